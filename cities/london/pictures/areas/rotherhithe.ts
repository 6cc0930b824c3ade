import { trees } from '../kit/greenery';
import { block } from '../kit/masonry';
import { arches, windows } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { at, circle, d, line, path, rect } from '../kit/svg';
import { embankment, water } from '../kit/water';
import type { Vignette } from './vignette';

export const rotherhithe: Vignette = {
  name: 'Rotherhithe',
  alt: 'a church spire, brick warehouses and masts by the river at dawn',
  hour: 'dawn',
  scene: (c) => {
    const p = c.palette;
    const warehouse = (x: number, w: number, h: number, colour: readonly string[]): string =>
      block(x, 570 - h, w, h, colour[0] ?? p.brick[0], colour[1] ?? p.brick[1], 0.2) +
      path(d`M${x} ${570 - h}l${w / 2} -44 ${w / 2} 44z`, colour[1] ?? p.brick[1]) +
      windows(
        x + 16,
        590 - h,
        Math.floor((w - 20) / 42),
        Math.floor((h - 30) / 54),
        [42, 54],
        [22, 32],
        p.stone[3],
      ) +
      rect(x + w / 2 - 14, 580 - h, 28, h - 20, p.roof[0]) +
      line(d`M${x + w / 2} ${556 - h}h40v20`, p.ink, 5);
    return [
      sky(c),
      rays(p, 320, 260, 0.16),
      sun(p, 320, 260, 100),
      clouds(p, [
        [90, 140, 0.9],
        [820, 130, 1.1],
      ]),
      birds(p, 480, 210, 6, 4),
      skyline(p.far, { to: 1220, base: 570, seed: 81, low: 40, high: 110 }),
      warehouse(90, 210, 210, p.brick),
      warehouse(320, 170, 160, [p.stone[1], p.stone[2]]),
      at(
        600,
        570,
        1,
        block(-46, -210, 92, 210, p.brick[0], p.brick[1]) +
          arches(-20, -190, 40, 70, 1, 1, p.stone[0]) +
          circle(0, -96, 20, p.stone[0]) +
          block(-30, -270, 60, 62, p.stone[0], p.stone[1]) +
          arches(-18, -256, 14, 40, 2, 22, p.stone[3]) +
          path('M-26-270L0-430 26-270z', p.stone[0]) +
          path('M6-270L0-430 26-270z', p.stone[1]) +
          rect(-1.5, -450, 3, 24, p.gold),
      ),
      block(650, 470, 130, 100, p.brick[0], p.brick[1]),
      arches(668, 490, 24, 60, 3, 36, p.window),
      trees(p, 500, 560, 574, 30, 2),
      warehouse(800, 190, 190, [p.brick[1], p.brick[2]]),
      warehouse(1000, 160, 150, p.brick),
      embankment(p, 566, 34, 1200),
      water(c, 598, 12, 0.8),
      at(
        250,
        640,
        0.9,
        path('M0 0q110 14 220-6l-16 34H18z', p.ink) +
          line('M80 0v-180M160-4v-130', p.ink, 6) +
          path('M86-160l66 70v60l-66 8z', '#B65C40') +
          path('M74-170L10-20l64 4z', '#9C4A34') +
          path('M80-180l22 8-22 6z', p.red),
      ),
      at(
        820,
        640,
        1,
        path('M0 0h150l-14 24H16z', p.red) +
          rect(70, -34, 54, 34, p.white) +
          windows(78, -26, 3, 1, [15, 1], [10, 12], p.window) +
          line('M40 0v-60', p.ink, 4),
      ),
    ];
  },
};
