import { chequers, diner, pendant } from '../../kit/dining';
import { crowd, parentAndChild } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { bars } from '../../kit/masonry';
import { circle, each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

export const poppiesRoom: Picture = {
  name: 'poppies-room',
  title:
    'Inside Poppies: a jukebox, red leatherette booths and formica tables of the fifties, newspapers framed on the wall',
  hour: 'day',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#BFE0DC'),
    rect(0, 0, 1200, 56, '#D02A3C'),
    times(
      30,
      (index) => rect(index * 41, 56, 20, 26, '#FFFFFF') + rect(index * 41 + 20, 56, 20, 26, '#27507E'),
    ),
    rect(0, 380, 1200, 230, '#F4E9D2'),
    times(
      30,
      (index) => rect(index * 41, 366, 20, 16, '#22262E') + rect(index * 41 + 20, 366, 21, 16, '#FFFFFF'),
    ),
    each(
      [60, 210, 360],
      (x, index) =>
        rect(x - 8, 122, 116, 156, '#3A2A22') +
        rect(x, 130, 100, 140, '#EFE9DA') +
        bars(x + 12, 146, 76, 12, 1, 0, '#22262E') +
        bars(x + 12, 170, 34, 5, 1, 0, '#8A8478') +
        times(
          6,
          (row) =>
            rect(x + 12, 170 + row * 14, 34, 5, '#A9A294') + rect(x + 54, 220 + row * 8, 34, 4, '#A9A294'),
        ) +
        rect(x + 54, 168, 34, 44, ['#8A8478', '#B5654A', '#5E7E86'][index]!),
    ),
    lettering('POPPIES', { x: 910, y: 200, size: 96, fill: '#D02A3C', spacing: 6, maxWidth: 440 }),
    line('M700 232h420', '#27507E', 9, 'stroke-linecap="round"'),
    lettering('SINCE 1952', { x: 910, y: 290, size: 40, fill: '#27507E', spacing: 6 }),
    // The jukebox in the middle, rainbow arch and all.
    path('M500 600V380q0-110 100-110t100 110v220z', '#8A4A24'),
    path('M514 600V384q0-96 86-96t86 96v216h-24V388q0-72-62-72t-62 72v212z', '#F2C94B'),
    path('M524 600V386q0-84 76-84t76 84v214h-8V388q0-76-68-76t-68 76v212z', '#E0485A'),
    path('M548 470v-80q0-60 52-60t52 60v80z', '#FFF1C9'),
    circle(600, 400, 36, '#22262E'),
    circle(600, 400, 12, '#D02A3C'),
    bars(556, 486, 14, 90, 5, 19, '#6FC0D0'),
    rect(546, 574, 108, 14, '#C8CED4'),
    chequers(610, ['#FFFFFF', '#22262E']),
    each(
      [-10, 780],
      (x, index) =>
        path(
          `M${x} 720V500q0-30 30-30h20q30 0 30 30v220zM${x + 350} 720V500q0-30 30-30h20q30 0 30 30v220z`,
          '#D02A3C',
        ) +
        path(
          `M${x + 10} 510h60v14h-60zM${x + 360} 510h60v14h-60zM${x + 10} 560h60v14h-60zM${x + 360} 560h60v14h-60z`,
          '#F4E9D2',
        ) +
        diner(x + 130, 606, 1.25, index + 2) +
        diner(x + 300, 606, 1.25, index + 4, true) +
        rect(x + 90, 610, 250, 18, '#9FD0C8') +
        rect(x + 90, 624, 250, 6, '#C8CED4') +
        rect(x + 206, 630, 18, 120, '#C8CED4') +
        path(`M${x + 150} 750h130v12h-130z`, '#C8CED4') +
        path(`M${x + 120} 604q30-26 70-14 10-8 20-6-4 10 0 18-40 14-90 2z`, '#DE9E45') +
        times(5, (chip) => rect(x + 230 + chip * 12, 584 + (chip % 2) * 4, 8, 24, '#F3CF78')) +
        path(`M${x + 300} 608v-26q12-8 18 0v26z`, '#D02A3C'),
    ),
    crowd(c.palette, [[540, 776, 1.9]]),
    parentAndChild(650, 778, 1.8, '#27507E', '#E0A93F'),
    each([210, 1130], (x) => pendant(x, 470, '#27507E', 34, 82)),
  ],
};
