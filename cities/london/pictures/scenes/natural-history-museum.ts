import { crowd } from '../kit/figures';
import { tree, trees } from '../kit/greenery';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { at, line, path, rect } from '../kit/svg';
import { naturalHistoryFront } from '../landmarks/natural-history';
import type { Picture } from '../picture';

export const naturalHistoryMuseum: Picture = {
  name: 'natural-history-museum',
  title: 'The Natural History Museum: striped terracotta, round arches and twin towers behind its lawns',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 220, 180, 0.12),
      sun(p, 220, 180, 64),
      clouds(p, [
        [330, 110, 0.9],
        [820, 80, 1.1],
        [940, 240, 0.8],
      ]),
      birds(p, 870, 180),
      skyline(p.far, { to: 1220, base: 620, seed: 51, low: 40, high: 130 }),
      at(600, 616, 1, naturalHistoryFront(p)),
      rect(0, 630, 1200, 170, p.tree[2]),
      rect(0, 630, 1200, 12, p.tree[1]),
      path('M556 636h88l140 164H416z', p.paving[0]),
      line('M540 660h120M516 690h168M488 726h224M452 770h296', p.paving[1], 3),
      trees(p, -20, 130, 690, 66, 6),
      trees(p, 1080, 1230, 690, 66, 3),
      tree(p, 290, 720, 0.8),
      tree(p, 910, 720, 0.8),
      crowd(p, [
        [520, 752, 0.5],
        [544, 756, 0.46],
        [568, 752, 0.48],
        [592, 758, 0.46],
        [660, 764, 0.72],
        [700, 706, 0.46],
        [590, 692, 0.42],
        [630, 680, 0.38],
      ]),
    ];
  },
};
