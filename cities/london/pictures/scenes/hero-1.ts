import { riverBoat } from '../kit/boats';
import { crowd } from '../kit/figures';
import { trees } from '../kit/greenery';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { farGherkin, farShard, farWalkieTalkie, farWedge, skyline } from '../kit/skyline';
import { at, each, rect } from '../kit/svg';
import { reflection, water } from '../kit/water';
import { towerBridge } from '../landmarks/tower-bridge';
import type { Picture } from '../picture';

const size = [2400, 900] as const;

export const hero1: Picture = {
  name: 'hero-1',
  title: 'Tower Bridge at sunset, the sun low between its towers and a boat on the river',
  hour: 'dusk',
  size,
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 1758, 620, 0.06, 30, 2600),
      sun(p, 1758, 590, 108),
      clouds(p, [
        [620, 210, 1.5],
        [1610, 110, 1],
        [2100, 150, 1.4],
        [180, 320, 1],
        [1060, 300, 1.1],
      ]),
      birds(p, 1200, 400, 6),
      skyline(p.far, { to: 2420, base: 720, seed: 17, low: 50, high: 210 }),
      farShard(p.far, 700, 720, 420),
      farGherkin(p.far, 2260, 720, 280),
      farWedge(p.far, 2140, 720, 260),
      farWalkieTalkie(p.far, 1060, 720, 220),
      skyline(p.mid, { to: 2420, base: 722, seed: 29, low: 20, high: 90 }),
      water(c, 716, 21),
      reflection(p.sun, 1758, 728, 240, 12, 0.6),
      rect(0, 672, 520, 60, p.stone[3]),
      rect(0, 664, 520, 9, p.stone[2]),
      trees(p, -20, 440, 668, 40, 7),
      at(1448, 660, 1, towerBridge(p, 620, 940)),
      each([1448, 2068], (x) => reflection(p.stone[2], x, 752, 170, 8, 0.4)),
      riverBoat(p, 1648, 800, 1.2),
      crowd(p, [
        [1630, 652, 0.24],
        [1646, 652, 0.24],
        [1880, 652, 0.24],
        [1960, 652, 0.24],
        [1240, 652, 0.24],
        [900, 652, 0.24],
      ]),
    ];
  },
};
