import { backdrop } from '../../kit/backdrop';
import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { garland } from '../../kit/street';
import { each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';
import { paned } from '../../pubs/parts';
import { bistro } from '../front';

export const moroFront: Picture = {
  name: 'moro-front',
  title:
    'Moro: its long glass front in Exmouth Market at dusk, the bar lit behind it and tables out under strings of lamps',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      backdrop(c, {
        light: [110, 240, 56],
        clouds: [
          [40, 90, 0.9],
          [1000, 70, 0.8],
        ],
      }),
      // Market houses, all of one height and none alike.
      each(
        [
          [-10, 150, 210, '#8A5A52'],
          [200, 110, 240, '#B9785E'],
          [440, 110, 260, '#A56652'],
          [700, 128, 250, '#C98F6C'],
          [950, 164, 260, '#7E4A52'],
        ] as const,
        ([x, y, width, wall], index) =>
          rect(x, y, width, 700, wall) +
          rect(x - 4, y - 14, width + 8, 18, p.stone[1]) +
          each(
            [0.24, 0.7],
            (share) =>
              paned(x + width * share - 34, y + 50, 68, 104, {
                frame: p.white,
                glass: (index + share * 10) % 2 > 1 ? '#FFC766' : p.roof[0],
                rows: 2,
              }) + paned(x + width * share - 34, y + 200, 68, 92, { frame: p.white, rows: 2 }),
          ),
      ),
      rect(-10, 460, 210, 340, '#2E4A52'),
      paned(26, 530, 140, 180, { frame: '#1C3038', columns: 2, rows: 2 }),
      rect(950, 470, 260, 330, '#5A2E3E'),
      paned(990, 540, 180, 180, { frame: '#3A1C28', columns: 3, rows: 1 }),
      // The restaurant takes up two shops.
      rect(186, 432, 780, 356, '#3C5A6E'),
      rect(186, 432, 780, 70, '#2A4354'),
      lettering('MORO', { x: 576, y: 486, size: 58, fill: '#F6DFA6', spacing: 26 }),
      rect(214, 520, 724, 250, '#FFCF82'),
      rect(214, 520, 724, 70, '#FFE2AE'),
      // The zinc bar, bottles above it, and the arch of the oven.
      rect(246, 660, 400, 22, '#C8CED4'),
      rect(256, 682, 380, 88, '#8C949A'),
      times(16, (index) =>
        rect(
          262 + index * 24,
          556 + (index % 3) * 6,
          12,
          50 - (index % 3) * 6,
          ['#2F5A3E', '#7A2230', '#C98A2B', '#5A3A22'][index % 4]!,
        ),
      ),
      rect(252, 606, 400, 8, '#7A4A2E'),
      path('M740 770v-90q60-90 120 0v90z', '#8A4A34'),
      path('M760 770v-70q40-60 80 0v70z', '#E2562A'),
      path('M776 770v-40q24-40 48 0v40z', '#FFE08A'),
      line('M394 520v250M576 520v250M756 520v250M214 590h724', '#2A4354', 9),
      rect(534, 592, 90, 196, '#2A4354'),
      rect(546, 604, 66, 130, '#FFE2AE'),
      rect(606, 690, 5, 40, '#E0A93F'),
      garland([-10, 400], [480, 400], 60, 16, ['#FFE39A'], true),
      garland([480, 400], [1210, 400], 80, 22, ['#FFE39A'], true),
      rect(0, 780, 1200, 24, p.paving[1]),
      glow(c, 'street', '#FFD98A', [576, 780], [480, 60], 0.5),
      bistro(330, 790, 1, '#C9402C'),
      bistro(740, 790, 1, '#C9402C'),
      bistro(900, 790, 1, '#C9402C'),
      crowd(p, [
        [440, 794, 1.5],
        [120, 794, 1.5],
        [1060, 794, 1.5],
        [1106, 795, 1.46],
      ]),
    ];
  },
};
