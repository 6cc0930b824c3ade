import { riverBoat } from '../kit/boats';
import { crowd } from '../kit/figures';
import { trees } from '../kit/greenery';
import { glow } from '../kit/light';
import { define, reuse } from '../kit/reuse';
import { clouds, sky, stars, sun } from '../kit/sky';
import { farShard, skyline } from '../kit/skyline';
import { lamp } from '../kit/street';
import { at, each, times } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import { countyHall } from '../landmarks/county-hall';
import { wheel } from '../landmarks/wheel';
import type { Picture } from '../picture';

export const londonEye3: Picture = {
  name: 'london-eye-3',
  title: 'The London Eye lit red and gold on a clear night, seen over the water with its reflection',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const lights = { ...p, white: '#FFB3A8', roof: ['#C92F46', '#8E1C3C'] as const };
    return [
      sky(c),
      stars(c, 420, 12),
      sun(p, 230, 150, 34),
      clouds(p, [
        [60, 250, 0.9],
        [880, 190, 1],
      ]),
      skyline(p.far, { to: 1220, base: 600, seed: 52, low: 40, high: 150 }),
      farShard(p.far, 1090, 600, 260),
      glow(c, 'halo', p.red, [720, 320], [480, 440], 0.5),
      at(40, 606, 0.92, countyHall(p)),
      trees(p, 480, 1210, 604, 30, 6),
      at(720, 600, 1, wheel(lights, 244, 0.1)),
      embankment(p, 596, 26, 1200),
      define(c, 'lamp', lamp(p, 0, 0, 1)),
      times(10, (index) => reuse(c, 'lamp', 40 + index * 126, 598, 0.3)),
      crowd(p, [
        [520, 598, 0.34],
        [536, 598, 0.34],
        [900, 598, 0.34],
        [1010, 598, 0.34],
      ]),
      water(c, 620, 41),
      reflection('#FF8E8E', 720, 630, 420, 12, 0.42),
      times(10, (index) => reflection(p.gold, 40 + index * 126, 628, 20, 5, 0.7)),
      each([0, 1, 2], (index) => reflection(p.gold, 120 + index * 120, 632, 70, 7, 0.35)),
      riverBoat(p, 240, 716, 1.15),
    ];
  },
};
