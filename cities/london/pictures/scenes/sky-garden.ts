import { crowd } from '../kit/figures';
import { flowers } from '../kit/greenery';
import type { Palette } from '../kit/palettes';
import { clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { bench } from '../kit/street';
import { at, d, each, line, path, rect, times } from '../kit/svg';
import { shard } from '../landmarks/shard';
import { towerBridge } from '../landmarks/tower-bridge';
import type { Picture } from '../picture';

const palm = (p: Palette, x: number, y: number, height: number): string =>
  path(d`M${x - 8} ${y}q10 ${-height * 0.5} 2 ${-height}h14q2 ${height * 0.5} 6 ${height}z`, p.trunk) +
  each(
    [-150, -100, -50, -20, 40, 90, 140],
    (turn) =>
      `<g transform="translate(${x} ${y - height}) rotate(${turn})">${path('M0 0q50-36 120 10-60-6-120-4z', p.tree[turn % 3 ? 1 : 0])}${line('M4-2q50-22 100 6', p.tree[2], 3)}</g>`,
  );

export const skyGarden: Picture = {
  name: 'sky-garden',
  title:
    'Palms and ferns under the glass arch of the Sky Garden, the river, the Shard and Tower Bridge far below',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 250, 170, 0.12),
      sun(p, 250, 170, 60),
      clouds(p, [
        [420, 230, 0.8],
        [880, 200, 1],
      ]),
      skyline(p.far, { to: 1220, base: 500, seed: 57, low: 20, high: 80 }),
      rect(0, 496, 1200, 110, p.tree[2]),
      skyline(p.mid, { to: 1220, base: 560, seed: 19, low: 20, high: 60 }),
      rect(0, 556, 1200, 60, p.mid),
      path('M-10 560q300 40 620 20t600-20v40H-10z', `url(#${c.name}-water)`),
      at(470, 540, 0.5, shard(p)),
      at(820, 574, 0.24, towerBridge(p, 480, 500)),
      line(
        `M0 340Q600-170 1200 340${times(11, (index) => d`M${100 + index * 100} 620V${190 - Math.sin(((index + 1) / 12) * Math.PI) * 105}`)}`,
        p.white,
        9,
      ),
      line('M0 420h1200M0 520h1200', p.white, 5),
      path('M0 0h1200v330Q600-190 0 330z', '#DCE8EA'),
      line(
        `${times(13, (index) => d`M${index * 100} -10L${120 + index * 80} ${200 - Math.sin((index / 12) * Math.PI) * 150}`)}M0 200Q600-200 1200 200M0 90Q600-220 1200 90`,
        '#AFC3C8',
        8,
      ),
      path('M0 610h1200v200H0z', p.paving[0]),
      rect(0, 604, 1200, 12, p.white),
      line('M0 680h1200M300 616l-120 184M600 616v184M900 616l120 184', p.paving[1], 3),
      line('M0 566h1200', p.white, 6),
      path('M0 620q200-60 330 30 60 60 20 160H0z', p.tree[0]),
      path('M1200 600q-180-30-300 60-60 60-30 150h330z', p.tree[0]),
      palm(p, 120, 700, 330),
      palm(p, 270, 730, 210),
      palm(p, 1090, 700, 350),
      palm(p, 960, 740, 200),
      each(
        [
          [60, 720, 1],
          [200, 760, 1.2],
          [330, 770, 0.9],
          [900, 770, 1],
          [1030, 770, 1.3],
          [1150, 740, 1],
        ],
        ([x = 0, y = 0, s = 1]) =>
          each(
            [-70, -35, 0, 35, 70],
            (turn) =>
              `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${path('M0 0q-16-50 0-100 16 50 0 100z', p.tree[turn ? 1 : 2])}</g>`,
          ),
      ),
      flowers(['#E0485A', '#FFD66B', '#F7C5CB'], 30, 330, 780, p, 6),
      flowers(['#F7C5CB', '#E0485A', '#FFFDF6'], 900, 1180, 780, p, 7),
      bench(p, 560, 740, 1),
      crowd(p, [
        [430, 680, 0.8],
        [466, 682, 0.78],
        [640, 672, 0.76],
        [760, 690, 0.84],
        [792, 690, 0.52],
        [700, 770, 1.16],
        [460, 776, 1.16],
      ]),
    ];
  },
};
