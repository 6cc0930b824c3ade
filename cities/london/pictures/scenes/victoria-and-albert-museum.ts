import { crowd } from '../kit/figures';
import { banner } from '../kit/flags';
import { tree, trees } from '../kit/greenery';
import { bars, block } from '../kit/masonry';
import { arches } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { bus, lamp } from '../kit/street';
import { at, circle, d, each, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

export const victoriaAndAlbertMuseum: Picture = {
  name: 'victoria-and-albert-museum',
  title: 'The Victoria and Albert Museum: red brick and pale stone under a tower shaped like a crown',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = p.stone;
    const [brick, brickShade] = p.brick;
    return [
      sky(c),
      rays(p, 230, 160, 0.12),
      sun(p, 230, 160, 60),
      clouds(p, [
        [360, 230, 0.8],
        [870, 120, 1.1],
        [60, 310, 0.7],
      ]),
      birds(p, 800, 260),
      skyline(p.far, { to: 1220, base: 620, seed: 88, low: 50, high: 140 }),
      trees(p, -20, 160, 640, 60, 2),
      each(
        [100, 750],
        (x) =>
          block(x, 400, 350, 240, brick, brickShade, 0.12) +
          rect(x, 390, 350, 14, light) +
          rect(x, 506, 350, 9, light) +
          bars(x + 4, 400, 10, 240, 7, 56, light) +
          arches(x + 20, 424, 32, 70, 6, 56, light) +
          arches(x + 25, 430, 22, 62, 6, 56, p.window) +
          arches(x + 18, 532, 36, 92, 6, 56, light) +
          arches(x + 24, 540, 24, 80, 6, 56, p.window) +
          times(6, (index) => path(d`M${x + 22 + index * 56} 390v-20l14 -22 14 22v20z`, light)),
      ),
      at(
        48,
        52,
        0.92,
        [
          block(440, 300, 320, 340, light, mid, 0.34),
          rect(432, 292, 336, 12, light),
          bars(450, 304, 22, 336, 2, 276, mid),
          arches(486, 322, 34, 74, 6, 40, p.window),
          rect(440, 408, 320, 10, mid),
          path('M490 640V520a110 110 0 0 1 220 0v120z', mid),
          path('M506 640V522a94 94 0 0 1 188 0v118z', shade),
          path('M522 640V526a78 78 0 0 1 156 0v114z', light),
          path('M536 640V530a64 64 0 0 1 128 0v110z', p.ink),
          rect(592, 470, 16, 170, light),
          path('M548 560h44v80h-44zM608 560h44v80h-44z', '#7A4A34'),
          arches(552, 500, 32, 50, 2, 62, p.gold),
          each(
            [440, 736],
            (x) =>
              block(x, 240, 24, 60, light, mid) + path(d`M${x - 4} 240q16 -40 16 -52q0 12 16 52z`, p.roof[0]),
          ),
          block(520, 236, 160, 60, light, mid, 0.36),
          arches(532, 246, 14, 44, 7, 21, p.stone[3]),
          rect(512, 228, 176, 10, light),
          path('M530 228q4-70 40-92h60q36 22 40 92z', mid),
          path('M620 136q46 22 50 92h-36q0-60-14-92z', shade),
          line('M546 228q10-60 40-90M600 228v-92M654 228q-10-60-40-90', light, 6),
          path('M566 138q-10-44 34-60 44 16 34 60z', light),
          path('M606 79q36 18 28 59h-18q4-40-10-59z', mid),
          circle(600, 70, 9, p.gold),
          path('M597 30h6v34h-6z', p.gold),
          times(4, (index) =>
            rect(520 - index * 16, 634 + index * 8, 160 + index * 32, 9, index % 2 ? mid : light),
          ),
        ].join(''),
      ),
      each([466, 712], (x) => banner(p, x, 430, 30, 110, p.red)),
      rect(0, 660, 1200, 40, p.paving[0]),
      rect(0, 696, 1200, 110, '#6E7680'),
      rect(0, 694, 1200, 8, p.white),
      line('M0 756h1200', p.white, 5, 'stroke-dasharray="60 40" opacity=".8"'),
      tree(p, 230, 690, 0.95),
      tree(p, 1000, 690, 0.95),
      lamp(p, 380, 694, 0.7),
      lamp(p, 830, 694, 0.7),
      bus(p, 60, 742, 0.75),
      crowd(p, [
        [560, 686, 0.6],
        [586, 688, 0.58],
        [650, 686, 0.6],
        [720, 690, 0.62],
        [744, 690, 0.4],
        [480, 690, 0.62],
        [900, 690, 0.62],
      ]),
    ];
  },
};
