import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { stream } from '../../kit/random';
import { sky } from '../../kit/sky';
import { skyline } from '../../kit/skyline';
import { each, line, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';
import { GLASS, GOLD } from '../../pubs/colours';
import { blossom, bricks, lantern, paned, panelled } from '../../pubs/parts';

export const rulesFront: Picture = {
  name: 'rules-front',
  title:
    'Rules in Maiden Lane: dark red paint and gilt letters, old lamps over the door and window boxes above the lane at dusk',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const next = stream(7);
    return [
      sky(c),
      skyline(p.mid, { to: 1220, base: 300, seed: 5, low: 60, high: 200 }),
      rect(-10, 150, 240, 660, p.brick[1]),
      each([30, 130], (x) =>
        each([210, 370], (y) =>
          paned(x, y, 56, 100, { frame: p.white, glass: y > 300 ? GLASS : p.roof[1], rows: 3, bar: 4 }),
        ),
      ),
      rect(-10, 520, 240, 290, '#2A3A4A'),
      rect(980, 110, 240, 700, p.brick[0]),
      each([1010, 1110], (x) =>
        each([170, 340], (y) =>
          paned(x, y, 56, 100, { frame: p.white, glass: y < 300 ? GLASS : p.roof[1], rows: 3, bar: 4 }),
        ),
      ),
      rect(980, 500, 240, 310, '#3A2A3A'),
      rect(220, 60, 770, 750, '#C99A6E'),
      bricks(220, 70, 770, 330, next, [48, 20]),
      path('M204 40h802v24H204z', p.stone[0]),
      each(
        [270, 410, 720, 860],
        (x) =>
          path(`M${x - 14} 100h102l-12-20H${x - 2}z`, p.stone[0]) +
          paned(x, 106, 74, 116, { frame: p.white, rows: 3 }) +
          paned(x, 262, 74, 106, { frame: p.white, rows: 3 }) +
          blossom(next, x + 37, 374, 54, 16, 26, 7),
      ),
      path('M536 96h128v280H536z', '#5E1624'),
      lettering('ESTABLISHED', { x: 600, y: 160, size: 22, fill: GOLD, maxWidth: 112 }),
      lettering('1798', { x: 600, y: 210, size: 40, fill: GOLD }),
      path('M566 250q34-30 68 0l-6 80q-28 26-56 0z', 'none', `stroke="${GOLD}" stroke-width="4"`),
      rect(206, 404, 798, 94, '#5E1624'),
      rect(206, 398, 798, 7, GOLD),
      rect(206, 496, 798, 7, GOLD),
      lettering('RULES', { x: 604, y: 476, size: 78, fill: GOLD, spacing: 30 }),
      rect(220, 502, 770, 290, '#7A1F2E'),
      each(
        [252, 420, 690, 850],
        (x) =>
          rect(x - 8, 530, 116, 190, '#4A101C') +
          rect(x, 538, 100, 174, GLASS) +
          path(`M${x} 538h100v60q-50 20-100 0z`, '#8E2A3A', 'opacity=".85"') +
          line(`M${x + 50} 598v114`, '#4A101C', 4) +
          rect(x - 8, 734, 116, 40, '#4A101C'),
      ),
      panelled(556, 788, 92, 230, '#3A0E18'),
      path('M520 540q84-60 168 0l-8 10H528z', '#4A101C'),
      each([536, 668], (x) => lantern(x, 612, 1.1)),
      each([236, 976], (x) => lantern(x, 590, 0.9)),
      rect(0, 784, 1200, 22, p.paving[1]),
      glow(c, 'door', GLASS, [604, 786], [330, 60], 0.55),
      crowd(p, [
        [470, 796, 1.5],
        [740, 796, 1.5],
        [790, 797, 1.46],
        [130, 796, 1.44],
      ]),
    ];
  },
};
