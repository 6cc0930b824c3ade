import { crowd } from '../kit/figures';
import { block } from '../kit/masonry';
import { arches, windows } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { at, d, each, path, rect } from '../kit/svg';
import { shard } from '../landmarks/shard';
import type { Vignette } from './vignette';

export const southwark: Vignette = {
  name: 'Southwark',
  alt: 'the Shard behind the cathedral tower and the railway arches at dusk',
  hour: 'dusk',
  scene: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 300, 440, 0.07),
      sun(p, 300, 400, 84),
      clouds(p, [
        [110, 150, 1],
        [860, 170, 1],
      ]),
      birds(p, 880, 260),
      skyline(p.far, { to: 1220, base: 600, seed: 70, low: 60, high: 170 }),
      at(700, 610, 0.82, shard(p)),
      at(
        400,
        600,
        1.25,
        block(-110, -120, 300, 120, p.stone[1], p.stone[2]) +
          arches(-96, -100, 24, 70, 8, 35, p.window) +
          path('M-120-120l20-36h270l24 36z', p.roof[0]) +
          block(-46, -260, 92, 260, p.stone[0], p.stone[1]) +
          arches(-32, -244, 18, 60, 3, 23, p.window) +
          arches(-32, -160, 18, 50, 3, 23, p.stone[3]) +
          each([-50, 36], (x) => path(d`M${x} -256h14v-12l-7 -40 -7 40z`, p.stone[0])),
      ),
      block(0, 560, 1200, 90, p.brick[0], p.brick[1], 0.1),
      rect(0, 552, 1200, 12, p.stone[1]),
      arches(40, 578, 90, 80, 9, 130, p.brick[2]),
      arches(52, 590, 66, 70, 9, 130, p.window),
      at(
        120,
        552,
        1,
        rect(0, -34, 420, 30, p.white, 'rx="6"') +
          windows(14, -28, 18, 1, [22, 1], [14, 12], p.roof[1]) +
          rect(0, -12, 420, 6, p.red),
      ),
      rect(0, 648, 1200, 60, p.paving[1]),
      crowd(p, [
        [280, 668, 0.6],
        [310, 668, 0.58],
        [620, 668, 0.6],
        [880, 668, 0.6],
        [906, 668, 0.38],
      ]),
    ];
  },
};
