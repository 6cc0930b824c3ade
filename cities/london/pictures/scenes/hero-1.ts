import { riverBoat } from '../kit/boats';
import { crowd } from '../kit/figures';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { farGherkin, farShard, farWalkieTalkie, farWedge, skyline } from '../kit/skyline';
import { at, each } from '../kit/svg';
import { reflection, water } from '../kit/water';
import { towerBridge } from '../landmarks/tower-bridge';
import type { Picture } from '../picture';

const size = [1920, 900] as const;

export const hero1: Picture = {
  name: 'hero-1',
  title: 'Tower Bridge at sunset, the sun low between its towers and a boat on the river',
  hour: 'dusk',
  size,
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 1290, 620, 0.06, 30, 2100),
      sun(p, 1290, 590, 108),
      clouds(p, [
        [520, 190, 1.5],
        [1180, 110, 1],
        [1620, 150, 1.4],
        [180, 320, 1],
      ]),
      birds(p, 760, 330, 6),
      skyline(p.far, { to: 1940, base: 720, seed: 17, low: 50, high: 210 }),
      farShard(p.far, 300, 720, 420),
      farGherkin(p.far, 1780, 720, 280),
      farWedge(p.far, 1660, 720, 260),
      farWalkieTalkie(p.far, 620, 720, 220),
      skyline(p.mid, { to: 1940, base: 722, seed: 29, low: 20, high: 90 }),
      water(c, 716, 21),
      reflection(p.sun, 1290, 728, 240, 12, 0.6),
      at(980, 660, 1, towerBridge(p, 620, 940)),
      each([980, 1600], (x) => reflection(p.stone[2], x, 752, 170, 8, 0.4)),
      riverBoat(p, 1180, 812, 1.35),
      crowd(p, [
        [1150, 652, 0.24],
        [1166, 652, 0.24],
        [1400, 652, 0.24],
        [1480, 652, 0.24],
        [760, 652, 0.24],
      ]),
    ];
  },
};
