import { backdrop } from '../kit/backdrop';
import { crowd, person } from '../kit/figures';
import { lettering } from '../kit/lettering';
import { glow } from '../kit/light';
import { bars } from '../kit/masonry';
import { sashes } from '../kit/openings';
import { stream } from '../kit/random';
import { birds } from '../kit/sky';
import { garland, lamp } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const COLOURS = ['#F0A9B4', '#8FC3D6', '#F4CE6A', '#A9C98A', '#C9A9D8', '#F2A778'] as const;

const street: Picture = {
  name: 'portobello-road-market',
  title:
    'Portobello Road on a Saturday: pink, blue and yellow houses step down the hill over antique stalls and their striped awnings',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const house = (x: number, top: number, w: number, foot: number, colour: string, door: string): string => {
      const rows = (foot - top - 100) / 2;
      return (
        rect(x, top, w, foot - top, colour) +
        rect(x + w * 0.88, top, w * 0.12, foot - top, '#000', 'opacity=".1"') +
        rect(x - 2, top - 10, w + 4, 14, p.white) +
        rect(x + w * 0.1, top - 46, w * 0.24, 38, p.brick[1]) +
        bars(x + w * 0.12, top - 58, w * 0.07, 14, 2, w * 0.11, p.brick[0]) +
        sashes(p, x + w * 0.18, top + rows * 0.22, [w * 0.2, rows * 0.58], 2, w * 0.42) +
        sashes(p, x + w * 0.18, top + rows * 1.16, [w * 0.2, rows * 0.62], 2, w * 0.42) +
        rect(x, foot - 100, w, 8, p.white) +
        rect(x + w * 0.08, foot - 84, w * 0.48, 60, '#F7E3B4') +
        line(d`M${x + w * 0.32} ${foot - 84}v60`, p.white, 4) +
        rect(x + w * 0.66, foot - 84, w * 0.24, 84, p.white) +
        rect(x + w * 0.69, foot - 78, w * 0.18, 78, door)
      );
    };
    const stall = (x: number, y: number, s: number, colour: string): string =>
      at(
        x,
        y,
        s,
        line('M-96 0v-170M96 0v-170', '#3A3A44', 6) +
          path('M-120-170h240l14 44h-268z', colour) +
          bars(-104, -170, 24, 44, 5, 46, p.white, 'opacity=".85"') +
          path(
            times(9, (index) => d`M${-134 + index * 30} -127a15 13 0 0 0 30 0z`),
            colour,
          ) +
          rect(-108, -66, 216, 12, '#9A7650') +
          path('M-108-54h216l-8 54h-200z', '#7A2430') +
          path('M-96-66q-4-20 8-30 12 10 8 30zM-60-66v-22h30v22zM-10-66q-4-40 14-44 18 4 14 44z', p.gold) +
          circle(46, -82, 16, '#C9CED8') +
          circle(46, -82, 9, '#FFFDF6') +
          rect(72, -96, 24, 30, '#B98532') +
          rect(76, -92, 16, 22, '#5FA3B5'),
      );
    return [
      backdrop(c, {
        light: [600, 150, 62],
        clouds: [
          [60, 80, 0.9],
          [880, 70, 0.9],
        ],
      }),
      birds(p, 460, 110, 5, 4),
      // The street falls away towards the middle.
      house(0, 96, 180, 640, COLOURS[0], '#3D6C93'),
      house(180, 160, 140, 618, COLOURS[1], '#B8273A'),
      house(320, 222, 108, 600, COLOURS[2], '#2F5B4C'),
      house(428, 276, 84, 586, COLOURS[4], '#22324A'),
      house(1020, 96, 180, 640, COLOURS[3], '#7A2430'),
      house(880, 160, 140, 618, COLOURS[5], '#2F5B4C'),
      house(772, 222, 108, 600, COLOURS[1], '#B8273A'),
      house(688, 276, 84, 586, COLOURS[0], '#22324A'),
      each(
        [512, 556, 600, 644],
        (x, index) =>
          rect(x, 330 + (index % 2) * 14, 44, 240, COLOURS[(index + 2) % 6]!) +
          rect(x + 8, 360, 10, 24, p.white) +
          rect(x + 26, 360, 10, 24, p.white) +
          rect(x + 8, 410, 10, 26, p.white) +
          rect(x + 26, 410, 10, 26, p.white),
      ),
      path('M0 640L430 580h340l430 60v170H0z', p.paving[0]),
      path('M470 576h260l330 234H140z', '#A9A2A0'),
      line('M600 580v230M540 580L380 810M660 580l160 230', '#8E8784', 3),
      garland([180, 250], [600, 330], 40, 13, [p.red, p.white, p.blue, p.gold]),
      garland([600, 330], [1020, 250], 40, 13, [p.gold, p.red, p.white, p.blue]),
      crowd(p, [
        [560, 594, 0.5],
        [590, 594, 0.5],
        [620, 596, 0.52],
        [650, 598, 0.5],
        [580, 612, 0.62],
        [630, 616, 0.64],
      ]),
      stall(470, 626, 0.56, p.blue),
      stall(740, 626, 0.56, p.red),
      crowd(
        p,
        [
          [560, 654, 0.8],
          [610, 658, 0.82],
          [660, 664, 0.84],
        ],
        2,
      ),
      stall(360, 690, 0.84, p.red),
      stall(850, 690, 0.84, '#2F6B52'),
      crowd(
        p,
        [
          [500, 712, 1.06],
          [560, 720, 1.08],
          [700, 716, 1.06],
          [744, 722, 0.68],
        ],
        3,
      ),
      stall(180, 776, 1.24, '#2F6B52'),
      stall(1030, 776, 1.24, p.blue),
      lamp(p, 30, 790, 1.3),
      crowd(
        p,
        [
          [400, 776, 1.36],
          [640, 786, 1.4],
          [700, 782, 1.36],
          [820, 780, 1.36],
        ],
        1,
      ),
    ];
  },
};

const antiques: Picture = {
  name: 'portobello-road-market-2',
  title:
    'A table of antiques on Portobello Road in early light: silver teapots, a bellows camera, clocks and a gramophone horn',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const silver = ['#F2F4F6', '#C9D0D8', '#8F9AA8'] as const;
    const next = stream(46);
    return [
      rect(0, 0, 1200, 800, '#E9B7A4'),
      times(15, (row) =>
        bars(-30 + (row % 2) * 40, row * 44, 74, 38, 16, 80, row % 2 ? '#E2AC98' : '#EDBFAD'),
      ),
      rect(60, 0, 330, 420, '#FFFDF6'),
      rect(80, 0, 290, 400, '#F7DDA8'),
      line('M225 0v400M80 200h290', '#FFFDF6', 10),
      rect(760, 0, 380, 460, '#3D6C93'),
      rect(790, 0, 320, 440, '#F7DDA8'),
      line('M950 0v440M790 220h320', '#3D6C93', 10),
      lettering('ANTIQUES', { x: 575, y: 120, size: 62, fill: '#7A2430', spacing: 8, maxWidth: 320 }),
      rect(420, 146, 310, 5, '#7A2430'),
      glow(c, 'sun', '#FFF6DA', [260, 230], [620, 420], 0.7),
      // The cloth.
      path('M0 560h1200v250H0z', '#6E2434'),
      path('M0 560h1200l-30 46H30z', '#8A3044'),
      line(
        times(
          13,
          (index) => d`M${40 + index * 96} 606q${index % 2 ? 16 : -12} 90 ${index % 2 ? -6 : 10} 200`,
        ),
        '#54182A',
        6,
      ),
      // Gramophone.
      rect(70, 500, 230, 90, '#8A5A34'),
      rect(70, 500, 230, 16, '#A8743F'),
      rect(240, 516, 60, 74, '#6B4226'),
      ellipse(180, 494, 100, 18, '#22222A'),
      ellipse(180, 492, 26, 6, p.red),
      path('M270 490q50-40 30-110l-16-6q4 60-40 100z', '#C98F2E'),
      path('M292 386q-80-20-160-140-60-100 40-170 130-50 200 60 40 110-40 220z', p.gold),
      path('M372 136q40 110-40 220l-40 30q80-110 20-270-30-40-70-50 90-20 130 70z', '#B9822A'),
      ellipse(214, 170, 84, 104, '#7A4A1E', 'transform="rotate(-24 214 170)"'),
      path('M330 560h40v-30h20', 'none', 'stroke="#8F9AA8" stroke-width="9"'),
      // Clock.
      path('M420 590V430q90-120 180 0v160z', '#7A4A2A'),
      path('M560 390q30 14 40 40v160h-34z', '#5A3420'),
      circle(510, 470, 62, p.gold),
      circle(510, 470, 52, '#FFF6DF'),
      line(
        times(
          12,
          (index) =>
            d`M${510 + Math.cos((index * Math.PI) / 6) * 42} ${470 + Math.sin((index * Math.PI) / 6) * 42}L${510 + Math.cos((index * Math.PI) / 6) * 49} ${470 + Math.sin((index * Math.PI) / 6) * 49}`,
        ),
        p.ink,
        4,
      ),
      line('M510 470l-20-24M510 470l14 30', p.ink, 6, 'stroke-linecap="round"'),
      rect(404, 584, 212, 20, '#5A3420'),
      // Silver teapot and its tray.
      ellipse(740, 610, 150, 20, silver[2]),
      ellipse(740, 604, 142, 16, silver[1]),
      path('M660 590q-30-90 60-106h40q90 16 60 106z', silver[1]),
      path('M660 590q-30-90 60-106h16q-60 20-40 106z', silver[0]),
      path('M790 500q60 20 30 90h-30q30-40 0-90z', silver[2]),
      path('M820 560q50-10 60-70l20-4q-10 90-76 100z', silver[1]),
      path('M662 520q-60-10-56 30t60 34', 'none', `stroke="${silver[2]}" stroke-width="13"`),
      path('M714 484q26-40 52 0z', silver[0]),
      circle(740, 456, 10, '#3A2A22'),
      // Camera.
      path('M950 450h200v140H950z', '#22222A'),
      rect(950, 450, 200, 24, '#3A3A44'),
      path('M930 470h30v104h-30zM906 480h26v84h-26zM886 490h22v64h-22z', '#7A2430'),
      line('M942 470v104M920 480v84', '#54182A', 5),
      rect(856, 480, 32, 84, '#22222A'),
      circle(868, 522, 30, silver[2]),
      circle(862, 522, 22, '#22222A'),
      circle(860, 518, 9, '#5FA3B5'),
      rect(1010, 424, 80, 28, '#3A3A44'),
      // Small things in front.
      each(
        [
          [120, 690],
          [200, 720],
          [290, 690],
        ] as const,
        ([x, y], index) =>
          circle(x, y, 36, p.gold) +
          circle(x, y, 29, '#FFF6DF') +
          line(d`M${x} ${y}v-18M${x} ${y}l${12 - index * 8} 8`, p.ink, 4) +
          rect(x - 6, y - 52, 12, 14, p.gold) +
          circle(x, y - 54, 8, 'none', `stroke="${p.gold}" stroke-width="4"`),
      ),
      each([0, 1, 2, 3, 4], (index) =>
        path(
          d`M${420 + index * 38} 740v-70q-12 -4 -12 -24q0 -22 18 -22t18 22q0 20 -12 24v70z`,
          silver[index % 2]!,
        ),
      ),
      each(
        [
          [680, 700, '#3D6C93'],
          [790, 716, '#B8273A'],
        ] as const,
        ([x, y, colour]) =>
          path(d`M${x - 40} ${y - 40}h80q0 50 -24 56h-32q-24 -6 -24 -56z`, '#FFFDF6') +
          line(d`M${x - 38} ${y - 26}h76`, colour, 6) +
          ellipse(x, y - 40, 40, 9, '#E9E2D6') +
          ellipse(x, y + 20, 56, 8, '#FFFDF6') +
          path(d`M${x + 36} ${y - 30}q28 0 18 24t-26 12`, 'none', 'stroke="#FFFDF6" stroke-width="7"'),
      ),
      times(
        11,
        (index) =>
          circle(920 + index * 22, 690 + Math.sin(index * 0.8) * 26, 11, '#FFF6E6') +
          circle(917 + index * 22, 686 + Math.sin(index * 0.8) * 26, 4, '#FFFFFF'),
      ),
      rect(1080, 700, 76, 50, '#FFFDF6', `rx="4" transform="rotate(${Math.round(next() * 8)} 1118 725)"`),
      lettering('£20', { x: 1118, y: 736, size: 30, fill: p.red, maxWidth: 60 }),
    ];
  },
};

const barrows: Picture = {
  name: 'portobello-road-market-3',
  title:
    'The fruit and vegetable barrows of Portobello Road at dusk: oranges, aubergines and cauliflowers heaped under bare bulbs',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const next = stream(9);
    const heap = (x: number, y: number, w: number, colours: readonly string[], r: number): string =>
      times(4, (row) =>
        times(
          Math.floor(w / (r * 1.8)) - row,
          (index) =>
            circle(
              x + r + index * r * 1.8 + row * r * 0.9,
              y - r * 0.8 - row * r * 1.3,
              r,
              colours[Math.floor(next() * colours.length)]!,
            ) +
            circle(
              x + r * 0.7 + index * r * 1.8 + row * r * 0.9,
              y - r * 1.1 - row * r * 1.3,
              r * 0.28,
              '#fff',
              'opacity=".35"',
            ),
        ),
      );
    const barrow = (x: number, colour: string, body: string, price: string): string =>
      path(d`M${x} 560h330l-16 60H${x + 16}z`, '#2F6B52') +
      rect(x, 552, 330, 14, '#3E8570') +
      circle(x + 80, 680, 52, 'none', 'stroke="#2A1E3A" stroke-width="11"') +
      circle(x + 250, 680, 52, 'none', 'stroke="#2A1E3A" stroke-width="11"') +
      line(
        times(
          8,
          (index) =>
            d`M${x + 80} 680l${Math.cos((index * Math.PI) / 4) * 48} ${Math.sin((index * Math.PI) / 4) * 48}M${x + 250} 680l${Math.cos((index * Math.PI) / 4) * 48} ${Math.sin((index * Math.PI) / 4) * 48}`,
        ),
        '#2A1E3A',
        5,
      ) +
      rect(x + 30, 616, 270, 20, '#24564A') +
      line(d`M${x + 14} 560V300M${x + 316} 560V300`, '#2A1E3A', 8) +
      path(d`M${x - 16} 270h362l18 56H${x - 34}z`, colour) +
      bars(x + 6, 270, 32, 56, 6, 58, p.white, 'opacity=".8"') +
      path(
        times(11, (index) => d`M${x - 34 + index * 36} 324a18 14 0 0 0 36 0z`),
        colour,
      ) +
      body +
      line(d`M${x + 110} 326v54M${x + 220} 326v54`, '#2A1E3A', 3) +
      each(
        [x + 110, x + 220],
        (lx) => circle(lx, 394, 13, '#FFF3CE') + circle(lx, 394, 50, '#FFD98A', 'opacity=".28"'),
      ) +
      rect(x + 130, 578, 76, 42, '#FFF6E6', 'rx="4"') +
      lettering(price, { x: x + 168, y: 609, size: 28, fill: p.red, maxWidth: 66 });
    return [
      backdrop(c, {
        light: [640, 260, 80],
        clouds: [
          [120, 90, 0.9],
          [830, 80, 0.9],
        ],
      }),
      each(
        [0, 170, 340, 510, 690, 860, 1030],
        (x, index) =>
          rect(
            x,
            150 + (index % 3) * 26,
            175,
            460,
            ['#8A4A6E', '#5E4A86', '#A9605E', '#6E3E66', '#7E5A8E', '#94505E', '#56407A'][index]!,
          ) +
          rect(x - 2, 142 + (index % 3) * 26, 179, 10, p.stone[1]) +
          sashes(p, x + 34, 184 + (index % 3) * 26, [36, 60], 2, 70, index % 2 ? p.window : '#2A1E4A'),
      ),
      rect(0, 600, 1200, 210, p.paving[1]),
      line(
        'M0 650h1200M0 720h1200M240 600l-100 210M500 600l-40 210M760 600l40 210M1000 600l120 210',
        '#5A3A5A',
        3,
      ),
      glow(c, 'bulbs', '#FFD98A', [600, 460], [640, 260], 0.35),
      person({ x: 210, y: 610, scale: 2, coat: '#3F6B4C', hair: '#4A4A52' }),
      person({ x: 620, y: 610, scale: 2, coat: '#B8273A', skin: 1 }),
      person({ x: 1010, y: 610, scale: 2, coat: '#4A6AA6', skin: 2, hair: '#C89B5A' }),
      barrow(
        40,
        '#C92F46',
        heap(56, 560, 150, ['#F08A3C', '#E07A2C', '#F6A45A'], 17) +
          heap(216, 560, 140, ['#F2D34B', '#E9C43A'], 15),
        '4 £1',
      ),
      barrow(
        440,
        '#3E8570',
        heap(456, 560, 140, ['#C92F46', '#E0485A', '#A8202F'], 16) +
          each(
            [0, 1, 2, 3],
            (index) =>
              circle(630 + index * 40, 536 - (index % 2) * 24, 24, '#5B8A57') +
              circle(630 + index * 40, 530 - (index % 2) * 24, 17, '#FFF6E6') +
              circle(622 + index * 40, 526 - (index % 2) * 24, 7, '#F1E4C8'),
          ),
        '2 £3',
      ),
      barrow(
        840,
        '#D98A2E',
        each(
          [0, 1, 2, 3, 4],
          (index) =>
            path(d`M${864 + index * 32} 556q-18 -44 6 -70q26 26 10 70z`, '#4A2A66') +
            path(d`M${862 + index * 32} 492q8 -14 16 0z`, '#5B8A57'),
        ) + heap(1030, 560, 130, ['#86AD6A', '#9CC06E', '#6E9A55'], 16),
        '90p',
      ),
      each(
        [
          [400, 730],
          [800, 736],
          [1150, 760],
          [60, 770],
        ] as const,
        ([x, y], index) =>
          rect(x - 50, y - 34, 100, 44, '#B98A5A') +
          line(d`M${x - 50} ${y - 18}h100M${x - 50} ${y - 4}h100`, '#8A6238', 4) +
          each([-30, 0, 30], (dx) =>
            circle(x + dx, y - 42, 17, ['#F08A3C', '#C92F46', '#86AD6A', '#F2D34B'][index]!),
          ),
      ),
      crowd(
        p,
        [
          [330, 740, 1.3],
          [480, 764, 1.4],
          [530, 768, 0.9],
          [700, 770, 1.4],
          [900, 768, 1.4],
          [1080, 756, 1.34],
        ],
        2,
      ),
    ];
  },
};

export const portobelloRoadMarket = [street, antiques, barrows];
