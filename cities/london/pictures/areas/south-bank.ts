import { crowd } from '../kit/figures';
import { trees } from '../kit/greenery';
import { block } from '../kit/masonry';
import { windows } from '../kit/openings';
import { define, reuse } from '../kit/reuse';
import { crescent, sky, stars } from '../kit/sky';
import { farDome, skyline } from '../kit/skyline';
import { lamp } from '../kit/street';
import { at, rect, times } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import { wheel } from '../landmarks/wheel';
import type { Vignette } from './vignette';

export const southBank: Vignette = {
  name: 'South Bank',
  alt: 'the great wheel and lamps along the river walk at night',
  hour: 'night',
  scene: (c) => {
    const p = c.palette;
    return [
      sky(c),
      stars(c, 320, 18),
      crescent(p, 250, 150, 40),
      skyline(p.far, { to: 1220, base: 570, seed: 24, low: 50, high: 180 }),
      farDome(p.far, 1010, 570, 190),
      at(600, 566, 1, wheel({ ...p, white: '#F4E6FF', roof: ['#7A5AC0', '#5A3FA0'] }, 226)),
      block(70, 430, 300, 140, p.paving[0], p.paving[1]),
      rect(50, 470, 340, 14, p.paving[1]),
      rect(50, 520, 340, 14, p.paving[1]),
      windows(90, 442, 14, 2, [20, 50], [10, 22], p.roof[0], p.window),
      trees(p, 760, 1160, 570, 30, 4),
      embankment(p, 562, 26, 1200),
      define(c, 'lamp', lamp(p, 0, 0, 1)),
      times(9, (index) => reuse(c, 'lamp', 80 + index * 130, 566, 0.4)),
      crowd(p, [
        [300, 566, 0.42],
        [318, 566, 0.42],
        [800, 566, 0.42],
        [900, 566, 0.42],
        [918, 566, 0.28],
      ]),
      water(c, 586, 11),
      times(9, (index) => reflection(p.gold, 80 + index * 130, 594, 22, 5, 0.6)),
      reflection('#D9C2FF', 600, 596, 320, 6, 0.35),
    ];
  },
};
