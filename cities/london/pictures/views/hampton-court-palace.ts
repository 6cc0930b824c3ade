import { backdrop } from '../kit/backdrop';
import { crowd, duck } from '../kit/figures';
import { flowers, lawn, trees } from '../kit/greenery';
import { bars, block, cornice } from '../kit/masonry';
import { windows } from '../kit/openings';
import { birds } from '../kit/sky';
import { at, circle, d, each, line, path, rect, times } from '../kit/svg';
import { reflection, water } from '../kit/water';
import type { Picture } from '../picture';

const clock: Picture = {
  name: 'hampton-court-palace-2',
  title:
    'The Tudor astronomical clock of Hampton Court: rings of hours, days and signs round a blue heart, set in red brick',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const marks = (count: number, inner: number, outer: number): string =>
      times(count, (index) => {
        const turn = (index * 2 * Math.PI) / count;
        const [x, y] = [Math.sin(turn), -Math.cos(turn)];
        return d`M${600 + x * inner} ${410 + y * inner}L${600 + x * outer} ${410 + y * outer}`;
      });
    return [
      rect(0, 0, 1200, 800, p.brick[1]),
      bars(10, 14, 54, 14, 20, 60, p.brick[0], 'opacity=".5"'),
      times(24, (row) => rect(row % 2 ? -30 : 0, row * 34, 1240, 3, p.brick[2], 'opacity=".45"')),
      times(9, (index) =>
        path(
          d`M${index * 150 - 40} 60l60 -50 60 50 -60 50z`,
          'none',
          `stroke="${p.brick[2]}" stroke-width="10" opacity=".35"`,
        ),
      ),
      each(
        [130, 960],
        (x) =>
          rect(x, -10, 110, 820, p.stone[1]) +
          rect(x + 76, -10, 34, 820, p.stone[2]) +
          windows(x + 28, 90, 1, 4, [1, 190], [54, 110], p.window),
      ),
      rect(270, 80, 660, 660, p.stone[0]),
      rect(286, 96, 628, 628, p.stone[2]),
      rect(300, 110, 600, 600, '#8E2B36'),
      each(
        [
          [348, 158],
          [852, 158],
          [348, 662],
          [852, 662],
        ],
        ([x = 0, y = 0]) =>
          circle(x, y, 30, p.gold) + path(d`M${x} ${y - 22}l7 15 15 7-15 7-7 15-7-15-15-7 15-7z`, '#8E2B36'),
      ),
      circle(600, 410, 284, p.gold),
      circle(600, 410, 272, '#22408A'),
      line(marks(24, 238, 266), '#FFF3D2', 8),
      circle(600, 410, 230, '#E0A93F'),
      circle(600, 410, 222, '#F3E2B0'),
      line(marks(60, 200, 218), '#7A2230', 4),
      circle(600, 410, 192, '#2E5A9A'),
      line(marks(12, 132, 188), '#F3E2B0', 3),
      each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], (index) => {
        const turn = ((index + 0.5) * Math.PI) / 6;
        const [x, y] = [600 + Math.sin(turn) * 160, 410 - Math.cos(turn) * 160];
        return circle(x, y, 13, p.gold) + circle(x + 4, y, 9, '#2E5A9A');
      }),
      circle(600, 410, 126, p.gold),
      circle(600, 410, 118, '#3D6C93'),
      path('M500 440q50-60 100-20t104-10q-20 76-104 92-80-8-100-62z', '#86AD6A'),
      circle(560, 350, 26, '#FFF1C9'),
      `<g transform="translate(600 410) rotate(38)">${path('M-7 40h14l-3-260-4-30-4 30z', p.gold)}${circle(0, -190, 34, p.gold)}${circle(0, -190, 24, '#FFD66B')}${path('M0-236l8 14h-16zM0-144l8-14h-16zM46-190l-14 8v-16zM-46-190l14 8v-16z', p.gold)}</g>`,
      circle(600, 410, 18, '#7A2230'),
      rect(260, 64, 680, 20, p.stone[0]),
      rect(260, 736, 680, 20, p.stone[0]),
    ];
  },
};

const eastFront: Picture = {
  name: 'hampton-court-palace-3',
  title:
    'Wren’s east front of Hampton Court beyond the Long Water, clipped yews along the Great Fountain Garden',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = p.stone;
    const yew = (x: number, y: number, scale: number): string =>
      at(
        x,
        y,
        scale,
        path('M-5 0h10v-26H-5z', p.trunk) +
          path('M-56-20q10-120 56-180 46 60 56 180-56 20-112 0z', p.tree[0]) +
          path('M-56-20q10-120 56-180-10 90-8 188-30 0-48-8z', p.tree[1]),
      );
    return [
      backdrop(c, {
        light: [220, 150, 60],
        clouds: [
          [420, 100, 1],
          [900, 140, 1.1],
        ],
      }),
      birds(p, 780, 90, 6, 4),
      trees(p, -20, 1230, 420, 56, 7),
      block(220, 230, 760, 200, p.brick[0], p.brick[1], 0.1),
      cornice(p, 210, 222, 780, 12),
      rect(220, 196, 760, 26, mid),
      bars(228, 198, 8, 22, 48, 15.6, light),
      windows(240, 250, 17, 1, [43.6, 1], [20, 60], light, light),
      windows(244, 254, 17, 1, [43.6, 1], [12, 52], p.window),
      each(
        Array.from({ length: 17 }, (_, index) => 252 + index * 43.6),
        (x) => circle(x, 334, 11, light) + circle(x, 334, 7, p.window),
      ),
      windows(240, 362, 17, 1, [43.6, 1], [20, 60], light, light),
      windows(244, 366, 17, 1, [43.6, 1], [12, 52], p.window),
      block(500, 216, 200, 214, light, mid, 0.2),
      bars(512, 236, 18, 190, 5, 40, shade, 'opacity=".5"'),
      path('M490 218l110-62 110 62z', light),
      path('M524 212l76-42 76 42z', mid),
      lawn(p, 428, 560, 1200),
      path('M540 428h120l40 132H500z', p.paving[0]),
      each(
        [
          [430, 500, 0.5],
          [770, 500, 0.5],
          [340, 540, 0.7],
          [860, 540, 0.7],
          [210, 590, 1],
          [990, 590, 1],
          [60, 650, 1.4],
          [1140, 650, 1.4],
        ],
        ([x = 0, y = 0, scale = 1]) => yew(x, y, scale),
      ),
      flowers([p.red, p.gold, '#F7C5CB'], 300, 500, 566, p, 3),
      flowers([p.red, p.gold, '#F7C5CB'], 700, 900, 566, p, 9),
      rect(0, 586, 1200, 10, p.stone[1]),
      water(c, 596, 27),
      reflection(p.brick[0], 600, 606, 560, 6, 0.25),
      line(
        'M600 640V560M600 580q-40-10-52 58M600 580q40-10 52 58M600 570q-20-14-30 60M600 570q20-14 30 60',
        p.white,
        5,
        'stroke-linecap="round" opacity=".85"',
      ),
      duck(330, 700, 1.2, ['#FFFDF6', '#FFFDF6']),
      duck(420, 720, 1),
      duck(840, 690, 1),
      crowd(p, [
        [560, 500, 0.5],
        [640, 520, 0.54],
        [150, 584, 0.7],
        [1040, 584, 0.7],
        [1066, 585, 0.46],
      ]),
    ];
  },
};

export const hamptonCourtPalaceViews = [clock, eastFront];
