import { backdrop } from '../../kit/backdrop';
import { diner, laid } from '../../kit/dining';
import { crowd } from '../../kit/figures';
import { tree, trees } from '../../kit/greenery';
import { lettering } from '../../kit/lettering';
import { bars } from '../../kit/masonry';
import { arch } from '../../kit/openings';
import { stream } from '../../kit/random';
import { railings } from '../../kit/street';
import { at, circle, each, line, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';
import { GOLD } from '../colours';
import { bricks, paned } from '../parts';

export const gordonsWineBarInside: Picture = {
  name: 'gordons-wine-bar-inside',
  title:
    'The terrace of Gordon’s along Watergate Walk on a summer afternoon, the old river gate and plane trees beside the tables',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const next = stream(7);
    return [
      backdrop(c, {
        light: [160, 110, 56],
        clouds: [
          [340, 60, 0.8],
          [920, 90, 0.9],
        ],
      }),
      trees(p, 420, 1230, 420, 100, 41),
      // The brick side of the house, door and cellar lights.
      path('M-10 80h330l120 90v560H-10z', '#8A5240'),
      path('M320 80l120 90v560H320z', '#6A3C30'),
      bricks(-10, 90, 330, 480, next, [50, 20]),
      each([40, 180], (x) => paned(x, 150, 84, 130, { glass: p.window, columns: 2, rows: 4 })),
      rect(-10, 350, 330, 70, '#4A1626'),
      lettering('GORDON’S', { x: 158, y: 402, size: 52, fill: GOLD, spacing: 5 }),
      arch(60, 460, 180, 260, '#4A2A1E'),
      arch(80, 480, 140, 240, '#FFB557'),
      arch(110, 540, 80, 180, '#7A3A22'),
      // The Water Gate: three rusticated arches, lions on top.
      rect(620, 320, 340, 250, '#E3D2AE'),
      each(
        [650, 752, 854],
        (x) =>
          arch(x, 400, 76, 170, '#7A6A5A') +
          bars(x - 12, 350, 12, 220, 1, 0, '#C9B48A') +
          each([360, 400, 440, 480, 520], (y) => rect(x - 20, y, 24, 22, '#D3BE94')),
      ),
      path('M600 320h380v-20H600z', '#F0E2C2'),
      path('M700 300q90-70 180 0z', '#E3D2AE'),
      circle(790, 278, 14, '#C9B48A'),
      each(
        [620, 920],
        (x) => path(`M${x} 300v-20q4-26 30-24 20 2 18 44z`, '#D3BE94') + circle(x + 30, 262, 13, '#D3BE94'),
      ),
      path('M-10 560q700-30 1220 0v250H-10z', '#D8C8A8'),
      path('M440 556h770v16H440z', '#7F9F68'),
      railings(p, 470, 590, 740, 70),
      tree(p, 1080, 600, 2),
      each(
        [
          [330, 690],
          [560, 700],
          [790, 700],
          [1010, 690],
        ],
        ([x = 0, y = 0], index) =>
          line(`M${x} ${y}V${y - 230}`, '#F4E9D2', 8) +
          path(`M${x - 120} ${y - 190}q120-100 240 0z`, index % 2 ? '#7A2230' : '#F4E9D2') +
          path(`M${x - 40} ${y - 226}q40-16 80 0l20 36h-120z`, index % 2 ? '#942E3E' : '#E3D2AE') +
          laid(x, y - 50, 1, '#6B4A30') +
          diner(x - 100, y - 38, 1.05, index + 1) +
          diner(x + 100, y - 38, 1.05, index + 3, true),
      ),
      each([150, 660], (x) =>
        at(
          x,
          790,
          0.9,
          path('M-50 0q-24-60 0-120h100q24 60 0 120z', '#A9713C') +
            line('M-60-90h120M-64-30h128', '#3B2A1C', 9) +
            path('M-60-124h120v10H-60z', '#6B4226') +
            path('M-24-124v-40h16v40zM10-124v-54h14v54z', '#2F5A3E'),
        ),
      ),
      crowd(p, [
        [420, 790, 1.7],
        [900, 792, 1.7],
        [960, 794, 1.66],
      ]),
    ];
  },
};
