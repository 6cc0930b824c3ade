import { backdrop } from '../kit/backdrop';
import { riverBoat } from '../kit/boats';
import { crowd } from '../kit/figures';
import { framed } from '../kit/framed';
import { glow } from '../kit/light';
import { bars, block, pediment } from '../kit/masonry';
import { lamp } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import type { Picture } from '../picture';

const turner: Picture = {
  name: 'tate-britain-2',
  title:
    'A stormy sea at sunset in a gilded frame, in the manner of Turner, with visitors before it at Tate Britain',
  hour: 'day',
  draw: (c) => {
    const sea =
      rect(0, 0, 560, 340, '#F2C777') +
      path('M0 0h560v120Q300 40 0 170z', '#D98A4A') +
      path('M0 0h320Q140 40 0 120z', '#8A6A7A', 'opacity=".7"') +
      circle(330, 150, 60, '#FFF1C9', 'opacity=".5"') +
      circle(330, 150, 36, '#FFF6DE') +
      path('M0 220q140-40 280-10t280-30v160H0z', '#B5703E') +
      path('M0 250q100-50 190-6t180-10 190-20v126H0z', '#6E6A62') +
      path('M0 290q120-50 230-6t330-30v86H0z', '#4A525A') +
      path('M150 238q60 26 130 0l-16 34h-96z', '#3A2A22') +
      path('M206 236V116l60 110zM200 236v-96l-44 90z', '#F4E3C4') +
      path('M40 268q40-34 80-10-20 26-80 10zM360 262q50-40 110-10-30 30-110 10z', '#FFF6E6', 'opacity=".7"') +
      path('M320 200q20 60-20 130h60q10-70-20-130z', '#FFE9B0', 'opacity=".6"');
    return [
      rect(0, 0, 1200, 800, '#3E5A5A'),
      rect(0, 0, 1200, 36, '#E9DCC3'),
      rect(0, 560, 1200, 14, '#2E4646'),
      glow(c, 'spot', '#FFF1C9', [600, 300], [520, 330], 0.4),
      framed(320, 110, 560, 340, sea),
      framed(
        60,
        200,
        150,
        190,
        rect(0, 0, 150, 190, '#C9B48E') +
          ellipse(75, 190, 56, 80, '#7A2230') +
          circle(75, 84, 32, '#E9BE97') +
          path('M42 84q0-48 33-48t33 48q-14-22-33-22t-33 22z', '#F4ECDD'),
      ),
      framed(
        990,
        200,
        150,
        190,
        rect(0, 0, 150, 190, '#7E97A3') +
          path('M0 120q40-40 80-10t70-10v90H0z', '#5A7058') +
          path('M0 150h150v40H0z', '#B9A26A') +
          circle(110, 44, 14, '#FFF6DE'),
      ),
      path('M560 470h80v26h-80z', '#E9DCC3'),
      line('M572 478h56M572 486h40', '#6B5A48', 3),
      rect(0, 574, 1200, 230, '#B98A58'),
      line(
        times(13, (index) => d`M${index * 100} 574L${(index - 6) * 170 + 600} 800`),
        '#946A40',
        3,
      ),
      path('M440 690h320v26H440zM470 716h16v50h-16zM714 716h16v50h-16z', '#2E2622'),
      crowd(c.palette, [
        [360, 720, 2.2],
        [430, 726, 1.4],
        [820, 722, 2.2],
        [1010, 690, 1.8],
        [160, 690, 1.8],
      ]),
    ];
  },
};

const riverFront: Picture = {
  name: 'tate-britain-3',
  title:
    'Tate Britain across the Thames at night, Britannia lit on its portico and the Tate boat at Millbank Pier',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = p.stone;
    return [
      backdrop(c, {
        light: [980, 140, 50],
        clouds: [
          [120, 130, 1],
          [640, 90, 0.8],
        ],
        roofs: [540, 69, 220],
      }),
      rect(130, 110, 110, 440, p.mid),
      bars(146, 140, 12, 14, 5, 17, p.window, 'opacity=".8"'),
      bars(146, 220, 12, 14, 5, 17, p.window, 'opacity=".8"'),
      bars(146, 320, 12, 14, 5, 17, p.window, 'opacity=".8"'),
      glow(c, 'front', p.gold, [640, 440], [440, 240], 0.4),
      at(
        640,
        290,
        1,
        path('M-90 30q0-100 90-110 90 10 90 110z', p.roof[0]) +
          path('M20-78q70 12 70 108H40q0-70-20-108z', p.roof[1]) +
          rect(-16, -110, 32, 34, light),
      ),
      block(350, 380, 580, 170, mid, shade, 0.2),
      rect(340, 366, 600, 16, light),
      bars(376, 410, 30, 100, 3, 52, p.window),
      bars(770, 410, 30, 100, 3, 52, p.window),
      rect(530, 340, 220, 210, p.stone[3]),
      rect(610, 430, 60, 120, p.window),
      pediment(p, 510, 340, 260, 70),
      bars(536, 344, 22, 200, 6, 37, light),
      at(
        640,
        272,
        1,
        path('M-16 0q0-50 16-64 16 14 16 64z', light) +
          circle(0, -74, 11, light) +
          line('M22 0v-96', light, 5) +
          path('M-40 0q-6-34 20-36l4 36z', light),
      ),
      times(4, (index) =>
        rect(510 - index * 16, 546 + index * 8, 260 + index * 32, 9, index % 2 ? light : mid),
      ),
      embankment(p, 574, 46, 1200),
      each([80, 260, 440, 840, 1020, 1160], (x) => lamp(p, x, 576, 0.6)),
      crowd(p, [
        [480, 574, 0.5],
        [506, 574, 0.5],
        [720, 574, 0.5],
        [930, 574, 0.5],
      ]),
      water(c, 618, 47),
      reflection(p.gold, 640, 630, 260, 11, 0.45),
      rect(180, 630, 250, 22, p.ink),
      path('M220 630v-50h150v50z', p.roof[0]),
      rect(236, 594, 118, 22, p.window),
      line('M200 574L230 632M400 574l-20 58', p.ink, 7),
      riverBoat(p, 470, 690, 1.2),
    ];
  },
};

export const tateBritainViews = [turner, riverFront];
