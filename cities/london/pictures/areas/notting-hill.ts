import { crowd } from '../kit/figures';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { railings } from '../kit/street';
import { at, circle, d, each, line, path, rect } from '../kit/svg';
import { house } from './house';
import type { Vignette } from './vignette';

export const nottingHill: Vignette = {
  name: 'Notting Hill',
  alt: 'a curving row of pastel houses with blossom trees on a sunny day',
  hour: 'day',
  scene: (c) => {
    const p = c.palette;
    const walls = [
      ['#F2B8C4', '#DE9CAC', '#27407A'],
      ['#A9D3DE', '#8CBCCB', '#B8273A'],
      ['#F6DE9E', '#E3C67E', '#23503E'],
      ['#C9B8E0', '#AE9CCB', '#22324A'],
      ['#B5DBB4', '#98C49A', '#8E1C2C'],
    ] as const;
    return [
      sky(c),
      rays(p, 210, 120, 0.12),
      sun(p, 210, 120, 54),
      clouds(p, [
        [420, 90, 0.8],
        [880, 100, 1],
      ]),
      birds(p, 640, 150, 4),
      each(walls, ([wall, shade, door], index) =>
        house(p, 60 + index * 216, 590 + Math.abs(index - 2) * 4, 214, 350, wall, shade, door),
      ),
      rect(0, 586, 1200, 30, p.paving[0]),
      rect(0, 614, 1200, 100, '#7A828A'),
      railings(p, 50, 604, 1100, 40, 12),
      each(
        [170, 600, 1040],
        (x) =>
          path(d`M${x - 6} 620q4 -70 2 -130h9q-2 60 3 130z`, p.trunk) +
          circle(x, 450, 54, '#F2A7BC') +
          circle(x - 36, 476, 36, '#F7C5CB') +
          circle(x + 38, 472, 36, '#E892AC') +
          circle(x - 10, 424, 32, '#FBDCE4'),
      ),
      crowd(p, [
        [360, 620, 0.76],
        [394, 622, 0.72],
        [760, 620, 0.76],
        [796, 622, 0.46],
      ]),
      at(
        880,
        660,
        1,
        circle(-30, -20, 20, 'none', `stroke="${p.ink}" stroke-width="4"`) +
          circle(40, -20, 20, 'none', `stroke="${p.ink}" stroke-width="4"`) +
          line('M-30-20l22-30h36l12 30M-8-50L6-20h-36M28-50L6-20M28-50l-4-14h12M-14-56h14', p.red, 4) +
          rect(34, -66, 22, 16, '#8A5A34'),
      ),
    ];
  },
};
