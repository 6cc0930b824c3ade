import { backdrop } from '../../kit/backdrop';
import { crowd, person } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { stream } from '../../kit/random';
import { at, circle, each, line, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';
import { GOLD } from '../../pubs/colours';
import { bricks, paned, panelled } from '../../pubs/parts';
import { bayTree } from '../front';

export const wiltonsFront: Picture = {
  name: 'wiltons-front',
  title:
    'Wiltons in Jermyn Street: a small dark green front with a brass lobster, bowler hats in the shop next door and a doorman with an umbrella',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      backdrop(c, {
        light: [600, 80, 46],
        clouds: [
          [120, 60, 0.8],
          [860, 70, 0.8],
        ],
      }),
      rect(-10, 110, 340, 700, '#D9C6A0'),
      rect(870, 90, 340, 720, '#B9805E'),
      bricks(870, 100, 340, 330, stream(27)),
      rect(330, 60, 540, 750, '#EFE3C8'),
      rect(314, 40, 572, 22, p.stone[0]),
      each(
        [370, 500, 640, 770],
        (x) =>
          path(`M${x - 12} 112l42-26 42 26z`, p.stone[2]) +
          paned(x, 118, 60, 112, { frame: p.white, glass: p.window, rows: 3, bar: 4 }) +
          paned(x, 280, 60, 116, { frame: p.white, glass: p.window, rows: 3, bar: 4 }),
      ),
      rect(330, 250, 540, 8, p.stone[1]),
      each([30, 130, 230], (x) =>
        each([160, 310], (y) => paned(x, y, 54, 100, { frame: p.white, glass: p.window, rows: 3, bar: 4 })),
      ),
      each([910, 1010, 1110], (x) =>
        each([150, 300], (y) => paned(x, y, 54, 100, { frame: p.white, glass: p.window, rows: 3, bar: 4 })),
      ),
      // The hatter on the left, a shirtmaker on the right.
      rect(-10, 450, 340, 360, '#4A2A22'),
      rect(20, 500, 270, 210, '#FFE9BC'),
      each(
        [80, 220],
        (x) =>
          rect(x - 3, 600, 6, 60, '#8A5A34') +
          path(`M${x - 34} 600h68q-4-6-12-8 2-42-22-42t-22 42q-8 2-12 8z`, '#22262E'),
      ),
      lettering('HATS', { x: 155, y: 486, size: 34, fill: GOLD, spacing: 8 }),
      rect(870, 450, 340, 360, '#22304A'),
      rect(900, 500, 270, 210, '#FFE9BC'),
      each(
        [960, 1040, 1110],
        (x, index) =>
          path(`M${x - 26} 640v-70l16-14h20l16 14v70z`, ['#FFFFFF', '#C9DCEA', '#F2C9D0'][index]!) +
          path(`M${x - 5} 558h10l4 60-9 12-9-12z`, ['#B8273A', '#27406A', '#3F6B4C'][index]!),
      ),
      lettering('SHIRTS', { x: 1040, y: 486, size: 34, fill: GOLD, spacing: 6 }),
      // Wiltons between them.
      rect(322, 430, 556, 84, '#173A30'),
      rect(322, 424, 556, 6, GOLD),
      rect(322, 512, 556, 6, GOLD),
      lettering('WILTONS', { x: 600, y: 492, size: 56, fill: GOLD, spacing: 14, maxWidth: 420 }),
      rect(330, 518, 540, 280, '#20493D'),
      each(
        [356, 690],
        (x) =>
          rect(x - 6, 540, 160, 190, '#122E26') +
          rect(x + 4, 550, 140, 170, '#FFE3A4') +
          path(`M${x + 4} 550h140v100q-70-24-140 0z`, '#F6F0E0') +
          line(`M${x + 40} 550v80M${x + 74} 550v74M${x + 108} 550v80`, '#DDD2BA', 4),
      ),
      panelled(556, 790, 92, 236, '#122E26'),
      at(
        602,
        580,
        0.5,
        path('M-20-60q40-14 40 30 0 50-20 90-20-40-20-90z', '#E0A93F') +
          line(
            'M-16-40q-50-10-50-50M16-40q50-10 50-50M-14 0l-30 14M14 0l30 14M-12 20l-26 18M12 20l26 18',
            '#E0A93F',
            7,
          ) +
          circle(-66, -96, 14, '#E0A93F') +
          circle(66, -96, 14, '#E0A93F'),
      ),
      bayTree(520, 790, 0.95, '#173A30'),
      bayTree(684, 790, 0.95, '#173A30'),
      rect(0, 784, 1200, 22, p.paving[0]),
      rect(0, 780, 1200, 7, p.paving[1]),
      person({ x: 470, y: 795, scale: 1.56, coat: '#173A30', legs: '#173A30' }),
      line('M494 792V660', '#22262E', 4),
      path('M420 664q74-70 148 0-74-24-148 0z', '#22262E'),
      crowd(p, [
        [760, 796, 1.5],
        [810, 797, 1.46],
        [180, 796, 1.46],
        [1060, 796, 1.46],
      ]),
    ];
  },
};
