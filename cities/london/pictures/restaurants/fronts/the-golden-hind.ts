import { backdrop } from '../../kit/backdrop';
import { crowd, parentAndChild } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { bars } from '../../kit/masonry';
import { stream } from '../../kit/random';
import { lamp } from '../../kit/street';
import { at, each, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';
import { bricks, paned } from '../../pubs/parts';

/** A galleon under sail, as on the window of the shop. */
const galleon = (): string =>
  path('M-60 20q60 14 124-4l-18 40h-92z', '#8A5A2E') +
  line('M-24 20v-84M20 18v-90', '#5A3A22', 5) +
  path('M-54-52q28 12 62-2l2 44q-32 10-64 0zM-4-62q28 12 58-4l4 50q-30 12-62 4z', '#F2C94B') +
  path('M-70 60q18-10 36 0t36 0 36 0 36 0v12h-144z', '#3D6C93');

export const theGoldenHindFront: Picture = {
  name: 'the-golden-hind-front',
  title:
    'The Golden Hind: the blue and cream fish shop on a bend of Marylebone Lane, a gilded ship painted on its window',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      backdrop(c, { light: [1050, 100, 54], clouds: [[880, 150, 0.8]] }),
      // The lane bends away to the right between narrow houses.
      each(
        [
          [1060, 300, 150, '#D9B48A'],
          [930, 260, 140, '#A9604A'],
        ] as const,
        ([x, y, width, wall]) =>
          rect(x, y, width, 520, wall) +
          rect(x - 4, y - 10, width + 8, 14, p.white) +
          each(
            [20, 80],
            (dx) =>
              paned(x + dx, y + 40, 36, 70, { frame: p.white, glass: p.window, rows: 2, bar: 4 }) +
              paned(x + dx, y + 160, 36, 66, { frame: p.white, glass: p.window, rows: 2, bar: 4 }),
          ) +
          paned(x + 18, 580, width - 40, 130, { frame: '#2F4A3E', columns: 3, rows: 1 }),
      ),
      path('M-10 60h860l90 70v670H-10z', '#B5674C'),
      path('M850 60l90 70v670h-90z', '#8E4C38'),
      bricks(-10, 70, 850, 320, stream(83), [50, 20]),
      path('M-10 40h866l96 76v22l-98-74H-10z', p.stone[0]),
      each(
        [70, 260, 450, 640],
        (x) =>
          path(`M${x - 14} 110l14-26h80l14 26z`, '#E9D0A2') +
          paned(x, 116, 80, 120, { frame: p.white, glass: p.window, rows: 2 }) +
          paned(x, 282, 80, 90, { frame: p.white, glass: p.window, rows: 2 }),
      ),
      path('M874 150l34 26v92l-34-18zM874 310l34 16v80l-34-12z', p.window),
      rect(-10, 410, 872, 88, '#1E4A7A'),
      path('M862 410l90 34v74l-90-20z', '#163A60'),
      lettering('THE GOLDEN HIND', { x: 426, y: 474, size: 62, fill: '#F2C94B', spacing: 6, maxWidth: 720 }),
      line('M4 420h844v68H4z', '#F2C94B', 3),
      rect(-10, 498, 872, 292, '#F1E6CC'),
      path('M862 498l90 20v272h-90z', '#D6C8A6'),
      each(
        [40, 530],
        (x) =>
          rect(x - 12, 530, 284, 188, '#1E4A7A') +
          rect(x, 542, 260, 164, '#FFE3A4') +
          rect(x, 652, 260, 54, '#DCE9EE') +
          times(6, (index) => rect(x + 12 + index * 42, 664, 30, 30, '#1E4A7A', 'opacity=".16"')) +
          line(`M${x} 556h260`, '#1E4A7A', 5),
      ),
      at(170, 610, 0.8, galleon()),
      lettering('FISH', { x: 660, y: 600, size: 40, fill: '#1E4A7A', spacing: 4 }),
      lettering('& CHIPS', { x: 660, y: 642, size: 34, fill: '#1E4A7A', spacing: 2 }),
      rect(356, 520, 130, 270, '#1E4A7A'),
      rect(370, 534, 102, 256, '#2B5F98'),
      rect(384, 548, 74, 130, '#FFE3A4'),
      lettering('1914', { x: 421, y: 724, size: 30, fill: '#F2C94B' }),
      bars(28, 736, 284, 44, 2, 490, '#D6C8A6'),
      rect(0, 782, 1200, 24, p.paving[0]),
      rect(0, 778, 1200, 7, p.paving[1]),
      lamp(p, 1000, 788, 1.7),
      crowd(p, [
        [500, 794, 1.5],
        [800, 794, 1.5],
      ]),
      parentAndChild(900, 793, 1.4, p.gold, p.blue),
    ];
  },
};
