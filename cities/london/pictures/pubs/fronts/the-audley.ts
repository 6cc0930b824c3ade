import { backdrop } from '../../kit/backdrop';
import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { clock } from '../../kit/openings';
import { stream } from '../../kit/random';
import { circle, each, line, path, rect, times } from '../../kit/svg';
import { CREAM, GLASS, GOLD } from '../colours';
import { bricks, paned, panelled } from '../parts';
import type { Pub } from '../pub';

/** A Flemish gable of terracotta scrolls with an obelisk on top; x is its middle, y its foot. */
const gable = (x: number, y: number): string =>
  path(`M${x - 112} ${y}v-28q34 0 34-34t34-34q0-40 44-44q44 4 44 44q34 0 34 34t34 34v28z`, '#D98A66') +
  path(`M${x - 92} ${y}v-16q32 0 32-32t30-34q2-32 30-36q28 4 30 36q30 2 30 34t32 32v16z`, '#A8412F') +
  path(`M${x - 9} ${y - 136}l9-34 9 34z`, '#D98A66');

export const theAudley: Pub = {
  file: 'the-audley',
  name: 'The Audley',
  alt: 'the red brick and terracotta corner in Mayfair at dusk, Flemish gables above, a row of great lanterns over the pavement',
  hour: 'dusk',
  sign: { emblem: 'fret', place: 'Mayfair', ground: '#9FC4D1', shape: 'square', at: [1050, 200, 0.5] },
  front: (c) => {
    const p = c.palette;
    const next = stream(43);
    const lanternOver = (x: number): string =>
      path(`M${x} 556q-2-40 26-44`, 'none', 'stroke="#16161D" stroke-width="6"') +
      circle(x, 604, 66, '#FFD98A', 'opacity=".22"') +
      path(`M${x - 26} 572h52l-8 64h-36z`, '#FFE9B0', 'stroke="#16161D" stroke-width="5"') +
      path(`M${x - 32} 572l32-26 32 26z`, '#16161D') +
      line(`M${x} 572v64`, '#16161D', 4);
    return [
      backdrop(c, {
        light: [80, 330, 58],
        clouds: [
          [30, 120, 0.9],
          [1010, 80, 0.9],
        ],
        roofs: [700, 27, 260],
      }),
      rect(960, 260, 250, 540, p.brick[2]),
      bars(990, 320, 50, 90, 2, 110, GLASS),
      bars(990, 470, 50, 90, 2, 110, p.roof[1]),
      rect(140, 210, 830, 590, '#A8412F'),
      bricks(140, 220, 830, 290, next, [40, 16]),
      path('M128 190h854v24H128z', '#D98A66'),
      gable(268, 192),
      gable(556, 192),
      gable(846, 192),
      each([268, 846], (x) =>
        path(`M${x - 24} 176v-44q24-26 48 0v44z`, GLASS, 'stroke="#D98A66" stroke-width="7"'),
      ),
      clock(p, 556, 138, 30, 210, 0),
      each(
        [410, 700],
        (x) =>
          rect(x, 92, 44, 100, '#8E3426') +
          rect(x - 8, 84, 60, 14, '#D98A66') +
          bars(x + 4, 62, 10, 22, 3, 13, '#D98A66'),
      ),
      // Oriel windows between bands of terracotta.
      each(
        [268, 556, 846],
        (x) =>
          path(`M${x - 84} 240h168l-12 236h-144z`, '#D98A66') +
          each(
            [-62, 8],
            (dx) =>
              paned(x + dx, 258, 54, 84, { columns: 2, rows: 2, bar: 4 }) +
              paned(x + dx, 368, 54, 88, { columns: 2, rows: 2, bar: 4 }),
          ) +
          path(`M${x - 72} 476h144l-30 26h-84z`, '#B86A4A'),
      ),
      each(
        [390, 706],
        (x) =>
          paned(x, 262, 46, 78, { glass: p.roof[1], rows: 2, bar: 4 }) +
          paned(x, 372, 46, 80, { rows: 2, bar: 4 }),
      ),
      line('M140 352h830', '#D98A66', 9),
      rect(124, 500, 862, 56, '#14302A'),
      rect(124, 494, 862, 6, GOLD),
      rect(124, 554, 862, 6, GOLD),
      lettering('THE AUDLEY', { x: 556, y: 543, size: 44, fill: GOLD, spacing: 10, maxWidth: 430 }),
      rect(140, 560, 830, 230, '#1D463C'),
      times(5, (index) => {
        const x = 172 + index * 158;
        return index === 2
          ? panelled(x + 2, 788, 60, 214, '#5A2418') + panelled(x + 76, 788, 60, 214, '#5A2418')
          : path(`M${x - 6} 760V620q70-52 140 0v140z`, '#D98A66') +
              path(`M${x + 6} 750V626q58-40 116 0v124z`, GLASS) +
              line(`M${x + 64} 604v146M${x + 6} 660h116`, '#14302A', 6);
      }),
      rect(140, 766, 830, 26, '#14302A'),
      each([152, 322, 480, 632, 790, 958], lanternOver),
      rect(0, 786, 1200, 20, p.paving[1]),
      glow(c, 'street', '#FFD98A', [556, 784], [460, 60], 0.5),
      crowd(p, [
        [330, 795, 1.44],
        [380, 796, 1.4],
        [690, 795, 1.44],
        [1056, 792, 1.4],
        [92, 792, 1.36],
      ]),
      rect(124, 560, 862, 4, CREAM, 'opacity=".25"'),
    ];
  },
};
