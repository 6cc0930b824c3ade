import { riverBoat } from '../kit/boats';
import { trees } from '../kit/greenery';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { at } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import { elizabethTower, palaceRange, victoriaTower } from '../landmarks/elizabeth-tower';
import type { Vignette } from './vignette';

export const westminster: Vignette = {
  name: 'Westminster',
  alt: 'the clock tower and the Palace of Westminster across the river at dusk',
  hour: 'dusk',
  scene: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 330, 460, 0.07),
      sun(p, 330, 420, 90),
      clouds(p, [
        [110, 150, 1],
        [820, 150, 1],
      ]),
      birds(p, 800, 250),
      skyline(p.far, { to: 1220, base: 570, seed: 14, low: 40, high: 120 }),
      at(480, 575, 0.98, palaceRange(p, 13)),
      at(1010, 575, 0.8, victoriaTower(p)),
      at(440, 575, 0.66, elizabethTower(p)),
      trees(p, 60, 380, 574, 34, 5),
      embankment(p, 570, 22, 1200),
      water(c, 590, 7),
      reflection(p.sun, 330, 600, 120, 6, 0.5),
      reflection(p.stone[0], 640, 600, 300, 5, 0.3),
      riverBoat(p, 700, 636, 0.7),
    ];
  },
};
