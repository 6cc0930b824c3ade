import { crowd } from '../../kit/figures';
import { tree, trees } from '../../kit/greenery';
import { lettering } from '../../kit/lettering';
import { bars } from '../../kit/masonry';
import { birds, clouds, rays, sky, sun } from '../../kit/sky';
import { each, line, path, rect, times } from '../../kit/svg';
import { CREAM } from '../colours';
import { paned, panelled, table } from '../parts';
import type { Pub } from '../pub';

export const theSpaniardsInn: Pub = {
  file: 'the-spaniards-inn',
  name: 'The Spaniards Inn',
  alt: 'the white weatherboarded inn under its tiled roofs, the old tollhouse across the narrow road, Heath trees behind',
  hour: 'day',
  sign: {
    emblem: 'highwayman',
    place: 'Hampstead',
    ground: '#C9DCCB',
    shape: 'square',
    at: [1076, 250, 0.5],
  },
  front: (c) => {
    const p = c.palette;
    const boards = times(17, (row) => `M380 ${322 + row * 22}h640`);
    const dark = { frame: '#22262E', glass: p.window };
    return [
      sky(c),
      rays(p, 180, 130, 0.12),
      sun(p, 180, 130, 60),
      clouds(p, [
        [360, 70, 0.9],
        [920, 110, 1],
      ]),
      birds(p, 560, 60, 5, 4),
      trees(p, -20, 1230, 520, 96, 8),
      // The inn: boards below, tiles above, two chimneys.
      each(
        [470, 860],
        (x) =>
          rect(x, 96, 64, 130, '#A4614A') +
          rect(x - 6, 90, 76, 14, '#7E4638') +
          bars(x + 8, 70, 14, 22, 2, 32, '#B5703E'),
      ),
      path('M350 320l90-150h520l100 150z', '#A9573E'),
      path('M960 170l100 150h-150z', '#7E4030'),
      times(
        6,
        (row) =>
          `<path d="M${(428 - row * 14).toFixed(0)} ${200 + row * 22}H${980 + row * 14}" stroke="#7E4030" stroke-width="3" opacity=".4" fill="none"/>`,
      ),
      each(
        [510, 700],
        (x) =>
          path(`M${x - 14} 300v-66l64-52 64 52v66z`, CREAM) +
          path(`M${x - 34} 248l84-78 84 78-12 8-72-62-72 62z`, '#7E4030') +
          paned(x + 16, 236, 68, 60, { ...dark, columns: 2, rows: 2, bar: 4 }),
      ),
      rect(380, 316, 640, 384, '#FBF6EA'),
      line(boards, '#C9C2B2', 3),
      rect(880, 316, 140, 384, '#000', 'opacity=".08"'),
      rect(372, 308, 656, 12, '#22262E'),
      each([410, 540, 800, 916], (x) => paned(x, 352, 72, 92, { ...dark, columns: 2, rows: 3, bar: 4 })),
      rect(400, 472, 600, 74, '#22262E'),
      lettering('THE SPANIARDS INN', {
        x: 700,
        y: 527,
        size: 54,
        fill: '#F4E3B0',
        spacing: 3,
        maxWidth: 570,
      }),
      each([410, 530, 810, 926], (x) => paned(x, 572, 76, 92, { ...dark, columns: 2, rows: 2, bar: 4 })),
      panelled(656, 700, 82, 128, '#22262E'),
      rect(380, 690, 640, 14, '#4B4A52'),
      // The tollhouse.
      rect(60, 486, 190, 226, '#B5785A'),
      path('M44 490l40-84h142l40 84z', '#7E4030'),
      paned(88, 530, 56, 76, { frame: CREAM, glass: p.window, rows: 2, bar: 4 }),
      rect(176, 560, 54, 150, '#22262E'),
      // The road that narrows between the two.
      path('M0 712h1200v90H0z', p.tree[2]),
      path('M262 700h120q-30 50 200 100H30q220-40 232-100z', '#8E8A88'),
      path('M316 712l14 0-8 26-20 0zM292 752l30 0-30 40-50 0z', '#F5EEDC'),
      tree(p, 1130, 730, 1.5),
      table(850, 766, 1),
      table(1010, 782, 1),
      crowd(p, [
        [640, 752, 1.1],
        [770, 760, 1.14],
        [930, 766, 1.16],
        [180, 762, 1.06],
        [460, 740, 1],
      ]),
    ];
  },
};
