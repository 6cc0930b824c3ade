import { banquette, boards, diner, laid, pendant } from '../../kit/dining';
import { person } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { stream } from '../../kit/random';
import { each, ellipse, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';
import { bricks } from '../../pubs/parts';

export const hawksmoorRoom: Picture = {
  name: 'hawksmoor-room',
  title:
    'Inside Hawksmoor: leather booths under the brick vaults of the old brewery, a blackboard of steaks and glass doors of ribbed light',
  hour: 'night',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#5E3E32'),
    bricks(0, 0, 1200, 600, stream(39), [48, 20]),
    each(
      [-60, 340, 740],
      (x) =>
        path(`M${x} 560V300q210-260 420 0v260h-40V310q-170-210-340 0v250z`, '#7A5242') +
        path(`M${x + 40} 560V310q170-210 340 0v250z`, '#3E2A24'),
    ),
    // The board with what is left, in chalk.
    rect(410, 250, 300, 230, '#1B2422'),
    rect(410, 250, 300, 230, 'none', 'stroke="#8A5A36" stroke-width="12"'),
    lettering('T BONE', { x: 510, y: 300, size: 30, fill: '#F4EBD8' }),
    lettering('RIBEYE', { x: 510, y: 344, size: 30, fill: '#F4EBD8' }),
    lettering('RUMP', { x: 510, y: 388, size: 30, fill: '#F4EBD8' }),
    lettering('SIRLOIN', { x: 510, y: 432, size: 30, fill: '#F4EBD8' }),
    line('M590 292h80M590 336h60M600 336l40-12M590 380h90M590 424h50', '#F4EBD8', 5),
    each(
      [60, 860],
      (x) =>
        rect(x, 250, 220, 250, '#2A3A3A') +
        times(9, (index) => rect(x + 10 + index * 23, 260, 12, 230, '#F0C878', 'opacity=".85"')) +
        line(`M${x} 340h220M${x} 420h220`, '#2A3A3A', 6),
    ),
    boards(590, ['#6B4A34', '#48301F'], 600),
    banquette(10, 680, 340, '#6E3420', 190),
    banquette(430, 680, 340, '#6E3420', 190),
    banquette(850, 680, 340, '#6E3420', 190),
    each(
      [180, 600, 1020],
      (x, index) =>
        diner(x - 100, 624, 1.2, index + 3) +
        diner(x + 100, 624, 1.2, index, true) +
        laid(x, 640, 1.2, '#4A3020') +
        ellipse(x, 630, 56, 9, '#3A2418') +
        path(`M${x - 36} 626q10-26 40-24 34 4 32 22-30 14-72 2z`, '#6B3A2A') +
        line(`M${x - 20} 618l30-10M${x - 8} 624l34-12`, '#2A1610', 4),
    ),
    each([180, 600, 1020], (x) => pendant(x, 150, '#B8762E', 44)),
    person({ x: 390, y: 784, scale: 2, coat: '#F4E9D2', legs: '#22242E' }),
    glow(c, 'room', '#FFC27A', [600, 470], [520, 200], 0.3),
  ],
};
