import { riverBoat } from '../kit/boats';
import { crowd } from '../kit/figures';
import { tree } from '../kit/greenery';
import { define, reuse } from '../kit/reuse';
import { clouds, sky, stars, sun } from '../kit/sky';
import { farShard, skyline } from '../kit/skyline';
import { lamp } from '../kit/street';
import { at, each, times } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import { blavatnik, millenniumBridge, tateModern } from '../landmarks/tate';
import type { Picture } from '../picture';

export const tateModernByNight: Picture = {
  name: 'tate-modern',
  title: 'Tate Modern and its tall chimney across the Thames at night, the Millennium Bridge on the right',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      stars(c, 380, 9),
      sun(p, 230, 170, 46),
      clouds(p, [
        [700, 140, 1.2],
        [60, 300, 1],
      ]),
      skyline(p.far, { to: 1220, base: 612, seed: 61, low: 50, high: 200 }),
      farShard(p.far, 1110, 612, 370),
      at(880, 610, 0.95, blavatnik(p)),
      at(535, 610, 1, tateModern(p)),
      define(c, 'tree', tree(p, 0, 0, 1)),
      times(8, (index) => reuse(c, 'tree', 150 + index * 40 + (index % 3) * 6, 612, 0.42)),
      times(4, (index) => reuse(c, 'tree', 660 + index * 62, 612, 0.4)),
      embankment(p, 604, 30, 1200, [p.paving[0], p.roof[0]]),
      define(c, 'lamp', lamp(p, 0, 0, 1)),
      times(11, (index) => reuse(c, 'lamp', 40 + index * 112, 606, 0.28)),
      crowd(p, [
        [200, 606, 0.34],
        [216, 606, 0.34],
        [460, 606, 0.34],
        [700, 606, 0.34],
        [716, 606, 0.22],
      ]),
      water(c, 632, 15),
      reflection(p.window, 535, 644, 86, 10, 0.6),
      each([0, 1, 2, 4, 5, 6], (index) => reflection(p.gold, 176 + index * 104, 644, 52, 6, 0.35)),
      riverBoat(p, 240, 724, 1),
      at(770, 606, 1, millenniumBridge(p, 470, 60)),
      crowd(p, [
        [1050, 646, 0.42],
        [1072, 648, 0.42],
        [930, 628, 0.3],
        [1150, 660, 0.5],
      ]),
    ];
  },
};
