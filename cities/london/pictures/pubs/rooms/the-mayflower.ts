import { boards, diner, hearth, laid } from '../../kit/dining';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { skyline } from '../../kit/skyline';
import { circle, each, line, path, rect, times } from '../../kit/svg';
import { reflection } from '../../kit/water';
import type { Picture } from '../../picture';
import { lantern } from '../parts';

export const theMayflowerInside: Picture = {
  name: 'the-mayflower-inside',
  title:
    'Inside The Mayflower: candles on the settles, a model of the ship in the window and the river black beyond small panes',
  hour: 'night',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#5A3A2A'),
    each([60, 330, 600, 870, 1140], (x) => path(`M${x - 40} 0h80l-14 110h-52z`, '#2A1A14')),
    rect(0, 96, 1200, 30, '#2A1A14'),
    rect(0, 126, 1200, 500, '#D9B884'),
    bars(40, 126, 26, 500, 5, 274, '#2A1A14'),
    path('M66 126L314 380M1134 126L888 380', 'none', 'stroke="#2A1A14" stroke-width="22"'),
    // A wide window on the Thames, the moon in the water.
    rect(356, 160, 490, 300, '#2A1A14'),
    rect(374, 178, 454, 264, '#16224A'),
    rect(374, 330, 454, 112, '#0E1838'),
    circle(700, 230, 26, '#FFF1C9'),
    reflection('#FFF1C9', 700, 340, 60, 6, 0.6),
    skyline('#26356A', { from: 374, to: 760, base: 330, seed: 21, low: 10, high: 70 }),
    line(
      times(6, (index) => `M${450 + index * 76} 178v264`) +
        times(3, (index) => `M374 ${244 + index * 66}h454`),
      '#2A1A14',
      5,
    ),
    path('M470 440q70 20 160-4l-20 40H500z', '#7A4A2A'),
    line('M510 440V300M560 440V280M606 438V316', '#3A2418', 6),
    path(
      'M490 316q30 14 56-4v76q-30 10-56 0zM538 296q30 16 60-4v86q-30 14-60 2zM590 328q24 10 44-4v64q-24 8-44 0z',
      '#FFF4DC',
    ),
    rect(350, 470, 502, 20, '#2A1A14'),
    boards(626, ['#6B4630', '#432A1C']),
    hearth(1010, 626, 1.1, '#7E4A3A', '#2A1A14'),
    path('M90 640V400q0-16 16-16h170v256z', '#4A2C1C'),
    path('M80 552h206v22H80z', '#6B4226'),
    diner(180, 566, 1.2, 2),
    each(
      [
        [250, 650],
        [600, 660],
        [860, 690],
      ],
      ([x = 0, y = 0], index) =>
        laid(x, y, 1.1, '#3A2418') +
        rect(x - 4, y - 44, 9, 30, '#F4E9D2') +
        circle(x, y - 56, 44, '#FFD98A', 'opacity=".28"') +
        path(`M${x} ${y - 66}q9 11 0 22-9-11 0-22z`, '#FFC766') +
        diner(x - 110, y + 12, 1.1, index + 4) +
        diner(x + 110, y + 12, 1.1, index + 1, true),
    ),
    lantern(330, 210, 1.1),
    lantern(880, 210, 1.1),
    glow(c, 'fire', '#FFB557', [1010, 580], [260, 150], 0.4),
  ],
};
