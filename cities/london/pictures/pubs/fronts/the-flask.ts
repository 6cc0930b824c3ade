import { backdrop } from '../../kit/backdrop';
import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { bars } from '../../kit/masonry';
import { arch } from '../../kit/openings';
import { stream } from '../../kit/random';
import { garland, lamp } from '../../kit/street';
import { each, line, path, rect, times } from '../../kit/svg';
import { CREAM, GLASS, GOLD } from '../colours';
import { blossom, bricks, lantern, paned, panelled, table } from '../parts';
import type { Pub } from '../pub';

export const theFlask: Pub = {
  file: 'the-flask',
  name: 'The Flask',
  alt: 'a yellow brick front with red arches on its paved lane, oxblood tiles below, bunting and small shops beyond',
  hour: 'day',
  sign: { emblem: 'flask', place: 'Hampstead', ground: '#C9DCCB', shape: 'square', at: [1010, 232, 0.52] },
  front: (c) => {
    const p = c.palette;
    const next = stream(29);
    return [
      backdrop(c, {
        light: [960, 100, 54],
        clouds: [
          [820, 160, 0.8],
          [1040, 60, 0.7],
        ],
      }),
      // Flask Walk: a crooked row of shops climbing to the High Street.
      each(
        [
          [820, 300, '#F2DFC4', '#2F6B45', 130],
          [950, 342, '#B5785A', '#27507E', 116],
          [1066, 372, '#E8E0D2', '#7A2230', 140],
        ] as const,
        ([x, top, wall, shop, width]) =>
          rect(x, top, width, 480, wall) +
          path(`M${x - 8} ${top}l22-54h${width - 30}l24 54z`, p.roof[0]) +
          paned(x + 22, top + 34, 36, 70, { frame: p.white, glass: p.window, rows: 2, bar: 4 }) +
          paned(x + width - 60, top + 34, 36, 70, { frame: p.white, glass: p.window, rows: 2, bar: 4 }) +
          rect(x, 560, width, 220, shop) +
          paned(x + 16, 600, width - 62, 116, { frame: CREAM, glass: GLASS, columns: 3, rows: 2, bar: 4 }) +
          rect(x + width - 36, 606, 28, 166, '#22262E'),
      ),
      path('M-10 76h840v704H-10z', '#D8BC84'),
      bricks(0, 80, 820, 330, next, [52, 20]),
      path('M-10 56h856v24H-10z', '#F4E9D2'),
      bars(0, 80, 18, 12, 24, 36, '#A9553E'),
      // Two rows of windows under red brick arches.
      each(
        [56, 236, 488, 668],
        (x) =>
          arch(x - 20, 116, 132, 196, '#A9553E') +
          arch(x - 4, 132, 100, 180, CREAM) +
          arch(x + 4, 140, 84, 172, p.window) +
          line(`M${x + 46} 140v172M${x + 4} 224h84`, CREAM, 5) +
          rect(x - 24, 312, 140, 12, CREAM) +
          blossom(next, x + 46, 306, 58, 14, 22, 6),
      ),
      path('M366 100h88v220h-88z', '#A9553E'),
      path('M380 118h60v84h-60z', '#F4E9D2'),
      lettering('1874', { x: 410, y: 168, size: 30, fill: '#7A2230' }),
      path('M384 222h52v70q-26 26-52 0z', '#E9BE5E'),
      rect(-10, 352, 850, 78, '#3E1218'),
      rect(-10, 346, 850, 7, GOLD),
      rect(-10, 428, 850, 7, GOLD),
      lettering('THE FLASK', { x: 410, y: 412, size: 62, fill: GOLD, spacing: 10, maxWidth: 500 }),
      rect(-10, 434, 850, 346, '#7A2A30'),
      line(
        times(9, (row) => `M-10 ${470 + row * 34}h850`),
        '#55161E',
        2,
        'opacity=".55"',
      ),
      bars(0, 434, 24, 346, 6, 162, '#92373C'),
      bars(4, 438, 5, 338, 6, 162, '#fff', 'opacity=".25"'),
      each(
        [40, 202, 526, 688],
        (x) =>
          paned(x, 466, 104, 176, { frame: '#F4E9D2', glass: GLASS, columns: 2, rows: 2 }) +
          path(`M${x + 12} 572h80v60h-80z`, '#FBF1D6', 'opacity=".75"') +
          line(`M${x + 52} 580l22 22-22 22-22-22z`, '#C98A2B', 3),
      ),
      panelled(352, 778, 56, 296, '#2F4A3E'),
      panelled(424, 778, 56, 296, '#2F4A3E'),
      lantern(342, 470, 0.8),
      lantern(492, 470, 0.8),
      garland([836, 330], [1210, 300], 70, 15, ['#B8273A', '#F4E9D2', '#2F6B45', '#E0A93F']),
      garland([836, 450], [1210, 430], 60, 15, ['#27507E', '#F4E9D2', '#B8273A', '#E0A93F']),
      rect(0, 776, 1200, 30, '#CDBEA4'),
      path('M0 776h1200v7H0z', '#B09C7C'),
      lamp(p, 880, 784, 1.1),
      table(124, 790, 0.9),
      table(690, 790, 0.9),
      crowd(p, [
        [196, 792, 1.3],
        [52, 792, 1.3],
        [606, 792, 1.3],
        [776, 794, 1.34],
        [980, 790, 1.2],
        [1090, 788, 1.16],
      ]),
    ];
  },
};
