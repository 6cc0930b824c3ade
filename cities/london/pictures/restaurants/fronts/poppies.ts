import { backdrop } from '../../kit/backdrop';
import { crowd, parentAndChild } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { stream } from '../../kit/random';
import { circle, each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';
import { bricks, paned } from '../../pubs/parts';

export const poppiesFront: Picture = {
  name: 'poppies-front',
  title:
    'Poppies in Hanbury Street: a fifties fish shop in blue and white with a red poppy on its sign, a scooter at the kerb',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const next = stream(7);
    return [
      backdrop(c, {
        light: [130, 100, 52],
        clouds: [
          [300, 60, 0.9],
          [940, 80, 0.8],
        ],
      }),
      each(
        [
          [-10, 130, 250, '#A86A4E'],
          [960, 110, 260, '#8A5A48'],
        ] as const,
        ([x, y, width, wall]) =>
          rect(x, y, width, 700, wall) +
          each([40, 150], (dx) =>
            each([60, 220], (dy) =>
              paned(x + dx, y + dy, 62, 110, { frame: p.white, glass: p.window, rows: 3, bar: 4 }),
            ),
          ),
      ),
      rect(-10, 490, 250, 320, '#3E4A3A'),
      paned(20, 550, 180, 150, { frame: '#2A3428', columns: 3, rows: 1 }),
      rect(960, 480, 260, 330, '#6E3A5A'),
      paned(1000, 540, 180, 160, { frame: '#4A2440', columns: 2, rows: 1 }),
      rect(236, 70, 728, 740, '#C79A6A'),
      bricks(236, 80, 728, 330, next, [50, 20]),
      rect(220, 50, 760, 24, p.stone[0]),
      each(
        [290, 440, 690, 840],
        (x) =>
          path(`M${x - 12} 116h104l-10-18H${x - 2}z`, '#A9604A') +
          paned(x, 122, 80, 116, { frame: p.white, glass: p.window, rows: 2 }) +
          paned(x, 280, 80, 100, { frame: p.white, glass: p.window, rows: 2 }),
      ),
      // A round sign with the flower.
      circle(605, 236, 84, '#F4E9D2', 'stroke="#27507E" stroke-width="9"'),
      each(
        [0, 90, 180, 270],
        (turn) =>
          `<g transform="rotate(${turn} 605 226)">${path('M605 226q-44-20-34-56 34-24 68 0 10 36-34 56z', '#D02A3C')}</g>`,
      ),
      circle(605, 226, 13, '#22262E'),
      line('M605 240q4 34-10 60', '#3F8A55', 7),
      rect(222, 406, 756, 96, '#27507E'),
      rect(222, 400, 756, 7, '#F4E9D2'),
      rect(222, 500, 756, 7, '#F4E9D2'),
      lettering('POPPIES', { x: 440, y: 480, size: 70, fill: '#F4E9D2', spacing: 6 }),
      lettering('FISH & CHIPS', { x: 810, y: 472, size: 40, fill: '#F7C948', spacing: 2, maxWidth: 300 }),
      times(18, (index) => rect(236 + index * 41, 507, 41, 40, index % 2 ? '#9FC4D1' : '#FFFFFF')),
      rect(236, 547, 728, 250, '#9FC4D1'),
      each(
        [262, 690],
        (x) =>
          rect(x, 560, 240, 170, '#27507E') +
          rect(x + 10, 570, 220, 150, '#FFE3A4') +
          path(
            `M${x + 30} 690q30-50 90-40 50-10 80 30 20-20 24-10-6 24-4 34-20-4-30-14-40 26-90 22-50-2-70-22z`,
            x > 400 ? '#E9BC5E' : '#D9883F',
          ) +
          circle(x + 60, 678, 4, '#22262E'),
      ),
      rect(536, 560, 128, 236, '#D02A3C'),
      rect(552, 576, 96, 130, '#FFE3A4'),
      lettering('OPEN', { x: 600, y: 650, size: 30, fill: '#D02A3C' }),
      times(
        14,
        (index) =>
          rect(236 + index * 52, 744, 26, 50, '#FFFFFF') + rect(262 + index * 52, 744, 26, 50, '#27507E'),
      ),
      rect(536, 744, 128, 52, '#B8202E'),
      rect(0, 784, 1200, 22, p.paving[0]),
      rect(0, 780, 1200, 7, p.paving[1]),
      // A scooter.
      circle(820, 786, 20, '#22262E'),
      circle(930, 786, 20, '#22262E'),
      circle(820, 786, 8, '#C8CED4'),
      circle(930, 786, 8, '#C8CED4'),
      path('M800 770q0-40 40-44l14-60 10 2-10 60q10 34 40 30l10-34h40q10 30 0 46h-32l-10 6h-66z', '#9FD0B8'),
      rect(896, 712, 60, 14, '#5A2A1E', 'rx="6"'),
      line('M846 668l-14-10M858 668l20-8', '#22262E', 6),
      crowd(p, [
        [480, 796, 1.5],
        [720, 796, 1.5],
        [150, 796, 1.44],
        [1090, 796, 1.44],
      ]),
      parentAndChild(330, 796, 1.5, '#D02A3C', '#E0A93F', '#27507E'),
    ];
  },
};
