import { backdrop } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { trees } from '../kit/greenery';
import { windows } from '../kit/openings';
import { stream } from '../kit/random';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const chestnut: Picture = {
  name: 'greenwich-park-2',
  title:
    'The twisted trunk of an old sweet chestnut in Greenwich Park in autumn, a squirrel sitting among its nuts',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const next = stream(23);
    const gold = ['#C9702E', '#E39A3F', '#F0BD62'];
    return [
      backdrop(c, { light: [930, 220, 90], clouds: [[80, 130, 1]] }),
      trees({ ...p, tree: ['#A96A3E', '#C9894A', '#DDAE6A'] }, -20, 1230, 520, 54, 19),
      path('M0 520q600-50 1200 0v290H0z', '#B9AE72'),
      path('M0 600q600-70 1200 0v210H0z', '#A99A5C'),
      each(
        [
          [180, 90, 190],
          [420, 30, 190],
          [660, 60, 200],
          [880, 70, 150],
          [300, 180, 120],
          [760, 170, 110],
        ],
        ([x = 0, y = 0, r = 90], index) => circle(x, y, r, gold[index % 3] ?? '#C9702E'),
      ),
      path(
        'M410 720q60-60 70-220 6-140-90-260l60-20q60 80 100 110-6-130 10-210h70q-6 140 14 220 50-60 110-130l54 30q-100 110-110 240 0 160 80 240-60-30-130-26-120-20-238 26z',
        '#6E5240',
      ),
      path(
        'M600 700q40-140 20-280-6-130 0-260h30q-6 140 14 220 50-60 110-130l54 30q-100 110-110 240 0 160 80 240-60-30-130-26z',
        '#573E30',
      ),
      line(
        'M470 690q70-120 66-270M520 690q50-150 30-300M570 690q30-160 6-330M640 680q-10-180-26-300M690 690q-40-140-40-260',
        '#4A3428',
        6,
        'opacity=".7"',
      ),
      ellipse(556, 520, 28, 46, '#3A271E'),
      each(
        [
          [190, 190],
          [330, 120],
          [500, 70],
          [720, 110],
          [860, 150],
          [960, 60],
          [90, 60],
          [610, 40],
        ],
        ([x = 0, y = 0], index) =>
          path(d`M${x - 60} ${y}q60 -56 120 0q-60 56 -120 0z`, gold[(index + 1) % 3] ?? '#E39A3F'),
      ),
      at(
        840,
        700,
        1.5,
        path('M30-6q70-10 56-90-20-50-54-20-14 20 4 34 14 30-26 50z', '#A4532E') +
          path('M-40 0q-6-60 30-72 30-6 44 30 4 26-6 42z', '#B9643A') +
          circle(-22, -84, 24, '#B9643A') +
          path('M-34-104l-4-22 16 12zM-14-106l8-20 8 20z', '#A4532E') +
          circle(-30, -88, 4, '#22180F') +
          path('M-46-78l-8 4 8 4z', '#22180F') +
          circle(-44, -48, 12, '#7A4A1E') +
          path('M-20-56q-20 4-24 12', 'none', 'stroke="#A4532E" stroke-width="8" stroke-linecap="round"') +
          path('M-24-10q10-40 20-44 16 20 8 46z', '#F1DCC0'),
      ),
      times(40, () => {
        const [x, y] = [Math.round(next() * 1200), Math.round(610 + next() * 180)];
        return path(d`M${x} ${y}q12 -10 24 0q-12 10 -24 0z`, gold[Math.floor(next() * 3)] ?? '#C9702E');
      }),
      each(
        [
          [380, 750],
          [470, 770],
          [700, 766],
          [960, 740],
        ],
        ([x = 0, y = 0]) => circle(x, y, 12, '#7A4A1E') + path(d`M${x - 8} ${y - 4}q8 -12 16 0z`, '#E9D4A8'),
      ),
    ];
  },
};

const snow: Picture = {
  name: 'greenwich-park-3',
  title:
    'Children on sledges on the snowy hill of Greenwich Park in the evening, the Royal Observatory lit at its top',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const next = stream(40);
    const sledge = (x: number, y: number, scale: number, coat: string): string =>
      at(
        x,
        y,
        scale,
        `<g transform="rotate(16)">${path('M-50 0h100q14-2 16-16l8 2q-2 24-22 24H-50z', '#8A4A2E')}${path('M-30-4q-4-44 14-48h18q16 4 14 48z', coat)}${line('M10-40l30 20', coat, 10, 'stroke-linecap="round"')}${path('M0-10h44v10H0z', '#22305E')}${circle(-4, -66, 15, '#E9BE97')}${path('M-20-68q0-18 18-18t14 18z', p.red)}${circle(-2, -88, 5, '#fff')}</g>`,
      );
    const bare = (x: number, y: number, scale: number): string =>
      at(
        x,
        y,
        scale,
        line(
          'M0 0v-120M0-70l-44-60M0-84l40-70M0-110l-20-70M0-110l26-64M-26-106l-34-10M24-126l34-10',
          '#2A2450',
          9,
          'stroke-linecap="round"',
        ),
      );
    return [
      backdrop(c, {
        light: [250, 310, 70],
        clouds: [
          [420, 90, 1],
          [60, 160, 0.8],
        ],
        roofs: [520, 88, 190],
      }),
      bare(80, 560, 1.3),
      bare(1120, 520, 1.3),
      path('M0 560q200-30 420-190 130-80 280-80 190 10 500 190v330H0z', '#F3E6EE'),
      path('M0 560q200-30 420-190 60-40 120-60-160 150-220 300T0 740z', '#D9C4DA'),
      at(
        720,
        300,
        1,
        rect(-110, -110, 150, 116, p.brick[0]) +
          rect(-10, -110, 50, 116, p.brick[1]) +
          windows(-96, -92, 3, 2, [34, 50], [20, 34], p.window) +
          rect(-116, -118, 162, 10, p.stone[0]) +
          each(
            [-108, 24],
            (x) => rect(x, -150, 18, 36, p.stone[1]) + path(d`M${x - 3} -150q12 -30 24 0z`, p.roof[0]),
          ) +
          line('M-98-178v-60', p.ink, 4) +
          circle(-98, -214, 12, p.red) +
          rect(40, -70, 120, 76, p.brick[1]) +
          path('M66-70q0-60 44-64 44 4 44 64z', p.roof[0]) +
          windows(54, -54, 4, 1, [27, 1], [15, 34], p.window) +
          path('M-116-118q80-14 162 0v-8q-80-16-162 0zM60-72q50-8 100 0', '#fff'),
      ),
      sledge(560, 470, 0.9, p.blue),
      sledge(380, 620, 1.4, p.gold),
      sledge(820, 640, 1.7, p.red),
      line('M600 420q-40 60-200 180M860 470q-10 60-80 150', '#C9B0CE', 6),
      crowd(p, [
        [640, 420, 0.6],
        [664, 422, 0.4],
        [960, 560, 1],
        [1010, 700, 1.5],
        [1060, 704, 1],
        [180, 690, 1.3],
      ]),
      times(70, () =>
        circle(Math.round(next() * 1200), Math.round(next() * 780), 2 + next() * 3, '#fff', 'opacity=".8"'),
      ),
    ];
  },
};

export const greenwichParkViews = [chestnut, snow];
