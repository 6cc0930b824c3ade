import { crowd } from '../kit/figures';
import { block } from '../kit/masonry';
import { arches, windows } from '../kit/openings';
import { define, reuse } from '../kit/reuse';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { farDome, skyline } from '../kit/skyline';
import { bus, lamp } from '../kit/street';
import { at, d, each, path, rect, times } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import { shard } from '../landmarks/shard';
import type { Picture } from '../picture';

export const theShard: Picture = {
  name: 'the-shard',
  title: 'The Shard rises like a splinter of glass over London Bridge and the river at dusk',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 330, 540, 0.07),
      sun(p, 330, 510, 84),
      clouds(p, [
        [80, 180, 1.1],
        [850, 160, 1.2],
        [330, 300, 0.8],
        [900, 380, 0.8],
      ]),
      birds(p, 840, 290, 6),
      skyline(p.far, { to: 1220, base: 640, seed: 26, low: 50, high: 170 }),
      farDome(p.far, 160, 640, 150),
      at(600, 650, 0.86, shard(p)),
      skyline(p.mid, { to: 1220, base: 650, seed: 45, low: 50, high: 120 }),
      windows(30, 560, 30, 3, [38, 26], [9, 12], p.mid, p.window),
      at(
        360,
        650,
        1,
        block(-60, -130, 120, 130, p.stone[1], p.stone[2]) +
          arches(-44, -110, 20, 60, 4, 23, p.window) +
          block(-34, -190, 68, 62, p.stone[1], p.stone[2]) +
          arches(-22, -180, 16, 44, 2, 28, p.window) +
          each([-34, 28], (x) => path(d`M${x} -190h8v-10l-4 -24 -4 24z`, p.stone[0])),
      ),
      block(760, 540, 300, 110, p.stone[2], p.stone[3]),
      arches(780, 560, 44, 90, 5, 56, p.window),
      embankment(p, 648, 24, 1200),
      define(c, 'lamp', lamp(p, 0, 0, 1)),
      times(10, (index) => reuse(c, 'lamp', 50 + index * 122, 650, 0.34)),
      crowd(p, [
        [240, 650, 0.4],
        [258, 650, 0.4],
        [520, 650, 0.4],
        [700, 650, 0.4],
        [718, 650, 0.26],
      ]),
      water(c, 670, 36),
      reflection(p.blue, 600, 682, 170, 8, 0.6),
      reflection(p.sun, 330, 682, 120, 8, 0.5),
      path('M-10 726h1220v30H-10z', p.stone[2]),
      path(
        `${times(3, (index) => d`M${40 + index * 400} 800q20 -40 160 -40t160 40z`)}M-10 752h1220v56H-10z`,
        p.stone[3],
        'fill-rule="evenodd"',
      ),
      rect(-10, 718, 1220, 9, p.stone[1]),
      bus(p, 130, 722, 0.6),
      bus(p, 930, 722, 0.6, true),
      crowd(p, [
        [380, 722, 0.5],
        [404, 722, 0.5],
        [640, 722, 0.5],
      ]),
    ];
  },
};
