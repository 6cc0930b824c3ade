import { crowd } from '../kit/figures';
import { tree, trees } from '../kit/greenery';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { farDome, farGherkin, farShard, farWedge, skyline } from '../kit/skyline';
import { at, d, line, path } from '../kit/svg';
import type { Vignette } from './vignette';

export const hampstead: Vignette = {
  name: 'Hampstead',
  alt: 'kite fliers on the grassy heath, the towers of the city far below',
  hour: 'dawn',
  scene: (c) => {
    const p = c.palette;
    const kite = (x: number, y: number, colour: string, toX: number, toY: number): string =>
      line(
        d`M${x} ${y + 30}Q${(x + toX) / 2 + 40} ${(y + toY) / 2 + 40} ${toX} ${toY}`,
        p.ink,
        1.6,
        'opacity=".6"',
      ) +
      path(d`M${x} ${y - 36}l28 32 -28 44 -28 -44z`, colour) +
      line(d`M${x} ${y - 36}v76M${x - 28} ${y - 4}h56`, p.white, 2.5) +
      line(d`M${x} ${y + 40}q16 14 4 28t6 30`, colour, 4);
    return [
      sky(c),
      rays(p, 310, 230, 0.16),
      sun(p, 310, 230, 96),
      clouds(p, [
        [560, 110, 0.9],
        [920, 180, 0.9],
        [90, 340, 0.7],
      ]),
      birds(p, 860, 300, 5, 5),
      skyline(p.far, { to: 1220, base: 480, seed: 77, low: 20, high: 70 }),
      farShard(p.far, 800, 480, 170),
      farGherkin(p.far, 900, 480, 110),
      farWedge(p.far, 950, 480, 130),
      farDome(p.far, 690, 480, 90),
      trees(p, 20, 1190, 500, 36, 5),
      path('M0 520q300-60 620-20t580-20v240H0z', p.tree[2]),
      path('M700 540q180-30 330 6-60 40-180 36-130-4-150-42z', p.water[0]),
      line('M760 552h90M880 562h70', p.glint, 3),
      trees(p, 990, 1180, 560, 44, 8),
      path('M0 640q260-130 560-70 320 50 640 20v120H0z', p.tree[1]),
      path('M520 700q20-80 90-110 60-30 30-60l12-4q40 40-16 76-60 40-56 98z', p.paving[0]),
      tree(p, 150, 640, 1.5),
      tree(p, 1060, 660, 1.2),
      kite(560, 160, p.red, 430, 520),
      kite(730, 220, p.blue, 640, 540),
      crowd(p, [
        [420, 580, 0.7],
        [448, 582, 0.44],
        [630, 588, 0.66],
        [760, 610, 0.74],
        [794, 612, 0.72],
      ]),
      at(
        850,
        630,
        1,
        path('M-26-6l6-24h34l12-14 14 4 4 10-12 4-6 20-8 2 2 14h-6l-6-14h-20l-4 14h-6z', '#8A5A34'),
      ),
    ];
  },
};
