import { backdrop } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { trees } from '../kit/greenery';
import { stream } from '../kit/random';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const tiger: Picture = {
  name: 'london-zoo-2',
  title:
    'A Sumatran tiger looks straight out from the tall grass of its home at London Zoo, whiskers and stripes close to',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const next = stream(7);
    const half =
      path(
        'M0-150q-20 30-10 60 6 20 10 26zM-40-140q0 40 30 70-34-20-50-64zM-90-116q10 30 50 54-46-10-70-44z',
        '#22180F',
      ) +
      path(
        'M-170-30q40-6 76 14-44 0-70 10zM-176 30q44-16 84 0-44 8-74 24zM-160 90q40-24 74-16-34 16-54 36z',
        '#22180F',
      ) +
      path('M-60-20q-34-10-54 10 20 30 56 14z', '#FFF6E0') +
      circle(-84, -4, 17, '#8FB24A') +
      circle(-84, -4, 8, '#16110C') +
      path('M-60-26q-30-16-62 6', 'none', 'stroke="#22180F" stroke-width="9" stroke-linecap="round"') +
      path('M-8 40q-70-10-104 40 0 66 64 80 34 0 40-20z', '#FFF6E0') +
      each(
        [
          [-50, 84],
          [-70, 104],
          [-40, 112],
        ],
        ([x = 0, y = 0]) => circle(x, y, 4, '#22180F'),
      ) +
      line(
        'M-60 96q-90-6-150-30M-60 108q-90 6-156 10M-56 120q-80 20-140 50',
        '#FFFDF6',
        4,
        'stroke-linecap="round"',
      ) +
      path('M-130-140q-50-70-96-30-14 60 50 100z', '#D9752E') +
      path('M-146-134q-34-40-60-18-4 30 34 58z', '#5A2E1C') +
      circle(-176, -120, 14, '#FFF6E0');
    return [
      backdrop(c, { light: [980, 120, 56], clouds: [[90, 110, 1]] }),
      trees(p, -20, 1230, 430, 90, 16),
      rect(0, 420, 1200, 390, p.tree[1]),
      path('M0 470q600-60 1200 0v340H0z', p.tree[2]),
      times(30, (index) =>
        path(
          d`M${index * 42} 640q${10 - next() * 30} -120 ${-10 + next() * 30} -180q20 70 24 180z`,
          p.tree[0],
        ),
      ),
      // Shoulders, then the head.
      path('M300 820q20-260 160-330h280q140 70 160 330z', '#D9752E'),
      path('M690 490h50q140 70 160 330H760q20-220-70-330z', '#B85A20'),
      each(
        [340, 400, 460],
        (x, index) =>
          path(d`M${x} ${640 - index * 40}q40 60 20 160h-24q16 -90 -20 -140z`, '#22180F') +
          path(d`M${1200 - x} ${640 - index * 40}q-40 60 -20 160h24q-16 -90 20 -140z`, '#22180F'),
      ),
      ellipse(600, 390, 206, 216, '#E8873A'),
      path('M600 174q206 10 206 216t-206 216q120-60 120-216T600 174z', '#CF6E28'),
      path('M420 460q40 150 180 150t180-150q-20 60-80 60-60-40-100-40t-100 40q-60 0-80-60z', '#FFF6E0'),
      at(600, 390, 1, half),
      at(600, 390, 1, half, -1),
      path('M556 426q44-20 88 0-6 40-44 46-38-6-44-46z', '#C9605A'),
      line('M600 472v28M600 500q-30 26-60 10M600 500q30 26 60 10', '#22180F', 7, 'stroke-linecap="round"'),
      times(34, (index) =>
        path(
          d`M${index * 38 - 10} 820q${-20 + next() * 40} -130 ${-30 + next() * 60} ${-170 - next() * 70}q14 120 24 250z`,
          [p.tree[0], p.tree[1], p.tree[2]][index % 3] ?? p.tree[1],
        ),
      ),
    ];
  },
};

const aviary: Picture = {
  name: 'london-zoo-3',
  title:
    'Black-and-white monkeys climbing in the great pointed net of the Snowdon Aviary by Regent’s Canal, at dusk',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const monkey = (x: number, y: number, s: number, side = 1): string =>
      at(
        x,
        y,
        s,
        path('M20-10q60 30 40 120-10 30-22 20 6-60-30-110z', '#FFF6E8') +
          path('M-30 0q-4-50 30-56 34 6 30 56-10 20-30 20t-30-20z', '#1B1A2A') +
          path('M-34-20q-10 30 4 46l10-40zM34-20q10 30-4 46L20-14z', '#FFF6E8') +
          circle(0, -72, 22, '#1B1A2A') +
          circle(0, -68, 15, '#FFF6E8') +
          circle(0, -70, 11, '#1B1A2A') +
          circle(-5, -74, 2.6, '#FFF6E8') +
          circle(5, -74, 2.6, '#FFF6E8') +
          line('M-24-30q-40-20-40-66M24-30q40-10 46-50', '#1B1A2A', 10, 'stroke-linecap="round"'),
        side * s,
      );
    return [
      backdrop(c, {
        light: [900, 420, 90],
        clouds: [
          [100, 120, 1],
          [760, 90, 1],
        ],
        roofs: [600, 86, 120],
      }),
      trees(p, -20, 1230, 600, 70, 12),
      // Tetrahedra of tubes, held by cables, with the net between them.
      path('M80 610L300 130l170 200L600 90l160 240 150-210 210 490z', '#fff', 'opacity=".12"'),
      line(
        times(
          18,
          (index) => d`M${110 + index * 58} 610L${300 + index * 36} ${170 + Math.abs(index - 9) * 12}`,
        ),
        p.white,
        1.6,
        'opacity=".45"',
      ),
      line(
        times(
          9,
          (index) => d`M${110 + index * 10} ${580 - index * 48}L${1090 - index * 10} ${580 - index * 48}`,
        ),
        p.white,
        1.6,
        'opacity=".45"',
      ),
      line(
        'M80 610L300 130l130 480M300 130L200 610M470 330L600 90l160 240M600 90L470 610M600 90l130 520M760 330L910 120l210 490M910 120L760 610M910 120l100 490M300 130l170 200M470 330l290 0',
        '#C9CED6',
        9,
        'stroke-linecap="round"',
      ),
      each(
        [
          [300, 130],
          [600, 90],
          [910, 120],
        ],
        ([x = 0, y = 0]) => circle(x, y, 12, p.gold),
      ),
      // A tree to climb on.
      line(
        'M600 620q-10-120 10-220M606 500q-80-30-130-110M612 450q70-20 140-90M606 540q90-20 160-20',
        '#3A2438',
        24,
        'stroke-linecap="round"',
      ),
      each(
        [
          [470, 380, 46],
          [760, 350, 50],
          [610, 390, 40],
          [780, 520, 36],
        ],
        ([x = 0, y = 0, r = 30]) => circle(x, y, r, p.tree[2], 'opacity=".85"'),
      ),
      monkey(520, 420, 0.9),
      monkey(700, 410, 1, -1),
      monkey(610, 560, 1.1),
      monkey(340, 470, 0.7, -1),
      path('M0 606h1200v60H0z', p.tree[0]),
      rect(0, 650, 1200, 90, p.water[1]),
      each(
        [
          [200, 676, 160],
          [520, 700, 220],
          [900, 684, 200],
        ],
        ([x = 0, y = 0, w = 90]) => rect(x, y, w, 5, p.glint, 'rx="2" opacity=".6"'),
      ),
      rect(0, 736, 1200, 70, p.paving[1]),
      rect(0, 732, 1200, 8, p.paving[0]),
      crowd(p, [
        [220, 780, 1.5],
        [272, 784, 1],
        [470, 776, 1.4],
        [880, 780, 1.5],
        [930, 784, 1.5],
      ]),
    ];
  },
};

export const londonZooViews = [tiger, aviary];
