import { boards, chair, diner, laid } from '../../kit/dining';
import { person } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { circle, each, ellipse, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

export const stJohnRoom: Picture = {
  name: 'st-john-room',
  title:
    'The dining room of St. John: white walls, a row of black coat pegs, paper on the tables and coats and hats hung along the side',
  hour: 'day',
  draw: () => [
    rect(0, 0, 1200, 800, '#FBF9F3'),
    rect(0, 0, 1200, 40, '#EFEBE0'),
    path('M0 40h1200l-200 90H200z', '#F1EEE5'),
    each(
      [300, 520, 740],
      (x) => path(`M${x} 60h160l-16 50H${x + 16}z`, '#CFE2E6') + line(`M${x + 80} 60v50`, '#FFFFFF', 5),
    ),
    rect(0, 470, 1200, 140, '#E4DFD2'),
    line('M0 470h1200', '#CFC8B8', 6),
    rect(0, 250, 1200, 14, '#22262E'),
    times(16, (index) =>
      path(
        `M${50 + index * 76} 258v26q0 10 12 10`,
        'none',
        'stroke="#22262E" stroke-width="6" stroke-linecap="round"',
      ),
    ),
    each(
      [
        [96, '#3A4450'],
        [250, '#7A5A3A'],
        [480, '#22262E'],
        [706, '#5A2A32'],
        [860, '#3F5A4A'],
        [1092, '#8A7A5A'],
      ] as const,
      ([x, coat]) =>
        path(`M${x} 284q-34 12-36 50l-6 130h84l-6-130q-2-38-36-50z`, coat) +
        line(`M${x} 296v164`, '#000', 3, 'opacity=".25"'),
    ),
    each(
      [328, 936],
      (x) => ellipse(x + 10, 300, 42, 12, '#8A6A48') + path(`M${x - 14} 298q2-30 24-30t24 30z`, '#8A6A48'),
    ),
    // Through the hatch the kitchen, with pans and a loaf.
    rect(560, 300, 110, 160, '#D9D4C8'),
    rect(520, 130, 200, 90, '#22262E'),
    lettering('BONE MARROW', { x: 620, y: 168, size: 24, fill: '#FBF9F3', maxWidth: 170 }),
    lettering('ECCLES CAKE', { x: 620, y: 202, size: 24, fill: '#FBF9F3', maxWidth: 170 }),
    boards(610, ['#B5AEA0', '#8E8778']),
    each(
      [
        [180, 640, 1.2],
        [600, 670, 1.3],
        [1020, 640, 1.2],
      ],
      ([x = 0, y = 0, scale = 1], index) =>
        laid(x, y, scale, '#FFFFFF', '#F6F4EE') +
        path(`M${x - 60} ${y - 8}h44v-22h-44z`, '#C98F45') +
        path(`M${x + 30} ${y - 8}q14-26 34 0z`, '#6FA05E') +
        diner(x - 116, y + 14, scale, index + 4) +
        diner(x + 116, y + 14, scale, index + 1, true),
    ),
    each([400, 810], (x) => chair(x, 782, 1.3, '#6B4A30')),
    person({ x: 830, y: 640, scale: 1.8, coat: '#FFFFFF', legs: '#22242E' }),
    each(
      [180, 400, 800, 1020],
      (x) =>
        path(`M${x - 34} 150q34-36 68 0z`, '#22262E') +
        circle(x, 156, 14, '#FFF3D0') +
        line(`M${x} 40v86`, '#22262E', 4),
    ),
  ],
};
