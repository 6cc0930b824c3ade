import { crowd } from '../kit/figures';
import { tree } from '../kit/greenery';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { farMast, skyline } from '../kit/skyline';
import { bench, railings } from '../kit/street';
import { rect, times } from '../kit/svg';
import { house } from './house';
import type { Vignette } from './vignette';

export const bloomsbury: Vignette = {
  name: 'Bloomsbury',
  alt: 'brick Georgian houses round a garden square in the morning',
  hour: 'dawn',
  scene: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 300, 200, 0.16),
      sun(p, 300, 170, 80),
      clouds(p, [
        [560, 100, 0.8],
        [900, 120, 1],
      ]),
      skyline(p.far, { to: 1220, base: 500, seed: 93, low: 180, high: 300 }),
      farMast(p.far, 1010, 400, 300),
      times(5, (index) =>
        house(
          p,
          60 + index * 216,
          580,
          214,
          330,
          index % 2 ? '#B9856A' : p.brick[0],
          p.brick[1],
          [p.ink, '#23503E', p.red, '#27407A', p.ink][index] ?? p.ink,
        ),
      ),
      rect(0, 576, 1200, 24, p.paving[0]),
      rect(0, 598, 1200, 110, p.tree[2]),
      railings(p, 30, 640, 1140, 60, 14),
      tree(p, 180, 650, 1.3),
      tree(p, 1020, 650, 1.35),
      bench(p, 600, 668, 0.8),
      crowd(p, [
        [450, 664, 0.74],
        [740, 664, 0.74],
        [772, 664, 0.46],
      ]),
      birds(p, 620, 210, 4),
    ];
  },
};
