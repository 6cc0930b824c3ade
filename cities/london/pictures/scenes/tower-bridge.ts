import { barge, riverBoat } from '../kit/boats';
import { trees } from '../kit/greenery';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { farDome, farGherkin, farShard, farWalkieTalkie, skyline } from '../kit/skyline';
import { at, each } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import { towerBridge } from '../landmarks/tower-bridge';
import type { Picture } from '../picture';

export const towerBridgeRaised: Picture = {
  name: 'tower-bridge',
  title: 'Tower Bridge with its roadway raised for a Thames sailing barge on a bright day',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 220, 170, 0.12),
      sun(p, 220, 170, 62),
      clouds(p, [
        [60, 330, 0.8],
        [500, 90, 0.9],
        [960, 150, 1.1],
      ]),
      birds(p, 560, 210),
      skyline(p.far, { to: 1220, base: 650, seed: 13, low: 40, high: 170 }),
      farShard(p.far, 130, 650, 340),
      farGherkin(p.far, 1060, 650, 230),
      farWalkieTalkie(p.far, 960, 650, 190),
      farDome(p.far, 600, 650, 120),
      embankment(p, 636, 24, 1200),
      trees(p, -20, 200, 640, 30, 3),
      trees(p, 1010, 1230, 640, 30, 7),
      water(c, 656, 25),
      at(380, 596, 0.92, towerBridge(p, 478, 420, 38)),
      each([380, 820], (x) => reflection(p.stone[1], x, 684, 150, 6, 0.35)),
      barge(p, 520, 704, 0.95),
      riverBoat(p, 130, 742, 0.9),
    ];
  },
};
