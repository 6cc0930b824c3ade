import { chequers, diner } from '../../kit/dining';
import { person } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { circle, each, ellipse, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

export const barrafinaRoom: Picture = {
  name: 'barrafina-room',
  title:
    'Inside Barrafina: the counter turns a corner, cooks on one side, red stools on the other, prawns on the hot plate',
  hour: 'dusk',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#F1E4CC'),
    rect(0, 60, 1200, 320, '#FFFFFF'),
    line(
      times(10, (row) => `M0 ${90 + row * 32}h1200`) + times(26, (index) => `M${24 + index * 48} 60v320`),
      '#E8DDCB',
      3,
    ),
    rect(0, 0, 1200, 60, '#B8273A'),
    lettering('BARRAFINA', { x: 600, y: 46, size: 36, fill: '#FFF1D6', spacing: 12 }),
    rect(120, 120, 300, 12, '#8A5A36'),
    times(7, (index) =>
      path(`M${140 + index * 40} 120v-46h8v-10h10v10h8v46z`, ['#2F5A3E', '#7A2230', '#C98A2B'][index % 3]!),
    ),
    each(
      [500, 560, 620],
      (x) =>
        line(`M${x} 60v30`, '#3A2A22', 4) +
        path(`M${x - 12} 90q40 24 26 92-16 30-36 0-14-56 10-92z`, '#8A3A2A'),
    ),
    rect(700, 110, 430, 160, '#8A9298'),
    path('M680 110h470l-40-50H720z', '#B8C0C6'),
    rect(700, 300, 430, 80, '#3A3A44'),
    times(12, (index) =>
      path(
        `M${724 + index * 34} 306q0-20 16-20 14 2 12 18`,
        'none',
        'stroke="#F0876A" stroke-width="10" stroke-linecap="round"',
      ),
    ),
    each([740, 880, 1040], (x) =>
      path(
        `M${x - 14} 290q-6-24 8-34 4 12 10 14 2-14 10-20 2 20 8 24 6 12-4 16z`,
        '#E2562A',
        'opacity=".85"',
      ),
    ),
    person({ x: 300, y: 480, scale: 2.2, coat: '#FFFDF6' }),
    person({ x: 640, y: 480, scale: 2.2, coat: '#FFFDF6', skin: 2, left: true }),
    person({ x: 960, y: 480, scale: 2.2, coat: '#FFFDF6', skin: 1 }),
    path('M60 430h1150v30H60z', '#E9E3D8'),
    path('M60 460h1150v150H60z', '#C9BFB2'),
    path('M60 430L-40 700v110h60L130 500z', '#E9E3D8'),
    line('M120 500q200-30 360 20t300-30 380 30', '#AFA494', 5, 'opacity=".6"'),
    each(
      [200, 400, 560, 760, 900, 1110],
      (x, index) =>
        ellipse(x, 432, 46, 10, ['#8E4A34', '#FDF8EE', '#2F4A5E'][index % 3]!) +
        [
          circle(x - 14, 426, 10, '#F2C94B') + circle(x + 12, 428, 10, '#F2C94B'),
          path(`M${x - 28} 428q0-18 28-20 28 2 28 20z`, '#F2C94B'),
          each([-16, 14], (dx) => rect(x + dx - 12, 420, 26, 12, '#C98F45', 'rx="6"')),
        ][index % 3]!,
    ),
    each([300, 500, 680, 850, 1010], (x) =>
      path(`M${x - 8} 430v-8h3v-14q-9-4-9-22h28q0 18-9 22v14h3v8z`, '#FFF1C9'),
    ),
    chequers(610, ['#F4E9D2', '#C9402C']),
    each(
      [200, 340, 480, 620, 760, 900, 1040, 1160],
      (x, index) =>
        diner(x, 596, 1.2, index, index % 2 === 1) +
        rect(x - 34, 616, 68, 18, '#B8273A') +
        rect(x - 5, 634, 10, 120, '#7E8890') +
        path(`M${x - 36} 760q36-18 72 0z`, '#7E8890'),
    ),
    glow(c, 'plate', '#FFC27A', [910, 320], [320, 130], 0.3),
  ],
};
