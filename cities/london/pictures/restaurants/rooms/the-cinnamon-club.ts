import { banquette, boards, diner, globe, laid } from '../../kit/dining';
import { person } from '../../kit/figures';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { arch } from '../../kit/openings';
import { each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

/** Books on a shelf, upright and of many colours. */
const shelf = (x: number, y: number, width: number, turn: number): string =>
  times(Math.floor(width / 15), (index) => {
    const tall = 40 + ((index * 11 + turn * 7) % 15);
    return rect(
      x + index * 15,
      y - tall,
      12,
      tall,
      ['#7A2230', '#27507E', '#C98A2B', '#2F5A3E', '#5A3A22', '#8A6A8A'][(index * 5 + turn) % 6]!,
    );
  }) + rect(x - 4, y, width + 8, 7, '#3A2014');

export const theCinnamonClubRoom: Picture = {
  name: 'the-cinnamon-club-room',
  title:
    'Inside The Cinnamon Club: the library’s reading room, books on two floors round a gallery, tables set below them',
  hour: 'night',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#5E3A28'),
    // A glass roof over the room.
    path('M300 0h600l-90 90H390z', '#27406A'),
    line(
      'M390 90L300 0M480 90L430 0M570 90L550 0M660 90L670 0M740 90L790 0M810 90L900 0M360 46h490',
      '#C9A24A',
      5,
    ),
    path('M300 0L390 90H-10V0zM900 0L810 90h400V0z', '#E9D3A8'),
    rect(0, 90, 1200, 16, '#C98A2B'),
    each(
      [0, 1, 2],
      (row) =>
        shelf(30, 176 + row * 66, 330, row) +
        shelf(436, 176 + row * 66, 330, row + 3) +
        shelf(842, 176 + row * 66, 330, row + 5),
    ),
    bars(0, 106, 24, 260, 4, 392, '#3A2014'),
    // The gallery with its iron rail.
    rect(0, 356, 1200, 20, '#3A2014'),
    bars(6, 306, 5, 50, 60, 20, '#16161D'),
    rect(0, 300, 1200, 8, '#C98A2B'),
    each([0, 1], (row) => shelf(30, 444 + row * 72, 330, row + 2) + shelf(842, 444 + row * 72, 330, row + 4)),
    rect(400, 376, 400, 214, '#3A2418'),
    arch(440, 396, 140, 194, '#FFD98A'),
    arch(620, 396, 140, 194, '#FFD98A'),
    bars(396, 376, 20, 220, 2, 388, '#C98A2B'),
    // A ladder for the upper shelves.
    line(
      'M300 590L350 300M340 590L386 300M306 556h42M312 516h42M320 470h40M328 424h40M336 380h38',
      '#C98A2B',
      8,
    ),
    boards(590, ['#8A5A38', '#5E3A22']),
    path('M-10 800q600-240 1220 0z', '#7A2230', 'opacity=".6"'),
    banquette(20, 680, 260, '#8A4A24', 140),
    banquette(920, 680, 260, '#8A4A24', 140),
    each(
      [
        [180, 640, 1.15],
        [600, 660, 1.3],
        [1020, 640, 1.15],
      ],
      ([x = 0, y = 0, scale = 1], index) =>
        laid(x, y, scale, '#FDF8EE', '#FDF8EE') +
        diner(x - 120, y + 12, scale, index + 3) +
        diner(x + 120, y + 12, scale, index + 1, true),
    ),
    each([180, 600, 1020], (x) => globe(x, 240, 22, 90)),
    person({ x: 420, y: 770, scale: 2, coat: '#22242E', legs: '#22242E' }),
    glow(c, 'room', '#FFD98A', [600, 480], [480, 220], 0.35),
  ],
};
