import { backdrop } from '../../kit/backdrop';
import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { stream } from '../../kit/random';
import { cab } from '../../kit/street';
import { each, line, path, rect, times } from '../../kit/svg';
import { CREAM, GLASS, GOLD } from '../colours';
import { basket, bricks, lantern, paned, panelled } from '../parts';
import type { Pub } from '../pub';

export const theBarleyMow: Pub = {
  file: 'the-barley-mow',
  name: 'The Barley Mow',
  alt: 'the slender dark house of 1791 in a Georgian terrace at dusk, tall letters down its brick and a cab at the kerb',
  hour: 'dusk',
  sign: { emblem: 'barley', place: 'Marylebone', ground: '#7A2230', shape: 'arched', at: [926, 96, 0.56] },
  front: (c) => {
    const p = c.palette;
    const next = stream(37);
    return [
      backdrop(c, { light: [1090, 150, 56], clouds: [[1000, 60, 0.8]] }),
      // The terrace on both sides, plain and regular.
      rect(-10, 140, 360, 650, p.brick[1]),
      rect(-10, 126, 360, 18, p.stone[1]),
      bars(-10, 102, 14, 26, 7, 54, p.stone[1]),
      each([26, 144, 262], (x) =>
        each([186, 340, 488], (y) =>
          paned(x, y, 54, y === 186 ? 84 : 108, {
            frame: p.white,
            glass: (x + y) % 4 ? GLASS : p.roof[1],
            rows: 3,
            bar: 4,
          }),
        ),
      ),
      path('M-10 630h360v160H-10z', p.stone[1]),
      line(
        times(4, (row) => `M-10 ${660 + row * 30}h360`),
        p.stone[2],
        3,
      ),
      paned(40, 656, 70, 96, { frame: p.white, glass: GLASS, rows: 2, bar: 4 }),
      rect(196, 640, 78, 150, '#22262E'),
      path('M186 640q49-56 98 0z', GLASS),
      rect(846, 176, 364, 614, p.brick[0]),
      rect(846, 162, 364, 18, p.stone[1]),
      each([980, 1100], (x) =>
        each([372, 516], (y) =>
          paned(x, y, 58, 100, { frame: p.white, glass: y > 400 ? GLASS : p.roof[1], rows: 3, bar: 4 }),
        ),
      ),
      path('M846 650h364v140H846z', p.stone[1]),
      paned(1030, 676, 90, 82, { frame: p.white, glass: GLASS, columns: 3, rows: 1, bar: 4 }),
      // The house, a storey taller, its brick nearly black.
      rect(350, 54, 496, 736, '#4A3340'),
      bricks(350, 60, 496, 460, next, [46, 20]),
      path('M338 34h520v26H338z', p.stone[0]),
      each([380, 760], (x) => rect(x, -6, 56, 44, '#6A4A50')),
      each([396, 704], (x) =>
        each(
          [92, 236, 380],
          (y) =>
            paned(x, y, 96, y === 92 ? 92 : 112, { columns: 2, rows: 3 }) +
            path(`M${x - 14} ${y - 10}l6-18h112l6 18z`, '#C97A5A'),
        ),
      ),
      rect(552, 84, 96, 422, '#2A1B22'),
      rect(560, 92, 80, 406, 'none', `stroke="${GOLD}" stroke-width="3"`),
      each([...'BARLEYMOW'], (letter, index) =>
        lettering(letter, { x: 600, y: 142 + index * 38 + (index > 5 ? 26 : 0), size: 40, fill: GOLD }),
      ),
      rect(336, 522, 524, 70, '#1D1416'),
      rect(336, 516, 524, 6, GOLD),
      rect(336, 590, 524, 6, GOLD),
      lettering('THE BARLEY MOW', { x: 598, y: 576, size: 48, fill: GOLD, spacing: 4, maxWidth: 440 }),
      rect(350, 596, 496, 194, '#33222A'),
      each([366, 690], (x) => paned(x, 614, 140, 104, { frame: '#1D1416', columns: 4, rows: 2, bar: 4 })),
      each([366, 690], (x) =>
        rect(x, 734, 140, 42, 'none', `stroke="${GOLD}" stroke-width="3" opacity=".6"`),
      ),
      panelled(554, 786, 86, 180, '#5A2A1E'),
      lantern(532, 640, 0.8),
      lantern(664, 640, 0.8),
      basket(next, 436, 594, 0.5),
      basket(next, 762, 594, 0.5),
      rect(0, 782, 1200, 24, p.paving[1]),
      glow(c, 'door', GLASS, [598, 786], [320, 56], 0.5),
      cab(p, 960, 792, 1.25),
      crowd(p, [
        [470, 794, 1.4],
        [716, 794, 1.4],
        [290, 792, 1.36],
      ]),
      rect(336, 592, 524, 4, CREAM, 'opacity=".2"'),
    ];
  },
};
