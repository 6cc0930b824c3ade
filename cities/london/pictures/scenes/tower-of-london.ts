import { riverBoat } from '../kit/boats';
import { crowd } from '../kit/figures';
import { georgeFlag } from '../kit/flags';
import { trees } from '../kit/greenery';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { farGherkin, farShard, farWalkieTalkie, farWedge, skyline } from '../kit/skyline';
import { at } from '../kit/svg';
import { bank, water } from '../kit/water';
import { fortress, waterGate } from '../landmarks/white-tower';
import type { Picture } from '../picture';

export const towerOfLondon: Picture = {
  name: 'tower-of-london',
  title:
    'The White Tower with its four turrets behind the curtain wall, seen across the Thames on a bright day',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 230, 190, 0.12),
      sun(p, 230, 190, 66),
      clouds(p, [
        [420, 110, 0.9],
        [900, 130, 1.15],
        [60, 320, 0.8],
      ]),
      birds(p, 900, 250),
      skyline(p.far, { to: 1220, base: 600, seed: 11, low: 50, high: 190 }),
      farGherkin(p.far, 1030, 600, 230),
      farWedge(p.far, 1110, 600, 250),
      farWalkieTalkie(p.far, 950, 600, 200),
      farShard(p.far, 150, 600, 330),
      trees(p, -20, 390, 600, 62, 3),
      trees(p, 820, 1230, 600, 60, 8),
      georgeFlag(p, 600, 250, 120),
      at(600, 650, 1, fortress(p)),
      waterGate(p, 712, 652, 120),
      bank(p, 636, 32, 1200),
      crowd(p, [
        [470, 656, 0.36],
        [486, 656, 0.3],
        [880, 654, 0.36],
        [1010, 655, 0.34],
        [1026, 655, 0.36],
      ]),
      water(c, 666, 7),
      riverBoat(p, 270, 722, 1),
    ];
  },
};
