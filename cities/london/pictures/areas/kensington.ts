import { crowd } from '../kit/figures';
import { flowers, trees } from '../kit/greenery';
import { block, cornice } from '../kit/masonry';
import { arches } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { d, line, path, rect, times } from '../kit/svg';
import type { Vignette } from './vignette';

export const kensington: Vignette = {
  name: 'Kensington',
  alt: 'the round red Albert Hall with its shallow dome, plane trees in front',
  hour: 'day',
  scene: (c) => {
    const p = c.palette;
    const [brick, shade] = p.brick;
    return [
      sky(c),
      rays(p, 220, 160, 0.12),
      sun(p, 220, 160, 58),
      clouds(p, [
        [830, 120, 1],
        [420, 100, 0.7],
      ]),
      birds(p, 860, 230),
      skyline(p.far, { to: 1220, base: 580, seed: 20, low: 50, high: 130 }),
      path('M280 330q20-150 320-158 300 8 320 158z', p.roof[0]),
      path('M640 173q270 12 280 157H760q-10-110-120-157z', p.roof[1]),
      line(
        'M330 330q40-130 240-156M450 330q30-120 140-156M600 172v158M750 330q-30-120-140-156M870 330q-40-130-240-156M320 260q280-60 560 0',
        p.far,
        3,
        'opacity=".6"',
      ),
      rect(586, 146, 28, 30, p.stone[0]),
      path('M256 330h688v250H256z', brick),
      path('M720 330h224v250H720z', shade),
      rect(246, 322, 708, 14, p.stone[0]),
      rect(256, 344, 688, 34, p.stone[1]),
      path(
        times(34, (index) => d`M${264 + index * 20} 374q4 -20 8 -20t8 20z`),
        p.stone[3],
        'opacity=".6"',
      ),
      rect(246, 380, 708, 9, p.stone[0]),
      arches(278, 404, 34, 74, 14, 47, p.stone[0]),
      arches(283, 410, 24, 66, 14, 47, p.window),
      rect(246, 490, 708, 8, p.stone[0]),
      arches(276, 512, 38, 68, 14, 47, p.stone[1]),
      arches(283, 520, 24, 60, 14, 47, p.stone[3]),
      block(520, 450, 160, 130, p.stone[0], p.stone[1]),
      arches(534, 478, 36, 102, 3, 48, p.ink),
      cornice(p, 512, 444, 176, 10),
      rect(0, 576, 1200, 130, p.tree[2]),
      path('M520 580h160l90 120H430z', p.paving[0]),
      trees(p, 20, 230, 600, 50, 3),
      trees(p, 980, 1190, 600, 50, 6),
      flowers(['#E0485A', '#FFD66B', '#F7C5CB'], 90, 420, 636, p, 3),
      flowers(['#E0485A', '#FFD66B', '#F7C5CB'], 790, 1110, 636, p, 5),
      crowd(p, [
        [560, 620, 0.5],
        [584, 622, 0.5],
        [640, 650, 0.64],
        [500, 656, 0.66],
      ]),
    ];
  },
};
