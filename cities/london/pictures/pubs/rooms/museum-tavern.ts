import { boards, bottles, counter, diner, laid, pendant, stool } from '../../kit/dining';
import { person } from '../../kit/figures';
import { circle, each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

/** A tall window with etched lower panes and the museum outside; x is its left edge. */
const outlook = (x: number): string =>
  rect(x - 14, 120, 248, 420, '#4A2418') +
  rect(x, 134, 220, 392, '#BFE0E4') +
  path(`M${x} 260l110-50 110 50v20H${x}z`, '#F5E6C8') +
  each(
    [16, 70, 124, 178],
    (dx) => rect(x + dx, 280, 26, 130, '#F5E6C8') + rect(x + dx + 17, 280, 9, 130, '#C9B188'),
  ) +
  rect(x, 400, 220, 126, '#F1EAD4') +
  path(
    `M${x + 110} 420q40 40 0 84-40-44 0-84zM${x + 30} 500q30-50 50 0zM${x + 140} 500q30-50 50 0z`,
    '#C9D2C0',
  ) +
  line(`M${x + 110} 134v266M${x} 400h220M${x + 12} 412h196v102h-196z`, '#4A2418', 7);

export const museumTavernInside: Picture = {
  name: 'museum-tavern-inside',
  title:
    'Inside the Museum Tavern: the carved back bar of 1889 with its mirrors, and through etched glass the columns over the road',
  hour: 'day',
  draw: () => [
    rect(0, 0, 1200, 800, '#8A3A2C'),
    rect(0, 0, 1200, 80, '#D9B878'),
    times(16, (index) => path(`M${index * 76} 80v-60q38-34 76 0v60q-38-30-76 0z`, '#C09A58')),
    outlook(40),
    outlook(940),
    boards(650, ['#6B4228', '#452816']),
    // The back bar: five bays of carved wood between turned columns.
    rect(310, 130, 580, 440, '#4A2418'),
    path('M300 130h600l-40-36H340z', '#6E3A22'),
    path('M520 96q80-60 160 0z', '#6E3A22'),
    each(
      [330, 520, 710],
      (x) =>
        path(`M${x} 470V230q80-60 160 0v240z`, '#C8D8DC') +
        path(`M${x + 12} 300l70-70 30 8-100 110z`, '#fff', 'opacity=".45"') +
        path(`M${x + 40} 250q40-30 80 0`, 'none', 'stroke="#C9A24A" stroke-width="6"'),
    ),
    each(
      [316, 498, 688, 870],
      (x) =>
        rect(x, 160, 16, 330, '#8A4A2A') +
        circle(x + 8, 200, 14, '#8A4A2A') +
        circle(x + 8, 330, 14, '#8A4A2A') +
        circle(x + 8, 450, 14, '#8A4A2A'),
    ),
    bottles(340, 470, 6, 24, 2),
    bottles(530, 470, 6, 24, 0),
    bottles(720, 470, 6, 24, 5),
    rect(310, 476, 580, 14, '#C98A2B'),
    counter(270, 560, 660, 130, ['#5E2E1C', '#33180E'], [380, 460, 540, 760]),
    person({ x: 650, y: 560, scale: 1.5, coat: '#22304A' }),
    rect(270, 552, 660, 18, '#33180E'),
    laid(150, 640, 1, '#4A2418'),
    laid(1060, 640, 1, '#4A2418'),
    diner(60, 650, 1.1, 4),
    diner(240, 650, 1.1, 1, true),
    diner(1140, 650, 1.1, 2, true),
    diner(970, 650, 1.1, 0),
    each([330, 470, 610, 750, 880], (x) => stool(x, 776, 1.1, '#7A2230')),
    pendant(420, 170, '#2F6B4E', 40),
    pendant(780, 170, '#2F6B4E', 40),
  ],
};
