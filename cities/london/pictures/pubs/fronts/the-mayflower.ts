import { crowd } from '../../kit/figures';
import { georgeFlag } from '../../kit/flags';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { stream } from '../../kit/random';
import { clouds, rays, sky, sun } from '../../kit/sky';
import { skyline } from '../../kit/skyline';
import { garland } from '../../kit/street';
import { each, line, path, rect } from '../../kit/svg';
import { reflection, water } from '../../kit/water';
import { CREAM, GLASS, GOLD } from '../colours';
import { bricks, paned, panelled } from '../parts';
import type { Pub } from '../pub';

export const theMayflower: Pub = {
  file: 'the-mayflower',
  name: 'The Mayflower',
  alt: 'seen from the Thames at dusk: the gabled house with its wooden jetty on stilts over the water',
  hour: 'dusk',
  sign: { emblem: 'ship', place: 'Rotherhithe', ground: '#9FC4D1', shape: 'round', at: [980, 210, 0.6] },
  front: (c) => {
    const p = c.palette;
    const next = stream(8);
    return [
      sky(c),
      rays(p, 110, 560, 0.08),
      sun(p, 110, 540, 70),
      clouds(p, [
        [60, 140, 1],
        [880, 90, 1.1],
      ]),
      skyline(p.far, { to: 340, base: 640, seed: 15, low: 30, high: 160 }),
      rect(860, 240, 350, 420, p.brick[1]),
      path('M850 244l60-80h310v80z', p.roof[1]),
      each([900, 1040], (x) =>
        each([300, 440], (y) =>
          paned(x, y, 60, 90, { frame: p.stone[3], glass: y === 300 ? p.roof[1] : GLASS, bar: 4 }),
        ),
      ),
      rect(230, 250, 640, 420, '#7E4A38'),
      bricks(230, 260, 640, 200, next),
      // Two gables of black boards and white plaster.
      path('M210 262L390 70l180 192z', '#F1E4C8'),
      path('M540 262L720 70l180 192z', '#F1E4C8'),
      line('M205 266L390 66l185 200M535 266L720 66l185 200', '#231A16', 20),
      line(
        'M300 166h180M630 166h180M390 76v90M720 76v90M340 262l50-90 50 90M670 262l50-90 50 90M215 258h680',
        '#231A16',
        13,
      ),
      each([356, 686], (x) => paned(x, 186, 68, 66, { columns: 3, rows: 3, bar: 3 })),
      each([262, 420, 610, 770], (x) => paned(x, 296, 76, 92, { columns: 3, rows: 4, bar: 3 })),
      rect(220, 404, 660, 76, '#123B3A'),
      rect(220, 400, 660, 6, GOLD),
      rect(220, 476, 660, 6, GOLD),
      lettering('THE MAYFLOWER', { x: 550, y: 460, size: 56, fill: GOLD, spacing: 4, maxWidth: 620 }),
      rect(230, 482, 640, 180, '#1A2A2A'),
      each([256, 390, 690, 800], (x) =>
        paned(x, 506, 92, 110, { frame: '#0F1C1C', columns: 3, rows: 3, bar: 4 }),
      ),
      panelled(536, 648, 90, 140, '#7A2230'),
      water(c, 650, 9),
      glow(c, 'light', GLASS, [560, 680], [420, 70], 0.5),
      // The jetty.
      each(
        [130, 300, 470, 640, 810, 980],
        (x) => rect(x, 640, 20, 150, '#231A16') + reflection(p.stone[2], x + 10, 770, 60, 3, 0.4),
      ),
      line('M140 740L310 660M310 740L480 660M480 740L650 660M650 740L820 660M820 740L990 660', '#231A16', 8),
      rect(90, 632, 950, 22, '#5B4130'),
      rect(90, 632, 950, 6, '#8A6A48'),
      bars(96, 584, 7, 50, 28, 34.8, '#3A2A20'),
      rect(90, 578, 950, 9, '#5B4130'),
      garland([110, 520], [560, 500], 60, 12, [GLASS], true),
      garland([560, 500], [1030, 520], 60, 12, [GLASS], true),
      line('M110 632V516M1030 632V516', '#231A16', 8),
      georgeFlag(p, 170, 632, 200, 0.8),
      crowd(p, [
        [250, 632, 0.9],
        [290, 632, 0.88],
        [440, 632, 0.9],
        [700, 632, 0.9],
        [900, 632, 0.92],
        [940, 632, 0.9],
      ]),
      rect(90, 604, 950, 5, CREAM, 'opacity=".18"'),
      path(
        'M40 780q60 14 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0',
        'none',
        `stroke="${p.glint}" stroke-width="3" opacity=".4"`,
      ),
    ];
  },
};
