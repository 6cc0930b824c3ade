import { crowd } from '../kit/figures';
import { bars, block, colonnade, pediment } from '../kit/masonry';
import { arches, clock, windows } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { lamp } from '../kit/street';
import { at, circle, d, path, rect, times } from '../kit/svg';
import type { Vignette } from './vignette';

export const marylebone: Vignette = {
  name: 'Marylebone',
  alt: 'the domed church tower between shop fronts with striped awnings',
  hour: 'dawn',
  scene: (c) => {
    const p = c.palette;
    const shop = (x: number, colour: string, awning: string): string =>
      block(x, 290, 210, 300, p.brick[0], p.brick[1], 0.1) +
      rect(x - 3, 282, 216, 12, p.white) +
      windows(x + 20, 316, 3, 2, [62, 84], [42, 62], p.white) +
      windows(x + 25, 321, 3, 2, [62, 84], [32, 52], p.window) +
      rect(x, 482, 210, 108, colour) +
      rect(x + 14, 520, 110, 60, '#FFE9B0') +
      rect(x + 142, 512, 50, 78, p.ink) +
      rect(x + 150, 520, 34, 34, '#FFE9B0') +
      path(d`M${x} 496h210l14 30H${x - 14}z`, awning) +
      bars(x + 18, 496, 20, 30, 5, 42, p.white, 'opacity=".85"');
    return [
      sky(c),
      rays(p, 600, 250, 0.16),
      sun(p, 600, 230, 120),
      clouds(p, [
        [80, 140, 0.9],
        [900, 120, 1],
      ]),
      birds(p, 760, 200, 4),
      skyline(p.far, { to: 1220, base: 580, seed: 17, low: 120, high: 220 }),
      at(
        600,
        590,
        1,
        block(-120, -190, 240, 190, p.stone[0], p.stone[1]) +
          pediment(p, -134, -188, 268, 56) +
          colonnade(p, -110, 110, 6, -180, 20, 180) +
          rect(-116, -184, 232, 12, p.stone[0]) +
          block(-44, -310, 88, 90, p.stone[0], p.stone[1]) +
          clock(p, 0, -266, 26, 270, 0) +
          block(-34, -400, 68, 92, p.stone[0], p.stone[1]) +
          arches(-22, -388, 18, 70, 2, 26, p.stone[3]) +
          path('M-38-400q4-46 38-56 34 10 38 56z', p.roof[0]) +
          path('M8-455q26 14 30 55H18z', p.roof[1]) +
          rect(-2, -490, 4, 36, p.gold) +
          circle(0, -492, 5, p.gold),
      ),
      shop(60, '#23503E', '#23503E'),
      shop(272, '#27407A', p.red),
      shop(722, p.red, '#27407A'),
      shop(934, '#4A3A5E', '#D9A441'),
      rect(0, 586, 1200, 30, p.paving[0]),
      rect(0, 614, 1200, 100, '#8A8486'),
      times(4, (index) =>
        rect(96 + index * 24, 566, 14, 22, [p.red, p.gold, p.blue, p.tree[1]][index] ?? p.red),
      ),
      lamp(p, 500, 616, 0.8),
      lamp(p, 700, 616, 0.8),
      crowd(p, [
        [330, 614, 0.76],
        [366, 616, 0.74],
        [590, 612, 0.7],
        [640, 616, 0.74],
        [860, 614, 0.76],
        [896, 616, 0.46],
      ]),
    ];
  },
};
