import { backdrop } from '../../kit/backdrop';
import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { bars, column, pediment } from '../../kit/masonry';
import { railings } from '../../kit/street';
import { each, line, path, rect, times } from '../../kit/svg';
import { CREAM, GLASS, GOLD } from '../colours';
import { lantern, paned, panelled } from '../parts';
import type { Pub } from '../pub';

export const museumTavern: Pub = {
  file: 'museum-tavern',
  name: 'Museum Tavern',
  alt: 'the black and gold corner in Great Russell Street, its stucco bays above, the columns of the British Museum behind the railings opposite',
  hour: 'day',
  sign: { emblem: 'portico', place: 'Bloomsbury', ground: '#7A2230', shape: 'arched', at: [846, 150, 0.54] },
  front: (c) => {
    const p = c.palette;
    return [
      backdrop(c, {
        light: [1010, 96, 50],
        clouds: [
          [760, 60, 0.8],
          [1080, 150, 0.7],
        ],
      }),
      // The museum across the road.
      rect(700, 372, 510, 400, p.stone[1]),
      pediment(p, 880, 384, 380, 96),
      rect(880, 384, 330, 26, p.stone[0]),
      rect(700, 360, 190, 16, p.stone[0]),
      rect(886, 410, 324, 350, p.stone[3]),
      each([892, 960, 1028, 1096, 1164], (x) => column(p, x, 412, 34, 300)),
      each([716, 786], (x) => column(p, x, 392, 26, 320)),
      rect(700, 712, 510, 50, p.stone[0]),
      rect(700, 730, 510, 6, p.stone[2]),
      railings(p, 716, 782, 490, 150),
      // The tavern: three storeys of stucco with bracketed windows and a cut corner.
      path('M-10 92h640l70 28v670H-10z', '#EFE3CC'),
      path('M630 92l70 28v670h-70z', '#D2C2A2'),
      path('M-10 66h652l76 34v24l-84-32H-10z', p.stone[0]),
      bars(6, 92, 12, 18, 21, 30, p.stone[2]),
      rect(90, 26, 90, 42, '#D9B48A'),
      bars(100, 8, 18, 18, 3, 28, p.brick[0]),
      each(
        [36, 188, 340, 492],
        (x) =>
          path(`M${x - 16} 152h116l-10-16h-96z`, p.stone[2]) +
          paned(x, 164, 84, 108, { frame: p.white, glass: p.window, columns: 2, rows: 2 }) +
          path(`M${x - 20} 318q62-40 124 0v10h-124z`, p.stone[2]) +
          paned(x, 340, 84, 110, { frame: p.white, glass: p.window, columns: 2, rows: 2 }) +
          rect(x - 18, 460, 120, 10, p.stone[2]),
      ),
      path('M-10 296h640l70 12v8l-70-12H-10z', p.stone[2]),
      path('M646 172l38 8v104l-38-8zM646 350l38 6v100l-38-6z', p.window),
      path('M-10 480h640l78 10v86l-78-8H-10z', '#15161B'),
      path('M-10 476h640l78 10v6l-78-10H-10zM-10 566h640l78 8v6l-78-8H-10z', GOLD),
      lettering('MUSEUM TAVERN', { x: 312, y: 546, size: 62, fill: GOLD, spacing: 6, maxWidth: 590 }),
      path('M-10 574h640l70 8v208H-10z', '#24252D'),
      path('M630 574l70 8v208h-70z', '#15161B'),
      times(4, (index) => {
        const x = 18 + index * 152;
        return index === 2
          ? panelled(x + 12, 786, 84, 192, '#4A2418')
          : rect(x - 4, 590, 126, 150, '#0E0F13') +
              rect(x + 4, 598, 110, 134, GLASS) +
              rect(x + 4, 668, 110, 64, '#F6E7C2') +
              line(`M${x + 59} 598v70M${x + 14} 678h90v44h-90z`, '#8A5A2A', 4) +
              path(`M${x + 59} 684l16 16-16 16-16-16z`, 'none', 'stroke="#8A5A2A" stroke-width="4"') +
              path(`M${x - 4} 752h126v26H${x - 4}z`, '#0E0F13');
      }),
      each(
        [10, 156, 308, 462, 614],
        (x) => rect(x - 6, 584, 12, 200, '#3A3B46') + rect(x - 10, 578, 20, 10, GOLD),
      ),
      path('M640 602l50 6v140l-50-2z', GLASS),
      line('M665 605v142M640 672l50 4', '#15161B', 5),
      lantern(308, 640, 0.8),
      lantern(460, 640, 0.8),
      rect(0, 780, 1200, 26, p.paving[0]),
      rect(0, 776, 1200, 7, p.paving[1]),
      crowd(p, [
        [246, 794, 1.44],
        [560, 794, 1.44],
        [608, 795, 1.4],
        [800, 786, 1.1],
        [980, 784, 1],
        [1020, 784, 0.98],
      ]),
      rect(-10, 572, 640, 4, CREAM, 'opacity=".2"'),
    ];
  },
};
