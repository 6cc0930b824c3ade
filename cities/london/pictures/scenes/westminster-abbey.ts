import { crowd } from '../kit/figures';
import { trees } from '../kit/greenery';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { lamp } from '../kit/street';
import { at, path, rect } from '../kit/svg';
import { abbeyWest } from '../landmarks/abbey';
import { elizabethTower } from '../landmarks/elizabeth-tower';
import type { Picture } from '../picture';

export const westminsterAbbey: Picture = {
  name: 'westminster-abbey',
  title:
    'The two west towers of Westminster Abbey at dusk, the great window alight and the clock tower beyond',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 600, 560, 0.07),
      sun(p, 600, 520, 120),
      clouds(p, [
        [120, 190, 1.2],
        [900, 120, 1.1],
        [930, 330, 0.7],
      ]),
      birds(p, 200, 320),
      skyline(p.far, { to: 1220, base: 660, seed: 41, low: 40, high: 150 }),
      at(1060, 662, 0.6, elizabethTower({ ...p, stone: [p.stone[1], p.mid, p.mid, p.roof[1]] })),
      at(600, 660, 1, abbeyWest(p)),
      trees(p, -20, 180, 664, 66, 6),
      trees(p, 1020, 1230, 664, 56, 3),
      rect(0, 656, 1200, 150, p.tree[1]),
      path('M540 660h120l150 140H390z', p.paving[1]),
      path('M588 660h24l60 140H528z', p.paving[0], 'opacity=".7"'),
      lamp(p, 300, 790, 0.95),
      lamp(p, 900, 790, 0.95),
      crowd(p, [
        [566, 746, 0.6],
        [592, 750, 0.56],
        [636, 708, 0.38],
        [720, 780, 0.74],
        [480, 776, 0.7],
        [610, 690, 0.32],
      ]),
    ];
  },
};
