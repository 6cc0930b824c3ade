import { crowd } from '../kit/figures';
import { tree, trees } from '../kit/greenery';
import { block } from '../kit/masonry';
import { pointedRow } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { bus, lamp } from '../kit/street';
import { at, d, line, path, rect, times } from '../kit/svg';
import { abbeyNorth } from '../landmarks/abbey';
import type { Picture } from '../picture';

export const westminsterAbbey2: Picture = {
  name: 'westminster-abbey-2',
  title:
    'The north front of Westminster Abbey with its rose window and three doors, a red bus passing on a bright day',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [, mid, shade] = p.stone;
    const side = (x: number, flip: number): string =>
      at(
        x,
        640,
        1,
        block(0, -330, 330, 330, mid, shade, 0.2) +
          path('M0-330l20-40h310v40z', p.roof[0]) +
          pointedRow(30, -290, 40, 110, 4, 76, p.window) +
          pointedRow(30, -130, 40, 80, 4, 76, p.stone[3]) +
          times(
            5,
            (index) =>
              rect(index * 76 - 8, -350, 18, 350, p.stone[0]) +
              path(d`M${index * 76 - 12} -350l13 -44 13 44z`, p.stone[0]),
          ) +
          rect(0, -156, 330, 8, p.stone[0]),
        flip,
      );
    return [
      sky(c),
      rays(p, 210, 150, 0.12),
      sun(p, 210, 150, 60),
      clouds(p, [
        [330, 90, 0.9],
        [900, 120, 1.1],
        [70, 300, 0.8],
      ]),
      birds(p, 880, 240),
      skyline(p.far, { to: 1220, base: 640, seed: 25, low: 50, high: 150 }),
      side(790, 1),
      side(410, -1),
      at(600, 646, 1.25, abbeyNorth(p)),
      trees(p, -20, 110, 650, 70, 5),
      tree(p, 1100, 660, 1.2),
      rect(0, 640, 1200, 60, p.tree[2]),
      rect(0, 640, 1200, 8, p.tree[1]),
      path('M540 640h120l30 56H510z', p.paving[0]),
      rect(0, 690, 1200, 24, p.paving[0]),
      rect(0, 712, 1200, 90, '#6E7680'),
      line('M0 764h1200', p.white, 5, 'stroke-dasharray="60 40" opacity=".8"'),
      bus(p, 700, 756, 0.82),
      crowd(p, [
        [560, 676, 0.5],
        [584, 678, 0.5],
        [640, 668, 0.44],
        [300, 706, 0.66],
        [336, 708, 0.62],
        [470, 708, 0.66],
        [1010, 706, 0.64],
      ]),
      lamp(p, 200, 712, 0.9),
    ];
  },
};
