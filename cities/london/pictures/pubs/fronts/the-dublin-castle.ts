import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { stream } from '../../kit/random';
import { stars } from '../../kit/sky';
import { skyline } from '../../kit/skyline';
import { circle, each, line, path, rect } from '../../kit/svg';
import { CREAM, GLASS, GOLD } from '../colours';
import { bricks, paned, panelled } from '../parts';
import type { Pub } from '../pub';

/** A bill pasted up for a concert: a star, a guitar or a disc. */
const bill = (x: number, y: number, ground: string, kind: number): string =>
  rect(x, y, 62, 86, ground) +
  [
    circle(x + 31, y + 34, 20, '#16161D') + circle(x + 31, y + 34, 7, ground),
    path(`M${x + 31} ${y + 10}l7 17h18l-14 12 5 18-16-10-16 10 5-18-14-12h18z`, '#16161D'),
    circle(x + 24, y + 46, 13, '#16161D') + line(`M${x + 28} ${y + 40}l20-30`, '#16161D', 5),
  ][kind % 3]! +
  bars(x + 8, y + 68, 46, 4, 1, 0, '#16161D') +
  bars(x + 14, y + 76, 34, 4, 1, 0, '#16161D');

export const theDublinCastle: Pub = {
  file: 'the-dublin-castle',
  name: 'The Dublin Castle',
  alt: 'the scarlet front on Parkway at night, concert bills by the doors and people waiting for the band',
  hour: 'night',
  sign: { emblem: 'castle', place: 'Camden', ground: '#1F3D2C', shape: 'arched', at: [196, 70, 0.56] },
  front: (c) => {
    const next = stream(41);
    return [
      rect(0, 0, 1200, 800, '#131A3A'),
      stars(c, 120, 14),
      skyline('#1F2A58', { to: 1220, base: 300, seed: 17, low: 160, high: 260 }),
      rect(-10, 90, 210, 710, '#4A4468'),
      rect(-10, 82, 216, 14, '#6A648A'),
      each([30, 126], (x) =>
        each([140, 300], (y) =>
          paned(x, y, 50, 100, { frame: '#6A648A', glass: y > 200 ? GLASS : '#22294C', bar: 4 }),
        ),
      ),
      rect(-10, 480, 210, 320, '#26304A'),
      paned(24, 540, 140, 190, { frame: '#141B2E', columns: 2, rows: 2 }),
      rect(1000, 56, 210, 744, '#6A4A3E'),
      bricks(1000, 60, 200, 420, next),
      each([1036, 1132], (x) =>
        each([110, 270], (y) => paned(x, y, 46, 104, { glass: y < 200 ? GLASS : '#22294C', bar: 4 })),
      ),
      rect(1000, 480, 210, 320, '#2E4A40'),
      paned(1040, 540, 150, 190, { frame: '#1C3029', columns: 2, rows: 2 }),
      // The house: plum brick, window heads in white, a scarlet ground floor.
      rect(200, 30, 800, 770, '#6E3A3A'),
      bricks(200, 40, 800, 400, next),
      path('M188 14h824v24H188z', CREAM),
      each(
        [252, 416, 690, 854],
        (x) =>
          path(`M${x - 16} 88l56-30 56 30v12h-112z`, CREAM) +
          paned(x, 106, 80, 116, { columns: 2, rows: 2 }) +
          rect(x - 14, 232, 108, 12, CREAM) +
          paned(x, 280, 80, 100, { columns: 2, rows: 2, glass: x === 690 ? '#3A2C48' : GLASS }),
      ),
      rect(556, 80, 88, 300, '#5A2C2E'),
      lettering('DUBLIN', { x: 600, y: 170, size: 30, fill: CREAM, maxWidth: 80 }),
      lettering('CASTLE', { x: 600, y: 210, size: 30, fill: CREAM, maxWidth: 80 }),
      path('M570 240h60v70q-30 24-60 0z', 'none', `stroke="${CREAM}" stroke-width="4"`),
      rect(186, 414, 828, 96, '#A3182A'),
      rect(186, 408, 828, 8, GOLD),
      rect(186, 508, 828, 8, GOLD),
      lettering('THE DUBLIN CASTLE', {
        x: 600,
        y: 484,
        size: 66,
        fill: '#FFF1C9',
        spacing: 4,
        maxWidth: 760,
      }),
      rect(200, 516, 800, 264, '#C0203A'),
      bars(206, 516, 24, 264, 2, 764, '#8E1424'),
      bars(404, 516, 18, 264, 2, 374, '#8E1424'),
      paned(246, 546, 140, 130, { frame: '#6E0F1C', columns: 3, rows: 1 }),
      paned(814, 546, 140, 130, { frame: '#6E0F1C', columns: 3, rows: 1 }),
      bill(440, 556, '#F4E9D2', 0),
      bill(440, 656, '#F2C94B', 1),
      bill(696, 556, '#8FC4DC', 2),
      bill(696, 656, '#F4E9D2', 1),
      panelled(524, 780, 68, 228, '#2A1418'),
      panelled(608, 780, 68, 228, '#2A1418'),
      rect(200, 700, 200, 80, '#6E0F1C', 'opacity=".45"'),
      rect(800, 700, 200, 80, '#6E0F1C', 'opacity=".45"'),
      line('M216 500q384 60 768 0', '#2A1418', 3),
      each([290, 410, 520, 680, 790, 910], (x) =>
        circle(x, 524 + 22 * Math.sin((x - 216) / 244), 9, '#FFE39A'),
      ),
      rect(0, 778, 1200, 30, '#4B4A52'),
      glow(c, 'door', '#FF9A8A', [600, 780], [420, 80], 0.5),
      crowd(c.palette, [
        [300, 794, 1.6],
        [352, 796, 1.56],
        [404, 794, 1.6],
        [728, 794, 1.6],
        [850, 796, 1.6],
        [900, 794, 1.54],
      ]),
    ];
  },
};
