import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { bars } from '../../kit/masonry';
import { stream } from '../../kit/random';
import { each, path, rect } from '../../kit/svg';
import { CREAM, GOLD } from '../colours';
import { basket, bricks, cobbles, lantern, paned, panelled, table } from '../parts';
import type { Pub } from '../pub';

/** An open timber gallery before its lit rooms; y is its floor. */
const gallery = (y: number): string =>
  rect(30, y - 180, 790, 180, '#3A2A22') +
  each([70, 226, 382, 538, 694], (x) => paned(x, y - 150, 86, 116, { columns: 3, bar: 4 })) +
  rect(30, y - 180, 790, 30, '#000', 'opacity=".3"') +
  bars(44, y - 62, 8, 62, 52, 15, CREAM) +
  rect(24, y - 72, 802, 12, CREAM) +
  rect(24, y - 4, 802, 12, CREAM) +
  bars(30, y - 180, 14, 180, 6, 155, CREAM);

export const theGeorgeInn: Pub = {
  file: 'the-george-inn',
  name: 'The George Inn',
  alt: 'the white timber galleries of the old coaching inn over its cobbled yard, drinkers at the tables',
  hour: 'night',
  sign: { emblem: 'george', place: 'Southwark', ground: '#274D7A', shape: 'square', at: [1050, 226, 0.62] },
  front: ({ palette }) => {
    const next = stream(3);
    return [
      rect(0, 0, 1200, 800, '#7A4B3A'),
      bricks(820, 100, 380, 420, next),
      path('M-10 96L40 0h1180v96z', '#4A2E2A'),
      path('M-10 96h1220v12H-10z', '#2A1B18'),
      bars(40, 20, 30, 8, 22, 54, '#000', 'opacity=".16"'),
      bars(66, 50, 30, 8, 21, 54, '#000', 'opacity=".16"'),
      each(
        [200, 560],
        (x) => path(`M${x - 70} 90L${x} 16l70 74z`, CREAM) + paned(x - 26, 50, 52, 36, { rows: 2, bar: 3 }),
      ),
      gallery(290),
      gallery(478),
      each([858, 1060], (x) => paned(x, 130, 84, 76, { columns: 3, rows: 2 })),
      rect(0, 486, 1200, 64, '#1F2A2E'),
      rect(0, 484, 1200, 6, GOLD),
      rect(0, 546, 1200, 6, GOLD),
      lettering('THE GEORGE INN', { x: 430, y: 536, size: 54, fill: GOLD, spacing: 6 }),
      rect(0, 552, 1200, 160, '#2B2320'),
      each([46, 196, 494, 650, 846, 1050], (x) =>
        paned(x, 572, 104, 104, { columns: 4, rows: 3, frame: '#EBDFC6', bar: 4 }),
      ),
      panelled(352, 708, 84, 134, '#7A2230'),
      lantern(470, 606, 0.8),
      lantern(322, 606, 0.8),
      each([120, 420, 735], (x) => basket(next, x, 300, 0.8)),
      rect(0, 706, 1200, 94, '#6E6A70'),
      cobbles(706, 800, '#2E2C34'),
      rect(0, 706, 1200, 8, '#000', 'opacity=".3"'),
      table(180, 776, 1.2),
      table(640, 784, 1.2),
      crowd(palette, [
        [84, 770, 1.2],
        [292, 772, 1.16],
        [540, 780, 1.2],
        [760, 782, 1.2],
        [900, 764, 1.1],
        [944, 768, 1.1],
        [250, 290, 0.8],
        [600, 478, 0.8],
      ]),
    ];
  },
};
