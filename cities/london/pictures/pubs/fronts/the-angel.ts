import { backdrop } from '../../kit/backdrop';
import { barge } from '../../kit/boats';
import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { bars } from '../../kit/masonry';
import { stream } from '../../kit/random';
import { skyline } from '../../kit/skyline';
import { each, line, path, rect } from '../../kit/svg';
import { reflection, water } from '../../kit/water';
import { CREAM, GOLD } from '../colours';
import { bricks, paned } from '../parts';
import type { Pub } from '../pub';

export const theAngel: Pub = {
  file: 'the-angel',
  name: 'The Angel',
  alt: 'the brick house by itself on the river wall at Rotherhithe, its balcony on posts over the tide, Tower Bridge far upstream',
  hour: 'dawn',
  sign: { emblem: 'angel', place: 'Rotherhithe', ground: '#27406A', shape: 'square', at: [1040, 226, 0.56] },
  front: (c) => {
    const p = c.palette;
    const next = stream(23);
    return [
      backdrop(c, {
        light: [250, 190, 66],
        clouds: [
          [60, 90, 1],
          [420, 60, 0.8],
        ],
      }),
      skyline(p.far, { to: 560, base: 600, seed: 3, low: 20, high: 110 }),
      // Tower Bridge, a mile off.
      path('M60 600v-150l16-26 16 26v150zM196 600v-150l16-26 16 26v150z', p.mid),
      path('M76 470h136v12H76zM0 560h300v14H0z', p.mid),
      path('M0 552q40-10 70-70M298 552q-46-10-70-70', 'none', `stroke="${p.mid}" stroke-width="5"`),
      water(c, 600, 6),
      barge(p, 150, 676, 0.8),
      // The house.
      rect(880, 332, 330, 300, '#8E8A7A'),
      bricks(880, 340, 320, 280, next, [48, 20]),
      path('M470 118h430v520H470z', '#B98A62'),
      path('M838 118h62v520h-62z', '#94694A'),
      bricks(470, 130, 430, 300, next, [44, 20]),
      path('M452 96h466v30H452z', CREAM),
      path('M470 96l40-52h350l40 52z', p.roof[0]),
      each([520, 810], (x) => rect(x, 10, 48, 66, p.brick[2]) + bars(x + 4, -4, 10, 16, 3, 15, p.brick[0])),
      each(
        [506, 640, 774],
        (x) =>
          paned(x, 158, 86, 116, { frame: p.white, glass: p.window, columns: 2, rows: 2 }) +
          path(`M${x - 14} 148h114l-12-14H${x - 2}z`, p.stone[1]),
      ),
      rect(458, 296, 454, 58, '#3A241C'),
      rect(458, 292, 454, 5, GOLD),
      rect(458, 354, 454, 5, GOLD),
      lettering('THE ANGEL', { x: 685, y: 342, size: 48, fill: GOLD, spacing: 8, maxWidth: 420 }),
      each([506, 774], (x) => paned(x, 386, 86, 106, { frame: '#3A241C', columns: 3, rows: 3, bar: 4 })),
      rect(636, 380, 92, 128, '#3A241C'),
      paned(648, 394, 30, 104, { frame: '#3A241C', columns: 1, rows: 3, bar: 4 }),
      paned(688, 394, 30, 104, { frame: '#3A241C', columns: 1, rows: 3, bar: 4 }),
      // The balcony round it and its posts in the tide.
      rect(424, 508, 520, 16, '#5B4130'),
      rect(424, 508, 520, 5, '#8A6A48'),
      bars(430, 452, 6, 56, 26, 20, '#F4E9D2'),
      rect(422, 444, 524, 9, '#F4E9D2'),
      each([440, 560, 680, 800, 920], (x) => rect(x, 524, 16, 200, '#3A2A20')),
      line('M448 640L568 530M568 640L688 530M688 640L808 530M808 640L928 530', '#3A2A20', 7),
      path('M470 640h430v24H470z', '#6E6458'),
      rect(900, 560, 310, 116, '#A39A88'),
      path('M900 556h310v12H900z', p.stone[0]),
      line(
        'M900 600h300M900 640h300M960 568v32M1060 568v32M1160 568v32M1010 600v40M1110 600v40',
        '#7E7666',
        3,
      ),
      each([448, 568, 688, 808, 928], (x) => reflection(p.stone[3], x, 724, 40, 4, 0.35)),
      reflection(p.stone[0], 685, 690, 300, 7, 0.3),
      crowd(p, [
        [476, 508, 0.8],
        [612, 508, 0.8],
        [748, 508, 0.82],
        [886, 508, 0.8],
        [1130, 560, 0.9],
        [980, 560, 0.9],
      ]),
    ];
  },
};
