import { riverBoat } from '../kit/boats';
import { georgeFlag } from '../kit/flags';
import { trees } from '../kit/greenery';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { farShard, skyline } from '../kit/skyline';
import { at, path } from '../kit/svg';
import { embankment, water } from '../kit/water';
import { towerBridge } from '../landmarks/tower-bridge';
import { whiteTower } from '../landmarks/white-tower';
import type { Vignette } from './vignette';

export const towerHill: Vignette = {
  name: 'Tower Hill',
  alt: 'the White Tower with Tower Bridge beside it on a bright day',
  hour: 'day',
  scene: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 220, 150, 0.12),
      sun(p, 220, 150, 56),
      clouds(p, [
        [560, 110, 0.8],
        [900, 100, 1],
      ]),
      birds(p, 640, 230),
      skyline(p.far, { to: 1220, base: 560, seed: 15, low: 40, high: 140 }),
      farShard(p.far, 700, 560, 260),
      at(860, 560, 0.56, towerBridge(p, 460, 700)),
      georgeFlag(p, 380, 270, 80, 0.8),
      trees(p, 40, 720, 576, 44, 6),
      at(380, 576, 0.86, whiteTower(p)),
      path('M0 570q200-18 400-6t380-8v60H0z', p.tree[2]),
      embankment(p, 590, 20, 1200),
      water(c, 608, 15),
      riverBoat(p, 640, 644, 0.6),
    ];
  },
};
