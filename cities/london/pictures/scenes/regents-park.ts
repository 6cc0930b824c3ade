import { crowd, person } from '../kit/figures';
import { flowers, hedge, lawn, trees } from '../kit/greenery';
import { bars, block, colonnade, pediment } from '../kit/masonry';
import { windows } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { at, circle, path, rect } from '../kit/svg';
import type { Picture } from '../picture';

export const regentsPark: Picture = {
  name: 'regents-park',
  title: 'Rose beds and an urn in Regent’s Park with the bandstand and a white Nash terrace behind',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const white = { ...p, stone: ['#FFFDF4', '#EFE3CB', '#CDBB9C', p.stone[3]] as const };
    return [
      sky(c),
      rays(p, 210, 150, 0.12),
      sun(p, 210, 150, 58),
      clouds(p, [
        [360, 100, 0.9],
        [880, 110, 1.1],
        [60, 290, 0.7],
      ]),
      birds(p, 840, 220),
      trees(p, -20, 1230, 470, 70, 11),
      block(180, 330, 840, 150, white.stone[0], white.stone[1], 0.1),
      windows(200, 352, 30, 3, [27.4, 42], [11, 24], p.window),
      rect(170, 322, 860, 10, white.stone[0]),
      colonnade(white, 480, 720, 10, 336, 11, 140),
      pediment(white, 466, 334, 268, 56),
      colonnade(white, 190, 290, 5, 336, 9, 140),
      colonnade(white, 910, 1010, 5, 336, 9, 140),
      trees(p, -20, 330, 500, 48, 4),
      trees(p, 870, 1230, 500, 48, 6),
      lawn(p, 496, 800, 1200),
      at(
        850,
        560,
        1,
        path('M-90-120Q0-190 90-120z', p.roof[0]) +
          path('M20-150Q60-140 90-120H30z', p.roof[1]) +
          circle(0, -162, 7, p.gold) +
          bars(-80, -120, 7, 120, 6, 30.6, p.white) +
          rect(-90, -124, 180, 9, p.white) +
          rect(-90, -34, 180, 4, p.white) +
          bars(-84, -32, 3, 30, 15, 12, p.white) +
          rect(-100, -6, 200, 16, p.stone[1]) +
          person({ x: -30, y: -6, scale: 0.7, coat: p.red }) +
          person({ x: 16, y: -6, scale: 0.7, coat: p.blue, skin: 1 }),
      ),
      path('M500 500h200l260 300H240z', p.paving[0]),
      path('M500 500h60L420 800H240z', p.paving[1], 'opacity=".4"'),
      hedge(p, 60, 640, 300, 34),
      hedge(p, 840, 660, 330, 34),
      flowers(['#E0485A', '#F7C5CB', '#B8273A', '#FFF1C9'], 40, 330, 690, p, 3),
      flowers(['#F7C5CB', '#E0485A', '#FFD66B'], 0, 280, 730, p, 5),
      flowers(['#E0485A', '#B8273A', '#F7C5CB'], 880, 1190, 710, p, 7),
      flowers(['#FFD66B', '#F7C5CB', '#E0485A'], 940, 1200, 756, p, 9),
      at(
        600,
        690,
        1,
        path('M-70 0h140v-16H-70zM-46-16h92l-12-60h-68z', p.stone[1]) +
          path('M10-16h36l-12-60H10z', p.stone[2]) +
          path('M-80-170h160q-10 70-60 84h-40q-50-14-60-84z', p.stone[0]) +
          path('M20-86q50-14 60-84H50q0 50-30 84z', p.stone[2]) +
          rect(-88, -180, 176, 14, p.stone[0]),
      ),
      flowers(['#E0485A', '#F7C5CB', '#FFF1C9'], 530, 672, 508, p, 12),
      flowers(['#E0485A', '#B8273A'], 550, 650, 490, p, 13),
      crowd(p, [
        [450, 640, 0.62],
        [476, 642, 0.6],
        [740, 620, 0.56],
        [400, 740, 0.9],
        [820, 760, 0.94],
        [862, 762, 0.56],
      ]),
    ];
  },
};
