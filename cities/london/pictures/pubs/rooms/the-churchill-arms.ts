import { chequers, diner, laid, pictureOn } from '../../kit/dining';
import { stream } from '../../kit/random';
import { circle, each, ellipse, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';
import { blossom, bricks } from '../parts';

export const theChurchillArmsInside: Picture = {
  name: 'the-churchill-arms-inside',
  title:
    'The conservatory of The Churchill Arms: Thai dishes under a jungle of ferns, kettles and lamps hung from the glass roof',
  hour: 'day',
  draw: () => {
    const next = stream(7);
    return [
      rect(0, 0, 1200, 800, '#CFE6E4'),
      path('M0 0h1200v260L600 130 0 260z', '#A8D0D6'),
      line(
        'M600 130V0M0 260L600 130 1200 260M150 228V0M300 195V0M450 163V0M750 163V0M900 195V0M1050 228V0',
        '#F4F8F2',
        9,
      ),
      rect(0, 260, 1200, 330, '#8A4A3C'),
      bricks(0, 270, 1200, 310, next, [56, 22]),
      each(
        [
          [90, 150],
          [230, 190],
          [360, 120],
          [500, 200],
          [690, 190],
          [830, 120],
          [970, 200],
          [1110, 150],
        ],
        ([x = 0, y = 0], index) =>
          line(`M${x} 0V${y}`, '#3A2A22', 3) +
          [
            path(`M${x - 36} ${y + 60}q-4-50 36-54 40 4 36 54z`, '#B5652F') +
              path(`M${x + 32} ${y + 30}l28-20 6 10-26 30zM${x - 34} ${y + 30}q-26 0-20 24`, '#8A4A1E') +
              circle(x, y + 4, 8, '#E0A93F'),
            path(`M${x - 40} ${y + 20}h80l-10 44q-30 16-60 0z`, '#8A9098') +
              path(`M${x - 40} ${y + 20}q40-46 80 0`, 'none', 'stroke="#5E656E" stroke-width="6"'),
            path(`M${x - 18} ${y + 8}h36l-6 56h-24z`, '#FFE9B0', 'stroke="#3A2A22" stroke-width="5"') +
              path(`M${x - 26} ${y + 8}h52L${x} ${y - 16}z`, '#3A2A22'),
          ][index % 3]!,
      ),
      each([60, 200, 340, 860, 1000, 1140], (x, index) =>
        times(
          9,
          (leaf) =>
            `<g transform="translate(${x} ${470 + (index % 2) * 60}) rotate(${(leaf - 4) * 24})">${path('M0 0q30-80 4-170-34 80-4 170z', (leaf + index) % 3 ? '#3F7A4C' : '#6FA85E')}${line('M0 0q4-80 3-150', '#A6CF84', 3)}</g>`,
        ),
      ),
      blossom(next, 600, 380, 200, 60, 90, 11),
      pictureOn(440, 420, 110, 130, 2),
      path('M640 420h130v130H640z', '#F4E9D2'),
      path('M656 470q50-60 100 0-10 40-50 44-40-4-50-44z', '#2A2A34'),
      path('M640 476q66 34 130 0l-6 14q-58 30-118 0z', '#1B1B22'),
      chequers(590, ['#E9DCC2', '#A9604A']),
      each(
        [
          [200, 640],
          [600, 660],
          [1000, 640],
        ],
        ([x = 0, y = 0], index) =>
          laid(x, y, 1.25, '#5B8A57', '#5B8A57') +
          ellipse(x - 40, y - 12, 40, 10, '#FDF8EE') +
          path(`M${x - 70} ${y - 16}q30-30 60 0z`, index % 2 ? '#E9A24A' : '#F3DFA0') +
          circle(x - 30, y - 26, 7, '#C9402C') +
          circle(x - 50, y - 24, 6, '#5BA06A') +
          diner(x - 130, y + 14, 1.2, index + 1) +
          diner(x + 130, y + 14, 1.2, index + 4, true),
      ),
    ];
  },
};
