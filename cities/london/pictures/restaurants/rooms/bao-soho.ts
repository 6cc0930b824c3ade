import { boards, diner } from '../../kit/dining';
import { person } from '../../kit/figures';
import { bars } from '../../kit/masonry';
import { at, circle, each, ellipse, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

export const baoSohoRoom: Picture = {
  name: 'bao-soho-room',
  title:
    'Inside BAO: a horseshoe of pale wood with stools all round, steam over bamboo baskets and paper lamps',
  hour: 'day',
  draw: () => [
    rect(0, 0, 1200, 800, '#EFE0C2'),
    bars(0, 60, 74, 480, 15, 82, '#E3D0AA'),
    rect(0, 0, 1200, 60, '#C9A06A'),
    bars(40, 0, 24, 60, 10, 122, '#A9824E'),
    rect(360, 110, 480, 170, '#5FA3B5'),
    at(
      600,
      200,
      1.4,
      circle(-60, -24, 16, '#FFFDF6') +
        path('M-86 44q0-46 26-50 30 4 26 50zM-40-10q40 8 44 36l-14 8q-8-18-30-22z', '#FFFDF6') +
        path('M0 26a34 24 0 0 1 68 0z', '#FFFDF6'),
    ),
    each(
      [80, 220, 900, 1040],
      (x) =>
        rect(x, 120, 80, 150, '#8A6238') +
        rect(x + 8, 128, 64, 134, '#FBF3E0') +
        line(`M${x + 24} 150v90M${x + 40} 146v96M${x + 56} 150v84`, '#B8273A', 4),
    ),
    // Steamers stacked behind the bar.
    each(
      [420, 560, 700],
      (x, index) =>
        times(
          3 + (index % 2),
          (row) =>
            rect(x - 54, 420 - row * 40, 108, 38, row % 2 ? '#D2A868' : '#C0935A') +
            line(`M${x - 54} ${430 - row * 40}h108M${x - 54} ${448 - row * 40}h108`, '#8A6238', 3),
        ) +
        each(
          [
            [0, 40, 20],
            [24, 10, 28],
            [-18, -20, 22],
          ],
          ([dx = 0, dy = 0, r = 0]) => circle(x + dx, 260 + dy - index * 6, r, '#FFFFFF', 'opacity=".55"'),
        ),
    ),
    person({ x: 500, y: 520, scale: 2, coat: '#5FA3B5' }),
    person({ x: 640, y: 520, scale: 2, coat: '#5FA3B5', skin: 3, left: true }),
    rect(360, 458, 480, 20, '#A9824E'),
    boards(580, ['#C9A87C', '#A4835A']),
    path('M150 700V520q0-30 30-30h840q30 0 30 30v180h-90V580H240v120z', '#D9B884'),
    path('M136 510q0-36 36-36h856q36 0 36 36v12q0-20-30-20H170q-34 0-34 20z', '#B98A52'),
    rect(240, 556, 720, 30, '#B98A52'),
    each(
      [300, 440, 600, 760, 900],
      (x, index) =>
        ellipse(x, 498, 48, 12, '#DDB67C') +
        each(
          [-18, 18],
          (dx) =>
            path(`M${x + dx - 17} 496q0-26 17-28 17 2 17 28z`, '#FFF9EC') +
            path(`M${x + dx - 14} 486q14 8 28 0v6q-14 8-28 0z`, index % 2 ? '#7A3A24' : '#6FA64E'),
        ),
    ),
    each(
      [300, 440, 580, 720, 880],
      (x, index) =>
        diner(x, 640, 1.25, index + 2, index % 2 === 0) +
        rect(x - 30, 652, 60, 14, '#8A6238') +
        line(`M${x - 18} 666l-10 110M${x + 18} 666l10 110`, '#8A6238', 8),
    ),
    each(
      [90, 1110],
      (x, index) =>
        diner(x, 620, 1.25, index + 5, index === 1) +
        rect(x - 30, 632, 60, 14, '#8A6238') +
        line(`M${x - 18} 646l-10 120M${x + 18} 646l10 120`, '#8A6238', 8),
    ),
    each(
      [200, 1000],
      (x) =>
        ellipse(x, 340, 60, 52, '#FFF6DE') +
        line(`M${x - 56} 322h112M${x - 60} 340h120M${x - 56} 358h112M${x} 60v230`, '#E0CFA4', 3),
    ),
  ],
};
