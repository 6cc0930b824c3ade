import { diner } from '../../kit/dining';
import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { bars } from '../../kit/masonry';
import { circle, each, ellipse, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';
import { paned } from '../../pubs/parts';

export const baoSohoFront: Picture = {
  name: 'bao-soho-front',
  title:
    'BAO Soho in Lexington Street: a pale wooden front with one white figure on it, small enough to miss, steam at the door',
  hour: 'day',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#B9DCE0'),
    // A row of narrow Soho houses.
    each(
      [
        [-10, 0, 300, '#7E5A4A'],
        [290, 30, 330, '#5A6470'],
        [620, 10, 290, '#C08A66'],
        [910, 40, 300, '#8A4A40'],
      ] as const,
      ([x, y, width, wall]) =>
        rect(x, y, width, 810, wall) +
        rect(x, y, width, 14, '#EFE4CC') +
        each([0.16, 0.6], (share) =>
          each([70, 240], (top) =>
            paned(x + width * share, y + top, 72, 122, {
              frame: '#F4EBD8',
              glass: '#5E7484',
              rows: 4,
              bar: 4,
            }),
          ),
        ),
    ),
    rect(-10, 440, 300, 370, '#2F5A4A'),
    paned(30, 500, 210, 190, { frame: '#1E3C31', glass: '#8FB8B4', columns: 3, rows: 1 }),
    rect(620, 440, 290, 370, '#D9B04A'),
    paned(660, 500, 200, 190, { frame: '#8A6A1E', glass: '#8FB8B4', columns: 2, rows: 2 }),
    rect(910, 440, 300, 370, '#3A3446'),
    paned(950, 500, 210, 190, { frame: '#22202C', glass: '#8FB8B4', columns: 3, rows: 2 }),
    // The front: ash wood, a slit of a window, a cloth over the door.
    rect(290, 420, 330, 390, '#E3C79A'),
    bars(290, 420, 3, 390, 11, 30, '#C9A874'),
    rect(310, 440, 290, 70, '#5FA3B5'),
    lettering('BAO', { x: 520, y: 494, size: 50, fill: '#FFFDF6', spacing: 10 }),
    circle(384, 462, 10, '#FFFDF6'),
    path('M368 506q0-30 16-32 18 4 16 32zM400 470q18 6 20 20l-8 4q-6-10-16-12z', '#FFFDF6'),
    path('M416 482a13 10 0 0 1 26 0z', '#FFFDF6'),
    rect(320, 540, 160, 190, '#8A6238'),
    rect(330, 550, 140, 170, '#FFE3A4'),
    each([356, 402, 446], (x, index) => diner(x, 690, 0.7, index + 2)),
    rect(330, 688, 140, 10, '#C9A06A'),
    each(
      [370, 430],
      (x) => ellipse(x, 684, 18, 8, '#DDB67C') + path(`M${x - 12} 680q12-20 24 0z`, '#FFF9EC'),
    ),
    rect(508, 540, 92, 250, '#6B4A2A'),
    path('M508 540h44v96l-20 6-24-4zM554 540h46v98l-22-2-24 6z', '#FFFDF6'),
    circle(530, 590, 12, '#5FA3B5'),
    circle(578, 590, 12, '#5FA3B5'),
    each(
      [
        [560, 520, 14],
        [584, 498, 20],
        [556, 474, 16],
      ],
      ([x = 0, y = 0, r = 0]) => circle(x + 60, y, r, '#FFFFFF', 'opacity=".5"'),
    ),
    rect(0, 782, 1200, 24, '#CDBFA8'),
    rect(0, 778, 1200, 7, '#A99A80'),
    crowd(c.palette, [
      [640, 794, 1.44],
      [690, 795, 1.4],
      [740, 794, 1.44],
      [200, 795, 1.44],
      [1050, 795, 1.44],
    ]),
  ],
};
