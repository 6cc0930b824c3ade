import { backdrop } from '../../kit/backdrop';
import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { bars } from '../../kit/masonry';
import { stream } from '../../kit/random';
import { at, circle, each, ellipse, line, path, rect } from '../../kit/svg';
import { CREAM, GLASS, GOLD } from '../colours';
import { emblems } from '../emblems';
import { bricks, lantern, paned } from '../parts';
import type { Pub } from '../pub';

/** A peacock of the painted tiles, standing with its tail down. */
const peacock = (): string =>
  path('M-14 60q-50-10-60-96 40 20 62 60z', '#2F7A6B') +
  path('M-20 60q-10-50 12-84 20-20 26 4-4 40-10 84z', '#2A5FA0') +
  circle(4, -40, 13, '#2A5FA0') +
  path('M16-42l18 4-18 6z', GOLD) +
  line('M2-52l-6-18M6-52l2-20', '#2A5FA0', 3) +
  each([-58, -48, -36], (x) => ellipse(x, x / 2 + 8, 7, 9, '#E9BE5E') + circle(x, x / 2 + 8, 4, '#2A5FA0'));

export const foxAndAnchor: Pub = {
  file: 'fox-and-anchor',
  name: 'Fox & Anchor',
  alt: 'a tall narrow front of painted tiles, peacocks under its curved gable and the fox with his anchor over the door',
  hour: 'day',
  sign: { emblem: 'fox', place: 'Clerkenwell', ground: '#DCE7D2', shape: 'round', at: [206, 176, 0.56] },
  front: (c) => {
    const p = c.palette;
    const next = stream(19);
    const tiles = '#E9DDBE';
    return [
      backdrop(c, { light: [110, 110, 50], clouds: [[900, 70, 0.9]] }),
      rect(-10, 150, 330, 650, p.brick[1]),
      bricks(-10, 160, 330, 560, next),
      rect(-10, 140, 330, 16, p.stone[0]),
      each([60, 190], (x) => paned(x, 470, 70, 120, { frame: p.white, glass: p.window, rows: 3, bar: 4 })),
      rect(880, 110, 330, 690, p.brick[0]),
      bricks(880, 120, 330, 600, next),
      rect(880, 98, 330, 18, p.stone[0]),
      each([930, 1070], (x) =>
        each([170, 350], (y) => paned(x, y, 74, 120, { frame: p.white, glass: p.window, rows: 3, bar: 4 })),
      ),
      rect(880, 560, 330, 240, '#3A4A42'),
      paned(930, 600, 220, 130, { frame: '#26322C', columns: 4, rows: 1 }),
      // Between its neighbours the tiled front, scarcely two windows wide.
      path('M320 790V156q60 0 80-44 50-56 200-62 150 6 200 62 20 44 80 44v634z', tiles),
      path(
        'M320 176V148q70 0 84-48Q450 38 600 30q150 8 196 70 14 48 84 48v28q-84 0-104-54-46-52-176-58-130 6-176 58-20 54-104 54z',
        '#2F6B5B',
      ),
      at(600, 132, 0.44, emblems.fox()),
      path('M520 66q80-30 160 0', 'none', `stroke="${GOLD}" stroke-width="5"`),
      at(470, 152, 0.8, peacock()),
      at(730, 152, 0.8, peacock(), -0.8),
      rect(348, 206, 504, 12, '#2F6B5B'),
      // The wide bow window of the upper rooms.
      path('M384 226h432v176q-216 34-432 0z', '#2F6B5B'),
      each([404, 508, 612, 716], (x) =>
        paned(x, 246, 78, 140, { frame: CREAM, glass: p.window, columns: 2, rows: 4, bar: 4 }),
      ),
      path('M376 402q224 38 448 0v20q-224 38-448 0z', '#C98A2B'),
      bars(330, 230, 30, 190, 2, 510, '#C9713A'),
      bars(336, 240, 18, 170, 2, 510, '#E9BE5E', 'opacity=".7"'),
      rect(326, 444, 548, 84, '#1E4A3E'),
      rect(326, 438, 548, 7, GOLD),
      rect(326, 527, 548, 7, GOLD),
      lettering('FOX & ANCHOR', { x: 600, y: 506, size: 58, fill: GOLD, spacing: 5, maxWidth: 500 }),
      // A porch of two arches: one for the door, one for the window.
      rect(326, 534, 548, 250, '#3E7F6D'),
      line(
        'M326 580h548M326 626h548M326 672h548M326 718h548M380 534v250M820 534v250',
        '#1E4A3E',
        2,
        'opacity=".5"',
      ),
      path('M356 780V640q0-78 104-82 104 4 104 82v140z', '#E9DDBE'),
      path('M376 780V646q0-64 84-66 84 2 84 66v134z', '#2A1A12'),
      path('M636 780V640q0-78 104-82 104 4 104 82v140z', '#E9DDBE'),
      path('M656 716v-70q0-64 84-66 84 2 84 66v70z', GLASS),
      line('M698 590v126M740 580v136M782 590v126M656 650h168', '#1E4A3E', 6),
      rect(656, 716, 168, 64, '#1E4A3E'),
      rect(404, 620, 112, 160, '#5A3A22'),
      paned(418, 634, 84, 66, { frame: '#5A3A22', columns: 2, rows: 1 }),
      circle(506, 728, 5, GOLD),
      at(600, 650, 0.36, emblems.fox()),
      lantern(600, 574, 0.7),
      rect(0, 778, 1200, 30, p.paving[0]),
      rect(0, 772, 1200, 8, p.paving[1]),
      crowd(p, [
        [300, 794, 1.5],
        [236, 792, 1.46],
        [900, 794, 1.5],
        [946, 796, 1.46],
      ]),
    ];
  },
};
