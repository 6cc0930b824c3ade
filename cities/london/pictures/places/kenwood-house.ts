import { backdrop } from '../kit/backdrop';
import { crowd, duck, parentAndChild } from '../kit/figures';
import { tree, trees } from '../kit/greenery';
import { glow } from '../kit/light';
import { bars, block, column } from '../kit/masonry';
import { arches, windows } from '../kit/openings';
import { autumn, fallenLeaves } from '../kit/season';
import { birds } from '../kit/sky';
import { circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { ripples, water } from '../kit/water';
import type { Picture } from '../picture';

const southFront: Picture = {
  name: 'kenwood-house',
  title:
    'The long white south front of Kenwood above its sloping meadow, picnickers on the grass down to the lake',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const white = ['#FFFDF6', '#EADFC9', '#CDB999'] as const;
    return [
      backdrop(c, {
        light: [200, 120, 50],
        clouds: [
          [330, 80, 0.8],
          [860, 100, 1],
        ],
      }),
      birds(p, 520, 130, 5, 9),
      trees(p, -20, 280, 380, 84, 12),
      trees(p, 900, 1240, 380, 84, 15),
      trees(p, 280, 900, 330, 50, 19),
      // The middle of seven bays, the library and the orangery.
      block(400, 170, 400, 220, white[0], white[1], 0.12),
      path('M400 172l200-66 200 66z', white[0]),
      path('M446 164l154-50 154 50z', white[1]),
      circle(600, 146, 14, white[2]),
      rect(392, 168, 416, 12, white[2]),
      bars(414, 182, 14, 200, 8, 51, white[1]),
      windows(434, 206, 7, 1, [51.4, 1], [24, 40], p.window),
      windows(434, 266, 7, 1, [51.4, 1], [24, 52], p.window),
      windows(434, 336, 7, 1, [51.4, 1], [24, 50], p.window),
      each(
        [
          [170, 0],
          [810, 1],
        ] as const,
        ([x, side]) =>
          block(x, 262, 220, 128, white[0], white[1], side ? 0.24 : 0.08) +
          rect(x - 6, 254, 232, 12, white[2]) +
          arches(x + 18, 286, 30, 100, 5, 38, white[2]) +
          arches(x + 21, 290, 24, 94, 5, 38, p.window) +
          bars(x + 8, 266, 6, 124, 6, 40, white[1]),
      ),
      each([390, 796], (x) => rect(x, 290, 20, 100, white[1])),
      rect(150, 386, 900, 12, white[2]),
      // Terrace, meadow and lake.
      rect(0, 396, 1200, 20, '#E4D4AE'),
      path('M0 414h1200v230q-600 60-1200 0z', p.tree[2]),
      path('M0 450q400-40 760 30t440 20v60q-300 50-620-10T0 540z', p.tree[1], 'opacity=".3"'),
      path('M560 414q40 90-70 240h60q70-130 50-240z', '#E4D4AE', 'opacity=".8"'),
      water(c, 640, 8),
      path('M0 620q300 50 600 30t600 0v-10H0z', p.tree[1]),
      tree(p, 130, 560, 1.5),
      tree(p, 1080, 570, 1.6),
      each(
        [
          [330, 520, p.red],
          [760, 500, p.blue],
          [880, 560, p.gold],
        ] as const,
        ([x, y, colour]) =>
          ellipse(x, y, 54, 12, colour) +
          line(
            d`M${x - 40} ${y}h80M${x - 20} ${y - 8}l8 16M${x + 16} ${y - 9}l6 18`,
            p.white,
            2.5,
            'opacity=".8"',
          ) +
          rect(x + 8, y - 18, 22, 14, '#8A5A34'),
      ),
      crowd(p, [
        [280, 524, 0.74],
        [380, 522, 0.72],
        [720, 504, 0.68],
        [940, 566, 0.86],
        [520, 470, 0.5],
        [560, 416, 0.4],
        [640, 416, 0.4],
        [450, 416, 0.4],
        [500, 580, 0.9],
        [640, 610, 1],
      ]),
      parentAndChild(700, 628, 1.06, p.gold, p.red, p.red),
      duck(330, 712, 1),
      duck(420, 736, 0.9),
      ellipse(900, 724, 70, 6, p.glint, 'opacity=".4"'),
      duck(880, 712, 1.3, ['#FFFDF6', '#FFFDF6']),
    ];
  },
};

const library: Picture = {
  name: 'kenwood-house-2',
  title:
    'Robert Adam’s library at Kenwood: pink, blue and white under a curved painted ceiling, columns before an apse of books',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const pink = '#E9B7B4';
    const blue = '#A9C4DA';
    const gilt = '#C9983A';
    return [
      rect(0, 0, 1200, 800, '#C5D6E2'),
      // The barrel vault with its panels.
      path('M0 0h1200v330Q1060 60 600 60T0 330z', pink),
      path('M0 330Q140 60 600 60t600 270v40Q1060 110 600 110T0 370z', '#FFFDF6'),
      line('M0 348Q140 84 600 84t600 264', gilt, 5),
      each(
        [-2, -1, 0, 1, 2],
        (index) =>
          rect(600 + index * 210 - 78 - index * 4, 0, 156, 40 + Math.abs(index) * 6, blue) +
          rect(
            600 + index * 210 - 70 - index * 4,
            -4,
            140,
            36 + Math.abs(index) * 6,
            'none',
            `stroke="${gilt}" stroke-width="4"`,
          ) +
          ellipse(600 + index * 210 - index * 4, 14 + Math.abs(index) * 4, 34, 13, '#FFFDF6'),
      ),
      line('M210 0L130 170M990 0l80 170M400 0l-40 100M800 0l40 100', '#FFFDF6', 12),
      // The wall, with mirrors left and right.
      path('M0 370Q140 110 600 110t600 260v270H0z', '#B9D0E0'),
      each(
        [70, 950],
        (x) =>
          rect(x, 330, 180, 270, gilt) +
          path(d`M${x + 12} 590V400a78 60 0 0 1 156 0v190z`, '#E6EFF2') +
          path(d`M${x + 40} 590l90 -230l30 20l-80 210z`, '#fff', 'opacity=".6"') +
          line(d`M${x + 64} 346v244M${x + 116} 346v244`, gilt, 4),
      ),
      // The apse behind two columns.
      path('M350 640V330a250 190 0 0 1 500 0v310z', '#FFFDF6'),
      path('M374 640V340a226 170 0 0 1 452 0v300z', pink),
      path('M374 340a226 170 0 0 1 452 0z', '#F6E3DA'),
      line(
        times(
          9,
          (index) =>
            d`M600 340L${600 - Math.cos((index / 8) * Math.PI) * 226} ${340 - Math.sin((index / 8) * Math.PI) * 170}`,
        ),
        gilt,
        3,
      ),
      path('M520 340a80 60 0 0 1 160 0z', blue),
      rect(374, 336, 452, 16, '#FFFDF6'),
      rect(374, 350, 452, 4, gilt),
      each(
        [0, 1, 2, 3],
        (row) =>
          rect(390, 420 + row * 54, 420, 8, '#FFFDF6') +
          times(35, (index) =>
            rect(
              394 + index * 12,
              380 + row * 54 + ((index * 7 + row) % 5) * 2,
              10,
              40 - ((index * 7 + row) % 5) * 2,
              ['#7A3A2A', '#A56A36', '#4A5A44', '#5E2A38', '#3A4660'][(index * 3 + row) % 5]!,
            ),
          ),
      ),
      rect(580, 360, 40, 280, '#F6E3DA'),
      rect(324, 300, 552, 22, '#FFFDF6'),
      rect(324, 318, 552, 5, gilt),
      bars(340, 302, 10, 12, 22, 24, pink),
      each(
        [420, 744],
        (x) =>
          column(p, x, 324, 38, 316) +
          path(d`M${x - 12} 324h62l-8 30h-46z`, gilt) +
          line(d`M${x + 10} 360v260M${x + 20} 360v260`, '#E6C9A4', 2),
      ),
      // Chandelier.
      line('M600 60v150', gilt, 4),
      path('M520 216q80 60 160 0l-20 40q-60 30-120 0z', '#FFFFFF', 'opacity=".85"'),
      each(
        [520, 548, 600, 652, 680],
        (x) => rect(x - 4, 186, 8, 26, '#FFFDF6') + circle(x, 180, 7, '#FFE9A8'),
      ),
      times(9, (index) => circle(536 + index * 16, 254 + Math.sin((index / 8) * Math.PI) * 18, 6, '#F2F7FA')),
      glow(c, 'lights', '#FFF3D0', [600, 200], [280, 180], 0.6),
      rect(0, 624, 1200, 24, '#FFFDF6'),
      rect(0, 620, 1200, 5, gilt),
      rect(0, 648, 1200, 162, '#B9855A'),
      path('M280 660h640l160 150H120z', '#C4666A'),
      path('M320 672h560l120 128H200z', 'none', `stroke="${gilt}" stroke-width="6"`),
      each(
        [
          [470, 720],
          [600, 700],
          [730, 720],
          [600, 760],
        ] as const,
        ([x, y]) => ellipse(x, y, 44, 13, '#E9B7B4') + ellipse(x, y, 22, 6, gilt),
      ),
      rect(150, 596, 130, 20, gilt),
      path('M160 616h110l-14 60h-12l-8-40h-40l-8 40h-14z', '#8A5A2E'),
      crowd(
        p,
        [
          [340, 690, 1.06],
          [384, 694, 1.02],
          [860, 700, 1.1],
          [906, 704, 0.7],
          [1040, 760, 1.36],
          [120, 770, 1.36],
        ],
        2,
      ),
    ];
  },
};

const bridge: Picture = {
  name: 'kenwood-house-3',
  title:
    'The white sham bridge at the end of Kenwood’s lake among beeches in autumn red, mirrored in the still water',
  hour: 'dusk',
  draw: (c) => {
    const p = autumn(c.palette);
    const arch = (flip: 1 | -1, y: number, tone: string, opening: string): string => {
      const v = (value: number): number => y + value * flip;
      return (
        path(d`M270 ${v(0)}V${v(-70)}Q600 ${v(-150)} 930 ${v(-70)}V${v(0)}z`, tone) +
        path(
          times(
            3,
            (index) =>
              d`M${370 + index * 170 - 10} ${v(0)}q0 ${-70 * flip} 64 ${-72 * flip}t64 ${72 * flip}z`,
          ),
          opening,
        )
      );
    };
    return [
      backdrop(c, {
        light: [600, 240, 90],
        clouds: [
          [100, 110, 1],
          [860, 100, 1],
        ],
      }),
      trees(p, -20, 1220, 470, 110, 21),
      trees(p, 100, 500, 490, 60, 5),
      trees(p, 720, 1100, 490, 60, 8),
      water(c, 494, 23, 0.6),
      path('M0 494h1200v12H0z', '#4A2A40'),
      arch(-1, 500, p.white, '#3A2F66').replace('fill="#FFF1DC"', 'fill="#FFF1DC" opacity=".35"'),
      arch(1, 496, p.white, '#2A1F4A'),
      path('M270 426Q600 346 930 426v-12Q600 334 270 414z', '#DDBFB0'),
      line(
        times(23, (index) => d`M${292 + index * 28} ${416 - Math.sin((index / 22) * Math.PI) * 40}v-34`),
        p.white,
        6,
      ),
      path('M262 390Q600 300 938 390v-12Q600 288 262 378z', p.white),
      each(
        [262, 600, 930],
        (x) =>
          rect(x - 12, x === 600 ? 304 : 356, 24, x === 600 ? 60 : 80, p.white) +
          circle(x, x === 600 ? 298 : 350, 12, p.white),
      ),
      each(
        [
          [120, 560, 1.5],
          [1080, 560, 1.6],
          [40, 600, 1.9],
          [1170, 610, 2],
        ] as const,
        ([x, y, s]) => tree(p, x, y, s),
      ),
      path('M0 570q140-10 260 40t40 200H0zM1200 580q-140-10-260 40t-40 190h300z', '#5A3A4A'),
      path('M0 590q120 0 220 40t40 180H0z', '#6E4A4A'),
      fallenLeaves(c, 520, 790, 17),
      ripples(p, 560, 640, 70),
      duck(540, 640, 1.5, ['#FFFDF6', '#FFFDF6']),
      duck(680, 600, 0.9, ['#E9D5C0', '#E9D5C0']),
      crowd(p, [
        [150, 700, 1.2],
        [196, 704, 1.16],
        [1040, 720, 1.24],
        [1090, 724, 0.78],
      ]),
    ];
  },
};

export const kenwoodHouse = [southFront, library, bridge];
