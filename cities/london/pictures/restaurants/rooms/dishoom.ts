import { chair, chequers, counter, diner, laid } from '../../kit/dining';
import { lettering } from '../../kit/lettering';
import { bars } from '../../kit/masonry';
import { clock } from '../../kit/openings';
import { circle, each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

export const dishoomRoom: Picture = {
  name: 'dishoom-room',
  title:
    'Inside Dishoom: chequered floor, bentwood chairs and marble tables, ceiling fans and old portraits as in a café of Bombay',
  hour: 'day',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#E9DCC0'),
    rect(0, 0, 1200, 70, '#C9B48A'),
    rect(0, 330, 1200, 270, '#5A7A6E'),
    bars(20, 350, 90, 230, 11, 106, '#4A685E'),
    rect(0, 320, 1200, 14, '#3A2A1E'),
    each(
      [150, 420, 780, 1050],
      (x) =>
        line(`M${x} 0v70`, '#3A2A22', 6) +
        circle(x, 84, 16, '#C98A2B') +
        path(
          `M${x - 120} 74q60-14 106 4v12q-56 0-106-6zM${x + 120} 74q-60-14-106 4v12q56 0 106-6z`,
          '#6B4A30',
        ),
    ),
    each(
      [70, 190, 310],
      (x, index) =>
        path(`M${x - 8} 260v-90a48 48 0 0 1 96 0v90z`, '#6B4226') +
        path(`M${x} 252v-80a40 40 0 0 1 80 0v80z`, '#D9CDB0') +
        circle(x + 40, 180, 18, '#8D5B3E') +
        path(`M${x + 8} 252q2-48 32-48t32 48z`, ['#5A2A32', '#27406A', '#F4E9D2'][index]!) +
        path(`M${x + 20} 172q0-22 20-22t20 22z`, index === 1 ? '#E0A93F' : '#22181A'),
    ),
    rect(470, 120, 300, 180, '#6B4226'),
    path('M486 136h268v148H486z', '#C8D6D4'),
    lettering('NO TALKING LOUDLY', { x: 620, y: 190, size: 26, fill: '#5A2A1E', maxWidth: 240 }),
    lettering('NO COMBING OF HAIR', { x: 620, y: 226, size: 26, fill: '#5A2A1E', maxWidth: 240 }),
    lettering('CHAI AT ALL HOURS', { x: 620, y: 262, size: 26, fill: '#5A2A1E', maxWidth: 240 }),
    clock(c.palette, 860, 210, 54, 300, 120),
    each(
      [980, 1080],
      (x) =>
        rect(x, 140, 70, 150, '#6B4226') +
        rect(x + 8, 148, 54, 134, '#8FB8B4') +
        path(`M${x + 8} 282q27-60 54 0z`, '#3F6B4C') +
        circle(x + 35, 186, 13, '#E0A93F'),
    ),
    chequers(600, ['#EFE6D2', '#22262E']),
    counter(430, 470, 350, 140, ['#6B4226', '#3A2014']),
    each(
      [480, 560, 640, 720],
      (x) =>
        path(`M${x - 24} 462v-60q24-20 48 0v60z`, '#DCE9EA', 'opacity=".85"') +
        times(4, (row) => circle(x - 8 + (row % 2) * 16, 450 - Math.floor(row / 2) * 18, 8, '#C98A4E')),
    ),
    each(
      [
        [190, 650, 1.15],
        [600, 680, 1.25],
        [1010, 650, 1.15],
      ],
      ([x = 0, y = 0, scale = 1], index) =>
        laid(x, y, scale, '#EFEBE2') +
        diner(x - 110, y + 14, scale, index * 2 + 1) +
        diner(x + 110, y + 14, scale, index + 4, true),
    ),
    each([360, 840], (x) => chair(x, 784, 1.3, '#3A2014', '#C9A06A')),
  ],
};
