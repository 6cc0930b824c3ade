import { boards, diner, laid } from '../../kit/dining';
import { glow } from '../../kit/light';
import { arch } from '../../kit/openings';
import { stream } from '../../kit/random';
import { circle, each, ellipse, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';
import { bricks } from '../parts';

export const yeOldeCheshireCheeseInside: Picture = {
  name: 'ye-olde-cheshire-cheese-inside',
  title:
    'Down in the vaults of Ye Olde Cheshire Cheese: pale arched cellars one behind another, sawdust, candles and a grey parrot in a case',
  hour: 'night',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#6E5A48'),
    bricks(0, 0, 1200, 700, stream(53), [70, 30]),
    arch(120, 60, 620, 600, '#8E775E'),
    arch(160, 100, 540, 560, '#4A382C'),
    arch(230, 180, 400, 480, '#7A644E'),
    arch(266, 216, 328, 444, '#3A2A22'),
    arch(330, 300, 200, 360, '#6B5542'),
    arch(356, 326, 148, 334, '#F0B765'),
    path('M356 660h148v-40h-40v-34h-40v-36h-34v-36h-34z', '#5E4A3A'),
    arch(820, 160, 320, 500, '#8E775E'),
    arch(850, 190, 260, 470, '#2E2018'),
    boards(652, ['#B99668', '#94744C'], 560),
    times(44, (index) =>
      ellipse((index * 173) % 1200, 660 + ((index * 61) % 130), 16, 4, '#E3C796', 'opacity=".5"'),
    ),
    // The parrot that the newspapers mourned.
    rect(886, 250, 190, 190, '#4A3020'),
    rect(900, 264, 162, 162, '#D9C8A0'),
    path('M940 410q-16-90 44-110 50 4 44 60-4 40-30 56z', '#8A929A'),
    path('M986 410l40 44 14-8-30-50z', '#B8273A'),
    circle(978, 316, 26, '#A8B0B8'),
    path('M956 316q-20 8-10 28 12-2 18-16z', '#22262E'),
    circle(974, 312, 5, '#22262E'),
    line('M920 412h130', '#6B4226', 8),
    each(
      [
        [120, 610],
        [700, 610],
        [470, 560],
        [810, 600],
      ],
      ([x = 0, y = 0]) =>
        circle(x, y, 60, '#FFD98A', 'opacity=".25"') +
        rect(x - 5, y, 10, 30, '#F4E9D2') +
        path(`M${x} ${y - 22}q10 12 0 24-10-12 0-24z`, '#FFC766'),
    ),
    each(
      [
        [210, 690, 1.1],
        [640, 700, 1.15],
        [980, 680, 1.1],
      ],
      ([x = 0, y = 0, scale = 1], index) =>
        laid(x, y - 30, scale, '#4A2E1E') +
        diner(x - 110, y - 16, scale, index + 2) +
        diner(x + 110, y - 16, scale, index + 4, true),
    ),
    glow(c, 'stair', '#FFC766', [430, 560], [240, 190], 0.4),
  ],
};
