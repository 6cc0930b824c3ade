import { backdrop } from '../../kit/backdrop';
import { crowd } from '../../kit/figures';
import { hedge, trees } from '../../kit/greenery';
import { birds } from '../../kit/sky';
import { garland } from '../../kit/street';
import { at, circle, each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';
import { paned, table } from '../parts';

/** A garden tree in its autumn colours; x is the foot of its trunk. */
const turning = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    path('M-10 0q4-90-4-170h24q-4 80 6 170z', '#5E4632') +
      each(
        [
          [-60, -190, 70, '#C9632F'],
          [50, -200, 74, '#E09A3A'],
          [0, -250, 80, '#D97F33'],
          [-24, -220, 46, '#F2C25A'],
          [70, -240, 40, '#B8472A'],
        ] as const,
        ([cx, cy, r, colour]) => circle(cx, cy, r, colour),
      ),
  );
/** A dog lying by a table. */
const dog = (x: number, y: number, colour: string): string =>
  path(`M${x - 50} ${y}q-4-34 40-36 20-2 30 2 4-20 22-18 18 2 16 18l8 6-8 8q-8 6-16 4v16z`, colour) +
  line(`M${x - 48} ${y - 12}q-24-4-26-20`, colour, 7, 'stroke-linecap="round"') +
  path(`M${x + 26} ${y - 50}q-10 6-6 24 8-4 10-20z`, '#2A1E16');

export const theSpaniardsInnInside: Picture = {
  name: 'the-spaniards-inn-inside',
  title:
    'The garden of The Spaniards Inn in autumn: tables under the turning trees, lamps among the vines and dogs at their feet',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    return [
      backdrop(c, {
        light: [940, 150, 60],
        clouds: [
          [200, 90, 0.9],
          [620, 60, 0.8],
        ],
      }),
      trees(p, -20, 1230, 420, 90, 33),
      turning(150, 480, 1.3),
      turning(470, 450, 1.1),
      turning(1080, 480, 1.35),
      rect(560, 250, 380, 220, '#FBF6EA'),
      line('M560 290h380M560 330h380M560 370h380M560 410h380', '#D3CCBC', 3),
      path('M540 254l60-90h300l60 90z', '#A9573E'),
      paned(620, 300, 70, 90, { frame: '#22262E', glass: '#FFC766', columns: 2, rows: 2, bar: 4 }),
      paned(810, 300, 70, 90, { frame: '#22262E', glass: '#FFC766', columns: 2, rows: 2, bar: 4 }),
      rect(720, 330, 66, 140, '#22262E'),
      path('M-10 460q600-40 1220 0v350H-10z', '#A3B183'),
      path('M500 800q60-230 220-330h70q90 130 40 330z', '#D9C29A'),
      hedge(p, -10, 500, 260, 60),
      hedge(p, 960, 500, 260, 60),
      garland([160, 270], [620, 240], 60, 16, ['#FFE39A'], true),
      garland([880, 240], [1080, 260], 50, 8, ['#FFE39A'], true),
      times(60, (index) =>
        circle(
          (index * 199) % 1200,
          520 + ((index * 83) % 270),
          5 + (index % 3) * 2,
          ['#C9632F', '#E09A3A', '#F2C25A', '#B8472A'][index % 4]!,
        ),
      ),
      table(230, 630, 1.3),
      table(1000, 640, 1.3),
      table(330, 770, 1.6),
      table(930, 780, 1.6),
      crowd(p, [
        [110, 630, 1.4],
        [350, 632, 1.36],
        [880, 640, 1.4],
        [1120, 642, 1.36],
        [180, 776, 1.7],
        [500, 778, 1.66],
        [760, 784, 1.7],
        [1100, 786, 1.66],
      ]),
      dog(600, 690, '#8A5A34'),
      dog(650, 790, '#E9DCC2'),
      birds(p, 380, 60, 5, 9),
    ];
  },
};
