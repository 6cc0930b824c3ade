import { crowd } from '../../kit/figures';
import { tree } from '../../kit/greenery';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { stream } from '../../kit/random';
import { clouds, crescent, sky, stars } from '../../kit/sky';
import { lamp } from '../../kit/street';
import { each, line, path, rect, times } from '../../kit/svg';
import { CREAM, GOLD } from '../colours';
import { blossom, bricks, lantern, paned, panelled } from '../parts';
import type { Pub } from '../pub';

export const theHollyBush: Pub = {
  file: 'the-holly-bush',
  name: 'The Holly Bush',
  alt: 'the pale Georgian front at the top of a flight of stone steps, a great lantern over its door',
  hour: 'night',
  sign: { emblem: 'holly', place: 'Hampstead', ground: '#F3E9CF', shape: 'square', at: [418, 150, 0.5] },
  front: (c) => {
    const p = c.palette;
    const next = stream(19);
    // Each step is wider and nearer than the one above it.
    const steps = times(11, (index) => {
      const y = 556 + index * 22;
      const left = 372 - index * 26;
      const right = 700 - index * 8;
      return rect(left, y, right - left, 11, '#A9A3A6') + rect(left, y + 11, right - left, 11, '#6E6A74');
    });
    return [
      sky(c),
      stars(c, 300, 12),
      crescent(p, 180, 130, 46),
      clouds(p, [[40, 240, 0.9]]),
      tree(p, 130, 560, 1.6),
      // The cottage on the left of the steps.
      rect(-10, 390, 300, 420, '#6E4A40'),
      bricks(-10, 400, 300, 330, next),
      path('M-20 396l40-90h240l40 90z', p.roof[1]),
      each([36, 166], (x) => paned(x, 440, 70, 96, { rows: 3, bar: 4 })),
      rect(280, 470, 20, 330, '#3A2A34'),
      // The house at the top.
      rect(470, 70, 740, 490, '#EFE3C8'),
      rect(456, 56, 760, 22, CREAM),
      path('M470 60l50-56h640l60 56z', p.roof[1]),
      rect(1060, 70, 150, 490, '#000', 'opacity=".1"'),
      each([520, 690, 880, 1050], (x) =>
        paned(x, 116, 84, 140, { frame: '#FFF9EA', columns: 3, rows: 4, bar: 4 }),
      ),
      rect(470, 286, 740, 82, '#1F4A34'),
      rect(470, 282, 740, 6, GOLD),
      rect(470, 364, 740, 6, GOLD),
      lettering('THE HOLLY BUSH', { x: 828, y: 345, size: 54, fill: GOLD, spacing: 4, maxWidth: 640 }),
      each([740, 900, 1060], (x) =>
        paned(x, 402, 116, 130, { frame: '#1F4A34', columns: 4, rows: 3, bar: 4 }),
      ),
      panelled(556, 560, 98, 156, '#7A2230'),
      line('M606 366v30', '#16161D', 6),
      lantern(606, 420, 1.3),
      glow(c, 'door', '#FFD98A', [606, 570], [240, 80], 0.6),
      // The lane on the right, held by a wall, and the steps up to it.
      path('M640 556h570v250H560z', '#5C5560'),
      bricks(720, 580, 480, 220, next),
      rect(640, 548, 570, 16, '#A9A3A6'),
      each([760, 900, 1040, 1170], (x) => blossom(next, x, 546, 56, 22, 26, 7)),
      path('M372 556h330l-70 250H92z', '#565260'),
      steps,
      line('M372 520L110 780M374 520v40M318 576v44M262 630v46M206 686v46M150 740v46', '#16161D', 7),
      lamp(p, 690, 800, 1.5),
      crowd(p, [
        [470, 640, 1],
        [516, 644, 0.98],
        [400, 762, 1.5],
        [720, 548, 0.86],
      ]),
      rect(0, 786, 1200, 20, '#3E3B48'),
    ];
  },
};
