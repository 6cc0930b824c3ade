import { backdrop } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { glow } from '../kit/light';
import { bars, colonnade, cornice } from '../kit/masonry';
import { bus, lamp } from '../kit/street';
import { circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const ceiling: Picture = {
  name: 'banqueting-house-2',
  title:
    'The hall of the Banqueting House with its painted and gilded ceiling, chandeliers lit over an empty floor',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = p.stone;
    const chandelier = (x: number, y: number, s: number): string =>
      line(d`M${x} ${y - 120 * s}v${90 * s}`, p.ink, 4) +
      circle(x, y, 74 * s, '#FFE9B0', 'opacity=".3"') +
      ellipse(x, y, 60 * s, 16 * s, '#C9963E') +
      each(
        [-52, -30, 0, 30, 52],
        (dx) =>
          rect(x + dx * s - 3 * s, y - 30 * s, 6 * s, 26 * s, '#FFFDF6') +
          circle(x + dx * s, y - 36 * s, 7 * s, '#FFD66B'),
      );
    return [
      rect(0, 0, 1200, 800, '#F1E6D0'),
      // The ceiling in perspective, three rows of canvases in gilded frames.
      path('M0 0h1200L860 330H340z', '#C9963E'),
      path('M400 14h400l-50 120H450zM462 150h276l-36 84H498zM508 246h184l-22 56H530z', '#5E7FA8'),
      path('M30 14h330l50 120H160zM190 150h230l40 84H290zM310 246h160l20 56H370z', '#8E5A4A'),
      path('M1170 14H840l-50 120h250zM1010 150H780l-40 84h170zM890 246H730l-20 56h120z', '#8E5A4A'),
      ellipse(600, 74, 130, 46, '#F4E3C4'),
      path('M540 80q20-50 60-40 50-10 64 40-60 26-124 0z', '#B8273A'),
      circle(600, 50, 14, '#E9BE97'),
      each(
        [
          [520, 60],
          [690, 66],
          [570, 100],
          [640, 104],
        ],
        ([x = 0, y = 0]) =>
          circle(x, y, 9, '#E9BE97') + path(d`M${x - 16} ${y + 26}q16 -30 32 0z`, '#3D6C93'),
      ),
      ellipse(600, 190, 84, 28, '#F4E3C4'),
      path('M570 196q30-40 60 0z', '#3D6C93'),
      ellipse(600, 274, 56, 18, '#F4E3C4'),
      each(
        [
          [200, 70],
          [280, 190],
          [390, 274],
        ],
        ([x = 0, y = 0]) => ellipse(x, y, 50, 20, '#E0B48A') + ellipse(1200 - x, y, 50, 20, '#E0B48A'),
      ),
      // Side walls with windows and gallery.
      path('M0 0l340 330v270L0 760zM1200 0L860 330v270l340 160z', mid),
      each(
        [
          [40, 150, 280],
          [150, 250, 210],
          [250, 330, 150],
        ],
        ([x = 0, y = 0, h = 100]) =>
          rect(x, y, 60 - x / 8, h, '#BFD8E4') + rect(1200 - x - 60 + x / 8, y, 60 - x / 8, h, '#BFD8E4'),
      ),
      path('M0 480l340 0v16L0 520zM1200 480l-340 0v16l340 24z', '#C9963E'),
      // The end wall with the throne.
      rect(340, 330, 520, 270, light),
      colonnade(p, 350, 850, 6, 336, 18, 250),
      rect(520, 400, 160, 200, '#8E2B36'),
      path('M500 404l100-60 100 60z', '#C9963E'),
      rect(570, 500, 60, 90, '#C9963E'),
      rect(580, 480, 40, 60, '#B8273A'),
      path('M0 800V760l340-160h520l340 160v40z', '#D9BE8E'),
      line(
        'M420 600L180 800M520 600l-80 200M680 600l80 200M780 600l240 200M250 650h700M120 720h960',
        shade,
        3,
      ),
      path('M540 600h120l60 200H480z', '#B8273A'),
      chandelier(600, 380, 0.7),
      chandelier(360, 330, 0.9),
      chandelier(840, 330, 0.9),
      crowd(p, [
        [440, 690, 1.1],
        [740, 680, 1.06],
        [780, 682, 1.06],
        [330, 750, 1.4],
        [880, 770, 1.5],
      ]),
    ];
  },
};

const dusk: Picture = {
  name: 'banqueting-house-3',
  title:
    'Three lit bays of the Banqueting House above Whitehall in the evening, a bus passing under the carved garlands',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    const bay = (x: number, curved: boolean): string =>
      rect(x - 10, 190, 130, 220, light) +
      rect(x, 200, 110, 200, p.window) +
      line(d`M${x + 55} 200v200M${x} 266h110M${x} 332h110`, light, 7) +
      (curved ? path(d`M${x - 24} 182q79 -60 158 0z`, light) : path(d`M${x - 24} 182l79 -52 79 52z`, light)) +
      rect(x - 24, 180, 158, 12, light) +
      rect(x - 20, 410, 150, 16, light) +
      bars(x - 6, 426, 10, 34, 7, 20, mid) +
      rect(x - 20, 458, 150, 10, light);
    return [
      backdrop(c, { light: [120, 90, 60], clouds: [] }),
      rect(160, 30, 1050, 650, mid),
      rect(980, 30, 230, 650, shade),
      times(22, (row) => line(`M160 ${60 + row * 30}h1050`, shade, 2, 'opacity=".45"')),
      rect(150, 14, 1060, 20, light),
      bars(170, -10, 14, 26, 34, 31, light),
      path(
        times(
          4,
          (index) =>
            d`M${200 + index * 280} 66q60 60 120 0 60 60 120 0 -10 50 -60 50t-60 -30q-10 30 -60 30t-60 -50z`,
        ),
        light,
      ),
      each(
        [268, 548, 828],
        (x) => circle(x + 55, 88, 20, light) + path(d`M${x + 40} 84q15 -24 30 0v20q-15 16 -30 0z`, shade),
      ),
      bay(268, false),
      bay(548, true),
      bay(828, false),
      colonnade(p, 190, 1130, 7, 120, 34, 360),
      cornice(p, 150, 486, 1060, 18),
      each(
        [268, 548, 828],
        (x) =>
          rect(x - 6, 540, 122, 130, light) +
          rect(x + 6, 552, 98, 118, dark) +
          rect(x + 6, 552, 98, 118, p.window, 'opacity=".55"') +
          line(d`M${x + 55} 552v118`, light, 6),
      ),
      glow(c, 'street', p.gold, [600, 680], [620, 90], 0.45),
      rect(0, 670, 1200, 40, p.paving[0]),
      rect(0, 708, 1200, 100, p.roof[1]),
      line('M0 756h1200', p.white, 5, 'stroke-dasharray="70 50" opacity=".6"'),
      lamp(p, 120, 710, 1.2),
      lamp(p, 740, 700, 1.1),
      bus(p, 240, 780, 1.2),
      crowd(p, [
        [640, 700, 1.1],
        [676, 702, 1.1],
        [900, 704, 1.1],
        [1050, 706, 1.1],
        [1086, 708, 0.7],
      ]),
    ];
  },
};

export const banquetingHouseViews = [ceiling, dusk];
