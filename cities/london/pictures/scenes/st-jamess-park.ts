import { crowd, duck } from '../kit/figures';
import { trees, willow } from '../kit/greenery';
import { block } from '../kit/masonry';
import { windows } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { at, circle, d, each, line, path, rect, times } from '../kit/svg';
import { reflection, water } from '../kit/water';
import { wheel } from '../landmarks/wheel';
import type { Picture } from '../picture';

const pelican = (x: number, y: number, scale: number, flip = false): string =>
  at(
    x,
    y,
    scale,
    path(
      'M-60-10q-10-60 40-76 50-14 70 10 10 10 20-20 6-40 34-44 24 0 22 24-4 18-20 22-4 50-30 80-60 40-136 4z',
      '#FFFDF6',
    ) +
      path('M-50-20q20-40 80-34 10 30-20 44-40 10-60-10z', '#E6DCCB') +
      path('M122-122q50 14 76 46-44 4-92-16z', '#F2B04A') +
      path('M110-104q40 24 80 28-40 20-82-10z', '#E08A3A') +
      circle(112, -122, 3.5, '#22324A') +
      line('M0 2v22M20 2v22', '#E08A3A', 6),
    flip ? -scale : scale,
  );

export const stJamessPark: Picture = {
  name: 'st-jamess-park',
  title: 'Pelicans by the lake in St James’s Park, the roofs of Whitehall and the London Eye over the trees',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 320, 230, 0.16),
      sun(p, 320, 230, 96),
      clouds(p, [
        [60, 120, 1],
        [520, 80, 0.8],
        [940, 150, 1],
      ]),
      birds(p, 480, 190, 5, 9),
      `<g opacity=".7">${at(830, 450, 0.85, wheel({ ...p, gold: p.white }, 150))}</g>`,
      at(
        600,
        440,
        1,
        each(
          [-160, -70, 60, 150],
          (x, index) =>
            block(x - 34, index % 3 ? -150 : -120, 68, 160, p.stone[0], p.stone[1]) +
            path(d`M${x - 34} ${index % 3 ? -150 : -120}q0 -40 34 -50q34 10 34 50z`, p.roof[0]) +
            rect(x - 2, index % 3 ? -222 : -192, 4, 24, p.gold) +
            windows(x - 24, -106, 3, 4, [18, 26], [9, 16], p.stone[3]),
        ) +
          block(-230, -70, 460, 90, p.stone[0], p.stone[1], 0.2) +
          windows(-216, -56, 22, 2, [20, 32], [9, 20], p.stone[3]),
      ),
      trees(p, -20, 430, 490, 70, 3),
      trees(p, 780, 1230, 490, 66, 7),
      trees(p, 400, 800, 480, 26, 9),
      water(c, 478, 26, 0.8),
      line('M300 500q300-60 600 0', p.blue, 9) +
        line(
          times(25, (index) => d`M${306 + index * 24.5} ${498 - Math.sin((index / 24) * Math.PI) * 30}v-22`),
          p.blue,
          3,
        ) +
        line('M300 478q300-60 600 0', p.blue, 5),
      reflection(p.sun, 330, 500, 120, 8, 0.5),
      path('M0 640q200-60 420-20 60 60-20 180H0z', p.tree[1]),
      path('M1200 620q-180-30-330 20-80 60-60 160h390z', p.tree[1]),
      willow(p, 1080, 700, 1.7, 5),
      duck(770, 560, 0.9),
      duck(420, 556, 0.8),
      duck(560, 548, 0.7, ['#22324A', '#22324A']),
      path('M214 732q300-44 630 0 70 42 30 78H184q-50-38 30-78z', p.stone[2]) +
        path('M234 728q290-38 596 0 20 16-20 22-280 22-566 0-30-8-10-22z', p.stone[1]),
      pelican(296, 718, 1.1),
      pelican(770, 726, 1, true),
      crowd(p, [
        [120, 700, 0.9],
        [160, 704, 0.86],
        [190, 704, 0.56],
        [900, 690, 0.8],
      ]),
    ];
  },
};
