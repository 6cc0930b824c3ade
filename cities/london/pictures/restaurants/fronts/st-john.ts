import { backdrop } from '../../kit/backdrop';
import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { bars } from '../../kit/masonry';
import { stream } from '../../kit/random';
import { at, circle, each, line, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';
import { bricks, lantern, paned } from '../../pubs/parts';

export const stJohnFront: Picture = {
  name: 'st-john-front',
  title:
    'St. John in St John Street: the plain white front of an old smokehouse, a lamp, a black gate and a pig’s head in iron',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const next = stream(7);
    return [
      backdrop(c, { light: [1060, 130, 56], clouds: [[120, 80, 0.8]], roofs: [500, 97, 200] }),
      rect(-10, 90, 260, 720, p.brick[1]),
      bricks(-10, 100, 260, 480, next),
      each([40, 150], (x) =>
        each([150, 320], (y) => paned(x, y, 60, 110, { frame: p.white, glass: p.window, rows: 3, bar: 4 })),
      ),
      rect(950, 60, 260, 750, p.brick[2]),
      each([990, 1100], (x) =>
        each([120, 290], (y) => paned(x, y, 60, 110, { frame: p.white, glass: p.window, rows: 3, bar: 4 })),
      ),
      rect(950, 500, 260, 310, '#3A4450'),
      // White paint over brick, with three smoke vents on the roof.
      rect(250, 60, 700, 750, '#FBF8F0'),
      bars(250, 90, 700, 3, 18, 24, '#EAE4D6'),
      path('M234 40h732v24H234z', '#E4DCCB'),
      each(
        [340, 560, 780],
        (x) => path(`M${x} 40v-18l36-30 36 30v18z`, '#8A8478') + bars(x + 8, 24, 56, 5, 1, 0, '#5E5A52'),
      ),
      each(
        [310, 470, 670, 820],
        (x) =>
          rect(x - 8, 130, 96, 130, '#D9D0BE') +
          rect(x, 138, 80, 114, p.window) +
          line(`M${x + 27} 138v114M${x + 53} 138v114M${x} 176h80M${x} 214h80`, '#FBF8F0', 4),
      ),
      rect(250, 310, 700, 10, '#D9D0BE'),
      lettering('ST  JOHN', { x: 600, y: 400, size: 66, fill: '#22262E', spacing: 14 }),
      lettering('26', { x: 860, y: 560, size: 60, fill: '#22262E' }),
      // The pig, cut in iron.
      at(
        352,
        480,
        0.9,
        path(
          'M-60 20q-8-50 40-56 44-6 70 14l18-12-2 26q10 12 8 24l-16 4q-4 16-16 20v16h-14v-12h-46v12h-14v-16q-24-6-28-20z',
          '#22262E',
        ) +
          circle(44, -6, 4, '#FBF8F0') +
          path('M-60 16q-14-2-12-14 8-2 8 6', 'none', 'stroke="#22262E" stroke-width="4"'),
      ),
      path('M430 800V610q0-110 170-116 170 6 170 116v190z', '#D9D0BE'),
      path('M450 800V620q0-96 150-100 150 4 150 100v180z', '#FFE3A4'),
      path('M520 800V660q80-60 160 0v140z', '#B98A5C'),
      path('M450 800V560l60-24v264zM750 800V560l-60-24v264z', '#22262E'),
      line('M470 580v220M490 566v234M730 580v220M710 566v234', '#4A4E58', 5),
      lantern(600, 470, 1.3),
      each(
        [290, 820],
        (x) =>
          rect(x - 4, 620, 98, 120, '#D9D0BE') +
          rect(x + 4, 628, 82, 104, '#FFE3A4') +
          line(`M${x + 45} 628v104M${x + 4} 680h82`, '#FBF8F0', 5),
      ),
      rect(0, 782, 1200, 24, p.paving[0]),
      rect(0, 778, 1200, 7, p.paving[1]),
      crowd(p, [
        [400, 795, 1.5],
        [800, 795, 1.5],
        [850, 796, 1.46],
        [120, 794, 1.44],
      ]),
    ];
  },
};
