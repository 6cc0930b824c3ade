import { boards, chair, diner, laid, pictureOn } from '../../kit/dining';
import { bars, column } from '../../kit/masonry';
import { circle, d, each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

export const ogniskoRoom: Picture = {
  name: 'ognisko-room',
  title:
    'The dining room at Ognisko: white columns and stucco, chandeliers, portraits and tables with white cloths before the terrace doors',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      rect(0, 0, 1200, 800, '#EFE6D4'),
      rect(0, 0, 1200, 90, '#FBF7EC'),
      bars(0, 70, 24, 22, 34, 36, '#E0D2B4'),
      path('M380 66q220-66 440 0z', '#E0D2B4'),
      // Doors to the terrace and its trees.
      each(
        [400, 620],
        (x) =>
          path(`M${x - 14} 560V210q90-90 188 0v350z`, '#FBF7EC') +
          path(`M${x} 560V220q80-74 160 0v340z`, '#BFE0E4') +
          times(5, (index) =>
            circle(x + 14 + index * 34, 430 - (index % 2) * 26, 36, index % 2 ? '#86AD6A' : '#5B8A57'),
          ) +
          rect(x, 470, 160, 90, '#D9C8A0') +
          line(`M${x + 80} 170v390M${x} 300h160M${x} 420h160`, '#FBF7EC', 8),
      ),
      each([250, 850], (x) => column(p, x, 100, 56, 480)),
      each([60, 1010], (x) => column(p, x, 100, 44, 480)),
      pictureOn(136, 190, 96, 130, 2),
      pictureOn(936, 190, 60, 130, 2),
      pictureOn(1080, 190, 96, 130, 3),
      boards(580, ['#8A5A3C', '#5E3A24']),
      each(
        [230, 600, 970],
        (x) =>
          line(`M${x} 0v80`, '#C9A24A', 5) +
          path(`M${x - 80} 110q80 70 160 0l-10-12q-70 44-140 0z`, '#C9A24A') +
          each(
            [-72, -36, 0, 36, 72],
            (dx) => rect(x + dx - 4, 84, 8, 22, '#FDF8EE') + circle(x + dx, 76, 8, '#FFE39A'),
          ) +
          each([-50, -20, 20, 50], (dx) => path(d`M${x + dx} 140l7 16-7 16-7-16z`, '#DCEBF0')),
      ),
      laid(210, 640, 1.25, '#FFFFFF', '#FFFFFF'),
      laid(600, 620, 1.1, '#FFFFFF', '#FFFFFF'),
      laid(990, 640, 1.25, '#FFFFFF', '#FFFFFF'),
      diner(80, 654, 1.25, 5),
      diner(340, 654, 1.25, 1, true),
      diner(480, 632, 1.1, 2),
      diner(720, 632, 1.1, 0, true),
      diner(860, 654, 1.25, 3),
      diner(1120, 654, 1.25, 4, true),
      chair(600, 790, 1.3, '#3A2418', '#C3273A'),
      each(
        [210, 990],
        (x) => rect(x - 4, 590, 8, 44, '#F4E9D2') + path(`M${x} 576q8 10 0 16-8-6 0-16z`, '#FFC766'),
      ),
    ];
  },
};
