import { crowd } from '../../kit/figures';
import { unionFlag } from '../../kit/flags';
import { lettering } from '../../kit/lettering';
import { bars } from '../../kit/masonry';
import { stream } from '../../kit/random';
import { define, reuse } from '../../kit/reuse';
import { clouds, sky } from '../../kit/sky';
import { each, rect } from '../../kit/svg';
import { CREAM, GLASS, GOLD } from '../colours';
import { blossom, bricks, lantern, paned, panelled } from '../parts';
import type { Pub } from '../pub';

export const theChurchillArms: Pub = {
  file: 'the-churchill-arms',
  name: 'The Churchill Arms',
  alt: 'a corner house hidden from kerb to chimney behind thousands of flowers, flags and baskets',
  hour: 'day',
  sign: { emblem: 'hat', place: 'Kensington', ground: '#E7D3A4', shape: 'square', at: [150, 140, 0.56] },
  front: (c) => {
    const p = c.palette;
    const next = stream(6);
    const clump = (x: number, y: number, scale = 1): string =>
      reuse(c, next() > 0.5 ? 'one' : 'two', x, y, scale);
    const row = (from: number, to: number, y: number, step: number, scale: number): string => {
      let body = '';
      for (let x = from; x <= to; x += step) body += clump(x, y + next() * 16 - 8, scale);
      return body;
    };
    return [
      sky(c),
      clouds(p, [
        [30, 60, 1],
        [960, 40, 0.9],
      ]),
      define(c, 'one', blossom(next, 0, 0, 66, 34, 44)),
      define(c, 'two', blossom(next, 0, 0, 58, 42, 44)),
      rect(-10, 210, 160, 560, p.stone[1]),
      bars(20, 260, 44, 80, 2, 70, p.window),
      bars(20, 420, 44, 80, 2, 70, p.window),
      rect(1090, 240, 130, 530, p.brick[0]),
      bars(1112, 290, 40, 76, 2, 60, p.window),
      rect(150, 90, 940, 690, '#9A5A46'),
      bricks(150, 100, 940, 300, next),
      rect(140, 84, 960, 22, CREAM),
      each([250, 930], (x) => rect(x, 10, 70, 76, '#8A4E3C') + rect(x - 6, 4, 82, 12, CREAM)),
      unionFlag(p, 620, 90, 84, 0.9),
      each([220, 420, 720, 920], (x) => paned(x, 150, 96, 150, { glass: p.window, columns: 2, rows: 4 })),
      rect(150, 430, 940, 350, '#1F3D2C'),
      rect(150, 400, 940, 66, '#16301F'),
      lettering('THE CHURCHILL ARMS', { x: 620, y: 452, size: 54, fill: GOLD, spacing: 4, maxWidth: 800 }),
      each([186, 360, 740, 920], (x) =>
        paned(x, 520, 134, 180, { frame: '#16301F', glass: GLASS, columns: 3, rows: 3 }),
      ),
      panelled(566, 772, 108, 250, '#274D7A'),
      lantern(530, 580, 0.9),
      lantern(710, 580, 0.9),
      row(170, 1080, 108, 84, 0.9),
      row(200, 1060, 330, 76, 1.15),
      row(180, 1080, 376, 92, 0.95),
      each([330, 540, 660, 850], (x) => clump(x, 200, 0.9) + clump(x, 262, 0.9)),
      row(176, 520, 496, 110, 0.7),
      row(730, 1080, 496, 110, 0.7),
      row(176, 500, 724, 84, 0.8),
      row(750, 1070, 724, 84, 0.8),
      each([160, 345, 540, 700, 890, 1080], (x) => clump(x, 560, 0.8) + clump(x, 630, 0.7)),
      rect(0, 768, 1200, 40, p.paving[0]),
      rect(0, 764, 1200, 7, p.paving[1]),
      crowd(p, [
        [480, 792, 1.7],
        [790, 792, 1.7],
        [846, 794, 1.1],
      ]),
    ];
  },
};
