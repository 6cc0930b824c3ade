import { diner } from '../../kit/dining';
import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { stars } from '../../kit/sky';
import { circle, each, line, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';

export const dishoomFront: Picture = {
  name: 'dishoom-front',
  title:
    'Dishoom at the foot of Upper St Martin’s Lane: tall windows in black steel, fans turning behind the glass and a queue with cups of chai',
  hour: 'night',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#141C3E'),
    stars(c, 120, 12),
    rect(-10, 40, 1220, 760, '#C9BBA4'),
    each(
      [0, 1, 2, 3, 4, 5, 6],
      (index) =>
        rect(20 + index * 172, 80, 128, 120, '#2A3252') +
        (index % 3 ? rect(26 + index * 172, 86, 116, 108, '#F0C878') : '') +
        line(`M${84 + index * 172} 80v120`, '#4A4E62', 5) +
        rect(20 + index * 172, 232, 128, 110, '#2A3252') +
        (index % 2 ? rect(26 + index * 172, 238, 116, 98, '#F0C878') : '') +
        line(`M${84 + index * 172} 232v110`, '#4A4E62', 5),
    ),
    rect(-10, 22, 1220, 22, '#E9DDC8'),
    rect(-10, 366, 1220, 434, '#1A1C22'),
    rect(-10, 366, 1220, 78, '#22252E'),
    lettering('DISHOOM', { x: 600, y: 426, size: 60, fill: '#F4E9D2', spacing: 16 }),
    lettering('FROM BOMBAY WITH LOVE', {
      x: 210,
      y: 420,
      size: 26,
      fill: '#C98A4E',
      spacing: 2,
      maxWidth: 320,
    }),
    lettering('CHAI ALL DAY', { x: 1000, y: 420, size: 26, fill: '#C98A4E', spacing: 2 }),
    each(
      [30, 232, 434, 674, 876, 1046],
      (x, index) =>
        rect(x, 466, 130, 300, '#FFD592') +
        rect(x, 466, 130, 90, '#FFE6B4') +
        line(`M${x + 65} 466v24`, '#3A2A22', 4) +
        path(`M${x + 20} 488q45-14 90 0l-4 8q-40-10-82 0z`, '#6B4A30') +
        circle(x + 65, 494, 9, '#E0A93F') +
        line(`M${x} 556h130M${x + 65} 556v210`, '#1A1C22', 6) +
        (index % 2 ? diner(x + 66, 700, 1, index) : path(`M${x + 30} 760v-64h70v64z`, '#7A4A2E')) +
        rect(x, 700, 130, 10, '#E4DFD8') +
        rect(x, 764, 130, 8, '#1A1C22'),
    ),
    rect(578, 470, 82, 320, '#2F5F5A'),
    rect(590, 484, 58, 170, '#FFE6B4'),
    circle(646, 680, 5, '#E0A93F'),
    circle(620, 530, 22, '#F4E9D2'),
    line('M620 530v-14M620 530l10 6', '#22252E', 4),
    rect(0, 784, 1200, 24, '#4B4A5E'),
    glow(c, 'street', '#FFD98A', [600, 784], [560, 70], 0.5),
    crowd(c.palette, [
      [690, 795, 1.5],
      [742, 796, 1.46],
      [794, 795, 1.5],
      [846, 796, 1.44],
      [898, 795, 1.5],
      [950, 796, 1.46],
      [400, 796, 1.5],
      [180, 795, 1.46],
    ]),
    each([700, 752, 804, 860], (x) => path(`M${x + 18} 742h10l-2 14h-6z`, '#FFFDF6')),
  ],
};
