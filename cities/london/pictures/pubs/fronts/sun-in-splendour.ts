import { backdrop } from '../../kit/backdrop';
import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { bars } from '../../kit/masonry';
import { stream } from '../../kit/random';
import { garland } from '../../kit/street';
import { each, line, path, rect, times } from '../../kit/svg';
import { GLASS, GOLD } from '../colours';
import { basket, lantern, paned, panelled } from '../parts';
import type { Pub } from '../pub';

/** A house of the painted terrace that falls away down Portobello Road. */
const cottage = (x: number, top: number, wall: string, door: string): string =>
  rect(x, top, 92, 790 - top, wall) +
  rect(x, top - 10, 92, 14, '#FFFDF6') +
  paned(x + 22, top + 34, 48, 78, { frame: '#FFFDF6', glass: '#4F6676', rows: 2, bar: 4 }) +
  paned(x + 22, top + 156, 48, 78, { frame: '#FFFDF6', glass: '#4F6676', rows: 2, bar: 4 }) +
  rect(x + 26, top + 290, 42, 500 - top, door);

export const sunInSplendour: Pub = {
  file: 'sun-in-splendour',
  name: 'Sun in Splendour',
  alt: 'the rounded white corner at the top of Portobello Road, painted houses and market stalls falling away beside it',
  hour: 'day',
  sign: { emblem: 'sun', place: 'Notting Hill', ground: '#27507E', shape: 'round', at: [196, 96, 0.62] },
  front: (c) => {
    const p = c.palette;
    const next = stream(31);
    return [
      backdrop(c, {
        light: [1080, 110, 56],
        clouds: [
          [60, 70, 1],
          [860, 60, 0.9],
        ],
      }),
      cottage(820, 292, '#F3B9A4', '#27507E'),
      cottage(912, 312, '#A9D0D6', '#B8273A'),
      cottage(1004, 334, '#F2D680', '#2F6B45'),
      cottage(1096, 356, '#C9B4DA', '#22324A'),
      // The corner is a half drum: its windows draw together towards the sides.
      path('M90 120q360-60 740 0v670H90z', '#FBF6EA'),
      path('M650 98q100 8 180 22v670H650z', '#DED3BF', 'opacity=".8"'),
      path('M74 104q376-66 772 0v30q-396-64-772 0z', '#E9C65E'),
      path('M74 134q376-62 772 0v8q-396-62-772 0z', '#C9B79A'),
      each(
        [
          [132, 62],
          [252, 88],
          [406, 104],
          [566, 88],
          [712, 62],
        ],
        ([x = 0, width = 0]) =>
          paned(x, 172, width, 130, { frame: '#C9B79A', glass: p.window, columns: 2, rows: 3 }) +
          paned(x, 352, width, 96, { frame: '#C9B79A', glass: p.window, columns: 2, rows: 2 }) +
          rect(x - 14, 310, width + 28, 12, '#E9C65E'),
      ),
      path('M82 474q368-40 756 0v78q-388-40-756 0z', '#1E2B3C'),
      lettering('SUN IN SPLENDOUR', { x: 458, y: 528, size: 56, fill: GOLD, spacing: 4, maxWidth: 600 }),
      path('M90 552q368-40 740 0v230H90z', '#2B3D52'),
      each([140, 262, 580, 704], (x) =>
        paned(x, 574, 92, 150, { frame: '#16202C', glass: GLASS, columns: 2, rows: 3 }),
      ),
      panelled(414, 776, 100, 216, '#E0A93F'),
      lantern(384, 618, 1),
      lantern(544, 618, 1),
      each([248, 686], (x) => basket(next, x, 556, 0.7)),
      bars(130, 740, 104, 26, 2, 124, '#16202C', 'opacity=".7"'),
      bars(572, 740, 104, 26, 2, 124, '#16202C', 'opacity=".7"'),
      garland([838, 420], [1210, 470], 40, 16, ['#B8273A', '#FFFDF6', '#27507E', '#E0A93F']),
      // Stalls of the market.
      each([860, 1040], (x, index) => {
        const stripes = times(5, (stripe) => `M${x + stripe * 30} 620h15l-6 42h-19z`);
        return (
          rect(x + 4, 640, 6, 130, '#5E4632') +
          rect(x + 134, 640, 6, 130, '#5E4632') +
          rect(x, 620, 145, 44, '#FFFDF6') +
          path(stripes, index ? '#2F6B45' : '#B8273A') +
          rect(x + 2, 712, 142, 14, '#8A6A48') +
          times(7, (item) =>
            rect(
              x + 8 + item * 19,
              690 - (item % 3) * 8,
              14,
              24 + (item % 3) * 8,
              ['#3D6C93', '#E0A93F', '#B65C40', '#F4E9D2'][item % 4]!,
            ),
          )
        );
      }),
      rect(0, 776, 1200, 30, p.paving[0]),
      rect(0, 770, 1200, 8, p.paving[1]),
      line('M838 552v220', '#C9B79A', 6),
      crowd(p, [
        [334, 794, 1.5],
        [640, 794, 1.5],
        [688, 796, 1.44],
        [920, 792, 1.3],
        [1016, 794, 1.34],
      ]),
    ];
  },
};
