import { trees } from '../kit/greenery';
import { block } from '../kit/masonry';
import { windows } from '../kit/openings';
import { clouds, crescent, sky, stars } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { circle, d, each, line, path, rect, times } from '../kit/svg';
import { reflection, water } from '../kit/water';
import type { Vignette } from './vignette';

export const chelsea: Vignette = {
  name: 'Chelsea',
  alt: 'Albert Bridge strung with lamps across the river in the evening',
  hour: 'night',
  scene: (c) => {
    const p = c.palette;
    const pier = (x: number): string =>
      each(
        [-34, 20],
        (dx) =>
          block(x + dx, 250, 16, 320, '#F7D9E0', '#B98FB0') +
          path(d`M${x + dx - 6} 252q14 -20 14 -46q0 26 14 46z`, '#F7D9E0') +
          circle(x + dx + 8, 204, 5, p.gold),
      ) +
      rect(x - 44, 290, 92, 10, '#F7D9E0') +
      rect(x - 44, 380, 92, 10, '#F7D9E0') +
      block(x - 50, 560, 104, 60, p.stone[2], p.stone[3]);
    const stays = (x: number): string =>
      line(
        [-260, -200, -140, -80, 80, 140, 200, 260].map((dx) => d`M${x} 240L${x + dx} 530`).join(''),
        '#F7D9E0',
        4,
      );
    const lights = (x: number): string =>
      each([-260, -200, -140, -80, 80, 140, 200, 260], (dx) =>
        times(7, (index) =>
          circle(x + (dx * (index + 0.5)) / 7, 240 + (290 * (index + 0.5)) / 7, 3.4, p.gold),
        ),
      );
    return [
      sky(c),
      stars(c, 300, 41),
      crescent(p, 600, 150, 44),
      clouds(p, [
        [130, 170, 0.9],
        [850, 150, 1],
      ]),
      skyline(p.far, { to: 1220, base: 570, seed: 36, low: 40, high: 120 }),
      windows(60, 520, 40, 3, [28, 18], [7, 8], p.far, p.gold),
      trees(p, 20, 1180, 580, 32, 8),
      water(c, 576, 20),
      stays(350),
      stays(850),
      path('M40 520Q600 490 1160 520v24Q600 514 40 544z', '#F7D9E0'),
      path('M40 538Q600 508 1160 538v10Q600 518 40 548z', '#8FA6C9'),
      pier(350),
      pier(850),
      lights(350),
      lights(850),
      times(
        27,
        (index) =>
          circle(50 + index * 42, 514 - Math.sin((index / 26) * Math.PI) * 14, 4.5, p.gold) +
          circle(50 + index * 42, 514 - Math.sin((index / 26) * Math.PI) * 14, 11, p.gold, 'opacity=".2"'),
      ),
      each([350, 850], (x) => reflection('#F7C5CB', x, 626, 120, 5, 0.5)),
      reflection(p.gold, 600, 610, 260, 6, 0.35),
    ];
  },
};
