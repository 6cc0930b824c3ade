import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { arch } from '../../kit/openings';
import { stream } from '../../kit/random';
import { at, circle, each, line, path, rect } from '../../kit/svg';
import { CREAM, GOLD } from '../colours';
import { bricks, cobbles, paned } from '../parts';
import type { Pub } from '../pub';

/** A candle in a bottle. */
const candle = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    circle(0, -66, 40, '#FFD98A', 'opacity=".35"') +
      path('M-9 0v-26l5-10v-12h8v12l5 10V0z', '#2F5A3E') +
      rect(-3, -64, 6, 18, CREAM) +
      path('M0-84q9 12 0 20-9-8 0-20z', '#FFC766'),
  );

const barrel = (x: number, y: number): string =>
  at(
    x,
    y,
    0.62,
    circle(0, 0, 70, '#6B4226') +
      circle(0, 0, 56, '#A9713C') +
      line('M-52-20h104M-56 8h112M-50 34h100M0-56V56', '#6B4226', 4) +
      circle(0, 0, 9, GOLD),
  );

/** A cellar vault seen through its arch; x is the left edge. */
const vault = (x: number, width: number): string =>
  arch(x - 22, 388, width + 44, 372, '#A8765A') +
  arch(x, 410, width, 350, '#3A2019') +
  arch(x + 34, 450, width - 68, 310, '#5E3426') +
  arch(x + 66, 490, width - 132, 270, '#7E4A30');

export const gordonsWineBar: Pub = {
  file: 'gordons-wine-bar',
  name: "Gordon's Wine Bar",
  alt: 'brick vaults lit by candles under Villiers Street, barrels in their depth and tables along the walk',
  hour: 'night',
  sign: {
    emblem: 'barrel',
    place: 'Villiers Street',
    ground: '#EBD9B0',
    shape: 'arched',
    at: [192, 24, 0.54],
  },
  front: (c) => {
    const next = stream(17);
    return [
      rect(0, 0, 1200, 800, '#6A4034'),
      bricks(0, 0, 1200, 250, next),
      bricks(0, 340, 1200, 400, next),
      each(
        [360, 560, 760, 960],
        (x) =>
          paned(x, 30, 96, 170, { frame: CREAM, columns: 2, rows: 4 }) + rect(x - 18, 214, 132, 12, CREAM),
      ),
      rect(0, 262, 1200, 82, '#4A1626'),
      rect(0, 258, 1200, 6, GOLD),
      rect(0, 342, 1200, 6, GOLD),
      lettering('GORDON’S WINE BAR', { x: 700, y: 324, size: 58, fill: GOLD, spacing: 5, maxWidth: 760 }),
      vault(60, 320),
      vault(440, 320),
      vault(820, 320),
      each([220, 600, 980], (x) => glow(c, `vault-${x}`, '#FFC766', [x, 640], [170, 160], 0.75)),
      each([180, 262], (x) => barrel(x, 590)),
      barrel(221, 520),
      each([560, 642], (x) => barrel(x, 590)),
      barrel(601, 520),
      each([940, 1022], (x) => barrel(x, 590)),
      each([130, 310, 510, 690, 890, 1070], (x) => candle(x, 690, 0.8)),
      each(
        [110, 490, 870],
        (x) =>
          rect(x, 688, 220, 10, '#2A1712') +
          rect(x + 20, 698, 10, 60, '#2A1712') +
          rect(x + 190, 698, 10, 60, '#2A1712'),
      ),
      rect(0, 748, 1200, 60, '#565260'),
      cobbles(748, 800, '#2A2832'),
      crowd(c.palette, [
        [232, 752, 1.3],
        [584, 752, 1.3],
        [632, 754, 1.26],
        [980, 752, 1.3],
        [416, 790, 1.7],
        [800, 790, 1.66],
      ]),
    ];
  },
};
