import { banquette, boards, diner, laid, pictureOn } from '../../kit/dining';
import { person } from '../../kit/figures';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { circle, each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

export const rulesRoom: Picture = {
  name: 'rules-room',
  title:
    'Inside Rules: red plush benches, antlers and playbills over every inch of the panelled wall, small lamps lit on white cloths',
  hour: 'night',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#8A2A2E'),
    rect(0, 0, 1200, 50, '#E0C48E'),
    bars(0, 44, 1200, 12, 1, 0, '#5A2A18'),
    rect(0, 400, 1200, 200, '#5A2A18'),
    bars(14, 416, 104, 170, 10, 120, '#6E3822'),
    times(20, (index) =>
      pictureOn(
        36 + (index % 10) * 118,
        210 + Math.floor(index / 10) * 100,
        70 + (index % 3) * 10,
        62,
        index,
      ),
    ),
    each(
      [180, 600, 1020],
      (x) =>
        path(`M${x - 24} 150q24 40 48 0l-8 34q-16 14-32 0z`, '#6B4226') +
        line(
          `M${x - 14} 150q-40-20-44-70M${x + 14} 150q40-20 44-70M${x - 42} 122q-26-6-34-26M${x + 42} 122q26-6 34-26M${x - 54} 104q-4-20 4-34M${x + 54} 104q4-20-4-34`,
          '#D9C49A',
          9,
          'stroke-linecap="round"',
        ),
    ),
    each(
      [390, 810],
      (x) =>
        path(`M${x - 60} 186V90q60-50 120 0v96z`, '#C9A24A') +
        path(`M${x - 48} 176V96q48-38 96 0v80z`, '#C8D4D4') +
        path(`M${x - 30} 150l50-60 14 6-46 64z`, '#fff', 'opacity=".5"'),
    ),
    boards(600, ['#6B3A24', '#452414']),
    banquette(20, 690, 360, '#B8202E', 200),
    banquette(420, 690, 360, '#B8202E', 200),
    banquette(820, 690, 360, '#B8202E', 200),
    each(
      [200, 600, 1000],
      (x, index) =>
        diner(x - 110, 630, 1.2, index + 2) +
        diner(x + 110, 630, 1.2, index + 5, true) +
        laid(x, 640, 1.25, '#FDF8EE', '#FDF8EE') +
        rect(x - 4, 590, 8, 46, '#C9A24A') +
        path(`M${x - 26} 592l10-34h32l10 34z`, '#E0485A') +
        circle(x, 580, 60, '#FFD98A', 'opacity=".2"'),
    ),
    person({ x: 400, y: 786, scale: 2, coat: '#22242E', legs: '#22242E' }),
    glow(c, 'room', '#FFD98A', [600, 500], [520, 200], 0.25),
  ],
};
