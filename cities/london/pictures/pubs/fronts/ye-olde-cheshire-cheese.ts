import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { stream } from '../../kit/random';
import { stars } from '../../kit/sky';
import { circle, each, line, path, rect } from '../../kit/svg';
import { CREAM, GLASS, GOLD } from '../colours';
import { bricks, cobbles, lantern, paned, panelled } from '../parts';
import type { Pub } from '../pub';

export const yeOldeCheshireCheese: Pub = {
  file: 'ye-olde-cheshire-cheese',
  name: 'Ye Olde Cheshire Cheese',
  alt: 'the black front in a narrow brick alley off Fleet Street, a round lantern over the way and a board of reigns by the door',
  hour: 'night',
  sign: { emblem: 'cheese', place: 'Fleet Street', ground: '#7A2230', shape: 'round', at: [720, -14, 0.5] },
  front: (c) => {
    const next = stream(5);
    return [
      rect(0, 0, 1200, 800, '#101A38'),
      stars(c, 200, 4),
      // The alley runs back on the left to a lit court.
      rect(280, 180, 200, 480, '#2A1E22'),
      path('M318 660V420q62-84 124 0v240z', GLASS),
      path('M318 660V420q62-84 124 0v240z', 'none', 'stroke="#4A382E" stroke-width="12"'),
      glow(c, 'court', '#FFD98A', [380, 600], [240, 200], 0.6),
      path('M0 0h170l120 190v470L0 800z', '#5A3D33'),
      line(
        'M0 120L290 250M0 240L290 330M0 360L290 410M0 480L290 490M0 600L290 580M0 720L290 640',
        '#3F2A24',
        5,
      ),
      path('M40 240l70 22v150l-70 6zM160 290l56 18v112l-56 6z', GLASS),
      path('M40 330l70 8M160 364l56 4M75 251v165M188 299v124', 'none', `stroke="#3F2A24" stroke-width="6"`),
      path('M0 800l290-140h190l90 140z', '#5E5A62'),
      cobbles(662, 800, '#26242C', 0, 600),
      path('M110 790l190-126h170l30 126z', GLASS, 'opacity=".14"'),
      // The house on the right.
      rect(480, 0, 720, 800, '#6E4A3C'),
      bricks(480, 0, 720, 250, next),
      rect(480, 0, 24, 800, '#000', 'opacity=".28"'),
      each([820, 1010], (x) => paned(x, 30, 110, 170, { columns: 3, rows: 4 })),
      rect(500, 246, 720, 560, '#1D1714'),
      rect(500, 246, 720, 82, '#120D0B'),
      rect(500, 244, 720, 6, GOLD),
      rect(500, 324, 720, 6, GOLD),
      lettering('YE OLDE CHESHIRE CHEESE', {
        x: 852,
        y: 304,
        size: 46,
        fill: GOLD,
        spacing: 2,
        maxWidth: 640,
      }),
      paned(540, 380, 190, 230, { frame: '#3A2A22', columns: 6, rows: 7, bar: 4 }),
      paned(1040, 380, 140, 230, { frame: '#3A2A22', columns: 4, rows: 7, bar: 4 }),
      rect(532, 640, 206, 116, '#000', 'opacity=".3"'),
      rect(1032, 640, 156, 116, '#000', 'opacity=".3"'),
      panelled(778, 776, 112, 380, '#3A241A'),
      // The sovereigns in whose time the house has stood.
      rect(920, 380, 92, 262, '#120D0B', `stroke="${GOLD}" stroke-width="4"`),
      bars(938, 440, 56, 5, 1, 0, CREAM),
      each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], (row) =>
        rect(936 + (row % 3) * 4, 446 + row * 17, 60 - (row % 3) * 8, 5, CREAM, 'opacity=".75"'),
      ),
      lettering('1667', { x: 966, y: 424, size: 30, fill: GOLD }),
      lantern(834, 366, 1),
      line('M300 110H520', '#16161D', 9),
      line('M410 110v44', '#16161D', 6),
      circle(410, 220, 96, '#FFD98A', 'opacity=".22"'),
      circle(410, 220, 68, '#FFF1CF', 'stroke="#16161D" stroke-width="7"'),
      lettering('CHESHIRE', { x: 410, y: 218, size: 24, fill: '#7A2230', maxWidth: 116 }),
      lettering('CHEESE', { x: 410, y: 246, size: 24, fill: '#7A2230', maxWidth: 104 }),
      rect(480, 774, 720, 30, '#4B4A52'),
      glow(c, 'door', '#FFD98A', [834, 780], [300, 70], 0.5),
      crowd(c.palette, [
        [352, 676, 0.7],
        [420, 690, 0.74],
        [640, 790, 1.9],
        [700, 792, 1.8],
      ]),
    ];
  },
};
