import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { stream } from '../../kit/random';
import { stars } from '../../kit/sky';
import { at, each, line, path, rect } from '../../kit/svg';
import { CREAM, GLASS, GOLD } from '../colours';
import { bricks, paned, panelled } from '../parts';
import type { Pub } from '../pub';

const tricolour = (x: number, y: number, tilt: number): string =>
  at(
    x,
    y,
    1,
    `<g transform="rotate(${tilt})">` +
      line('M0 20V-160', '#8A6A48', 7) +
      path('M3-158q24 8 40 2v96q-20 6-40-2z', '#27407A') +
      path('M43-156q20-8 40 0v96q-20-8-40 0z', '#fff') +
      path('M83-156q24 10 44 2v96q-22 8-44-2z', '#C3273A') +
      '</g>',
  );

export const theFrenchHouse: Pub = {
  file: 'the-french-house',
  name: 'The French House',
  alt: 'a slim Soho house in dark blue, French flags flying from the first floor, drinkers on the pavement',
  hour: 'night',
  sign: { emblem: 'tricolour', place: 'Soho', ground: '#F3E4BE', shape: 'square', at: [1046, 150, 0.56] },
  front: (c) => {
    const next = stream(4);
    return [
      rect(0, 0, 1200, 800, '#101A38'),
      stars(c, 160, 8),
      // The neighbours in Dean Street.
      rect(-10, 120, 300, 690, '#3D4468'),
      each([40, 170], (x) =>
        each([180, 340], (y) =>
          paned(x, y, 70, 110, { frame: '#5A6186', glass: y === 180 ? '#22294C' : GLASS, bar: 4 }),
        ),
      ),
      rect(-10, 500, 300, 310, '#5A2D3A'),
      paned(36, 570, 210, 170, { frame: '#3A1D28', columns: 3, rows: 2 }),
      rect(910, 70, 300, 740, '#4A3A56'),
      each([960, 1090], (x) =>
        each([130, 300], (y) =>
          paned(x, y, 70, 110, { frame: '#6A5878', glass: y === 130 ? GLASS : '#22294C', bar: 4 }),
        ),
      ),
      rect(910, 480, 300, 330, '#2E3A34'),
      paned(1000, 560, 170, 180, { frame: '#1E2824', columns: 2, rows: 2 }),
      // The house itself.
      rect(290, 20, 620, 790, '#8A5040'),
      bricks(290, 30, 620, 400, next),
      rect(278, 10, 644, 26, CREAM),
      each([350, 546, 742], (x) => paned(x, 70, 108, 130, { columns: 3, rows: 4 })),
      each([350, 546, 742], (x) => paned(x, 252, 108, 140, { columns: 3, rows: 4 })),
      rect(290, 428, 620, 90, '#15305E'),
      rect(290, 424, 620, 7, GOLD),
      rect(290, 514, 620, 7, GOLD),
      lettering('THE FRENCH HOUSE', { x: 600, y: 492, size: 58, fill: GOLD, spacing: 3, maxWidth: 560 }),
      rect(290, 521, 620, 260, '#1D3A6B'),
      paned(318, 552, 196, 150, { frame: '#15305E', columns: 3, rows: 2 }),
      paned(686, 552, 196, 150, { frame: '#15305E', columns: 3, rows: 2 }),
      panelled(554, 776, 92, 224, '#15305E'),
      each([324, 692], (x) =>
        rect(x, 722, 184, 44, 'none', `stroke="${GOLD}" stroke-width="3" opacity=".7"`),
      ),
      tricolour(330, 420, -26),
      tricolour(520, 420, -12),
      tricolour(680, 420, 12),
      tricolour(800, 420, 24),
      rect(0, 774, 1200, 30, '#4B4A52'),
      glow(c, 'door', '#FFD98A', [600, 780], [380, 70], 0.5),
      crowd(c.palette, [
        [420, 790, 1.7],
        [478, 792, 1.66],
        [730, 790, 1.7],
        [796, 793, 1.64],
        [190, 792, 1.6],
      ]),
    ];
  },
};
