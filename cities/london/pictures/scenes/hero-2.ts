import { riverBoat } from '../kit/boats';
import { crowd } from '../kit/figures';
import { trees } from '../kit/greenery';
import { glow } from '../kit/light';
import { windows } from '../kit/openings';
import { clouds, crescent, sky, stars } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { lamp } from '../kit/street';
import { at, circle, d, each, path, rect, times } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import { elizabethTower, palaceRange, victoriaTower } from '../landmarks/elizabeth-tower';
import type { Picture } from '../picture';

const size = [2400, 900] as const;

export const hero2: Picture = {
  name: 'hero-2',
  title:
    'The Palace of Westminster and its clock tower lit at night, seen from the river by Westminster Bridge',
  hour: 'night',
  size,
  draw: (c) => {
    const p = c.palette;
    const spans = times(7, (index) => d`M${-40 + index * 250} 716a106 70 0 0 1 212 0z`);
    return [
      sky(c),
      stars(c, 460, 3),
      crescent(p, 1500, 170, 52),
      clouds(p, [
        [900, 240, 1.3],
        [2160, 180, 1.3],
        [160, 160, 1.1],
      ]),
      skyline(p.far, { to: 2420, base: 690, seed: 64, low: 40, high: 150 }),
      trees(p, 1040, 1620, 690, 44, 4),
      glow(c, 'palace', p.gold, [1980, 600], [620, 420], 0.34),
      glow(c, 'clock', p.gold, [1830, 320], [240, 300], 0.3),
      at(2256, 690, 0.92, victoriaTower(p)),
      at(1866, 690, 0.96, palaceRange(p, 9)),
      at(1702, 690, 0.96, palaceRange(p, 2)),
      at(
        2060,
        690,
        0.96,
        path('M-24-150h48v-80h-48z', p.stone[1]) +
          path('M-24-230h48L0-330z', p.roof[0]) +
          path('M6-230h18L0-330z', p.roof[1]) +
          windows(-16, -220, 3, 2, [13, 34], [6, 22], p.window),
      ),
      at(1830, 690, 0.83, elizabethTower(p, 300, 60)),
      embankment(p, 686, 34, 2400, [p.stone[1], p.stone[2]]),
      rect(-10, 640, 1600, 24, p.stone[2]),
      rect(-10, 634, 1600, 8, p.stone[1]),
      path(`M-10 662h1600v58H-10z${spans}`, p.roof[0], 'fill-rule="evenodd"'),
      each(
        [60, 300, 540, 780, 1020, 1260, 1500],
        (x) => lamp(p, x, 638, 0.4) + reflection(p.gold, x, 732, 22, 7, 0.7),
      ),
      each(
        [1660, 1780, 1900, 2020, 2140, 2260, 2370],
        (x) => circle(x, 678, 5, p.gold) + circle(x, 678, 14, p.gold, 'opacity=".2"'),
      ),
      crowd(p, [
        [400, 636, 0.3],
        [420, 636, 0.3],
        [850, 636, 0.3],
        [870, 636, 0.3],
        [1330, 636, 0.3],
        [1352, 636, 0.3],
      ]),
      water(c, 718, 31),
      each([60, 300, 540, 780, 1020, 1260, 1500], (x) => reflection(p.gold, x, 728, 24, 7, 0.6)),
      reflection(p.stone[0], 1830, 728, 90, 11, 0.55),
      reflection(p.gold, 2070, 730, 330, 9, 0.32),
      riverBoat(p, 1440, 806, 1.35),
    ];
  },
};
