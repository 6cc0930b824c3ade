import { backdrop } from '../../kit/backdrop';
import { crowd } from '../../kit/figures';
import { tree } from '../../kit/greenery';
import { lettering } from '../../kit/lettering';
import { bars } from '../../kit/masonry';
import { arch } from '../../kit/openings';
import { railings } from '../../kit/street';
import { at, circle, each, line, path, rect } from '../../kit/svg';
import { CREAM, GLASS, GOLD } from '../colours';
import { emblems } from '../emblems';
import { lantern, paned, panelled } from '../parts';
import type { Pub } from '../pub';

export const theCrossKeys: Pub = {
  file: 'the-cross-keys',
  name: 'The Cross Keys',
  alt: 'the pale corner house in a quiet Chelsea street, its gilded keys in relief over the door and a plane tree before it',
  hour: 'dawn',
  sign: { emblem: 'keys', place: 'Chelsea', ground: '#2F4A5E', shape: 'arched', at: [1012, 96, 0.56] },
  front: (c) => {
    const p = c.palette;
    return [
      backdrop(c, {
        light: [150, 150, 62],
        clouds: [
          [320, 90, 0.9],
          [940, 60, 0.8],
        ],
        roofs: [640, 21, 190],
      }),
      // The terrace that runs down to the river.
      path('M-10 340L236 372v420H-10z', p.brick[1]),
      path('M-10 320L240 356v18L-10 340z', p.stone[0]),
      each([30, 122], (x) =>
        each([400, 560], (y) => paned(x, y, 56, 96, { frame: p.stone[0], glass: p.window, bar: 4 })),
      ),
      // The house: stucco in bays, a stepped gable with the keys.
      path('M232 168h214l58-92h150l58 92h216v612H232z', '#F3EADA'),
      path('M862 168h66v612h-66z', '#DCCDB6'),
      path('M220 156h218l62-98h158l62 98h220v20H708l-60-96H510l-60 96H220z', '#C9B79A'),
      each([270, 850], (x) => rect(x, 84, 52, 76, p.brick[1]) + bars(x + 4, 66, 12, 20, 3, 16, p.brick[2])),
      circle(579, 168, 64, '#E4D6BD'),
      circle(579, 168, 64, 'none', `stroke="${GOLD}" stroke-width="6"`),
      at(579, 162, 0.42, emblems.keys()),
      each(
        [282, 398, 706, 822],
        (x) =>
          arch(x - 8, 250, 78, 156, '#C9B79A') +
          arch(x, 258, 62, 148, p.window) +
          line(`M${x + 31} 258v148M${x} 330h62`, CREAM, 5),
      ),
      paned(532, 262, 94, 146, { glass: GLASS, columns: 3, rows: 3 }),
      rect(520, 416, 118, 12, '#C9B79A'),
      rect(222, 446, 716, 78, '#22403F'),
      rect(222, 440, 716, 6, GOLD),
      rect(222, 524, 716, 6, GOLD),
      lettering('THE CROSS KEYS', { x: 580, y: 504, size: 56, fill: GOLD, spacing: 6, maxWidth: 640 }),
      rect(232, 530, 696, 250, '#2C4F4D'),
      each([262, 396, 690, 810], (x) =>
        paned(x, 560, 96, 150, { frame: '#1B3433', glass: GLASS, columns: 2, rows: 3 }),
      ),
      panelled(534, 776, 92, 214, '#7A2230'),
      path('M500 556q80-60 160 0l-10 8H510z', '#1B3433'),
      lantern(506, 620, 0.9),
      lantern(654, 620, 0.9),
      bars(252, 726, 116, 40, 2, 134, '#1B3433', 'opacity=".6"'),
      bars(680, 726, 116, 40, 2, 120, '#1B3433', 'opacity=".6"'),
      rect(0, 772, 1200, 30, p.paving[0]),
      rect(0, 768, 1200, 7, p.paving[1]),
      railings(p, 0, 774, 220, 96),
      tree(p, 1060, 778, 1.7),
      crowd(p, [
        [440, 792, 1.5],
        [488, 794, 1.46],
        [760, 792, 1.5],
      ]),
    ];
  },
};
