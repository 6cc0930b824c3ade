import { crowd } from '../kit/figures';
import { trees } from '../kit/greenery';
import { bars } from '../kit/masonry';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { bench } from '../kit/street';
import { at, circle, d, ellipse, line, path, rect, times } from '../kit/svg';
import { blavatnik, tateModern } from '../landmarks/tate';
import type { Picture } from '../picture';

export const tateModern3: Picture = {
  name: 'tate-modern-3',
  title: 'Morning on Bankside: birch trees and benches before the brick front of Tate Modern',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const birch = (x: number, y: number, h: number): string =>
      path(d`M${x - 7} ${y}l3 ${-h}h7l5 ${h}z`, '#F4EFE6') +
      line(
        times(7, (index) => d`M${x - 5} ${y - 20 - index * (h / 8)}h${5 + (index % 2) * 4}`),
        '#5A5048',
        4,
      ) +
      ellipse(x, y - h - 30, 52, 74, p.tree[1]) +
      ellipse(x - 14, y - h - 50, 34, 46, p.tree[2]) +
      circle(x + 26, y - h + 4, 26, p.tree[1]);
    return [
      sky(c),
      rays(p, 270, 300, 0.16),
      sun(p, 270, 300, 110),
      clouds(p, [
        [70, 130, 1.1],
        [820, 130, 1.2],
        [960, 300, 0.7],
      ]),
      birds(p, 860, 240, 6, 4),
      skyline(p.far, { to: 1220, base: 660, seed: 82, low: 40, high: 150 }),
      at(1000, 660, 0.9, blavatnik(p)),
      at(610, 664, 1.18, tateModern(p)),
      trees(p, -20, 120, 670, 50, 3),
      rect(0, 660, 1200, 150, p.paving[0]),
      rect(0, 660, 1200, 30, p.tree[2]),
      path('M560 660h100l40 40H520z', p.paving[0]),
      line(
        'M0 720h1200M0 764h1200M300 690L200 800M480 690l-40 110M720 690l40 110M900 690l100 110',
        p.paving[1],
        3,
      ),
      bars(560, 660, 20, 4, 1, 1, p.stone[2]),
      birch(150, 720, 210),
      birch(250, 700, 180),
      birch(950, 700, 180),
      birch(1060, 724, 220),
      bench(p, 330, 760, 0.9),
      bench(p, 860, 760, 0.9),
      crowd(p, [
        [520, 740, 0.8],
        [556, 744, 0.78],
        [680, 770, 0.96],
        [722, 772, 0.6],
        [450, 700, 0.56],
        [760, 704, 0.58],
        [620, 700, 0.54],
      ]),
    ];
  },
};
