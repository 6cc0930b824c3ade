import { riverBoat } from '../kit/boats';
import { crowd } from '../kit/figures';
import { glow } from '../kit/light';
import { block } from '../kit/masonry';
import { define, reuse } from '../kit/reuse';
import { clouds, crescent, sky, stars } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { lamp } from '../kit/street';
import { at, rect, times } from '../kit/svg';
import { reflection, water } from '../kit/water';
import { towerBridge } from '../landmarks/tower-bridge';
import { curtainWall, drumTower, whiteTower } from '../landmarks/white-tower';
import type { Picture } from '../picture';

export const towerOfLondon3: Picture = {
  name: 'tower-of-london-3',
  title: 'The Tower of London floodlit at night, its lights and Tower Bridge mirrored in the river',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      stars(c, 330, 5),
      crescent(p, 820, 140, 42),
      clouds(p, [
        [60, 150, 1],
        [980, 230, 0.8],
      ]),
      skyline(p.far, { to: 1220, base: 560, seed: 14, low: 40, high: 150 }),
      at(930, 540, 0.5, towerBridge(p, 460, 700)),
      glow(c, 'flood', p.gold, [460, 470], [560, 440], 0.42),
      at(460, 560, 0.94, whiteTower(p)),
      curtainWall(p, -20, 500, 790, 110),
      drumTower(p, 110, 462, 104, 150),
      drumTower(p, 660, 462, 104, 150),
      block(770, 552, 450, 58, p.mid, p.mid),
      rect(0, 600, 1200, 14, p.stone[2]),
      define(c, 'lamp', lamp(p, 0, 0, 1)),
      times(9, (index) => reuse(c, 'lamp', 60 + index * 136, 606, 0.34)),
      crowd(p, [
        [300, 606, 0.4],
        [318, 606, 0.38],
        [560, 606, 0.4],
      ]),
      water(c, 612, 3),
      reflection(p.stone[0], 460, 624, 380, 10, 0.4),
      times(9, (index) => reflection(p.gold, 60 + index * 136, 622, 22, 5, 0.7)),
      reflection(p.gold, 1050, 622, 200, 6, 0.25),
      riverBoat(p, 760, 720, 1.1),
    ];
  },
};
