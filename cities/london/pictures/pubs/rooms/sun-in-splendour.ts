import { crowd } from '../../kit/figures';
import { glow } from '../../kit/light';
import { stream } from '../../kit/random';
import { sky } from '../../kit/sky';
import { skyline } from '../../kit/skyline';
import { garland } from '../../kit/street';
import { at, each, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';
import { GLASS } from '../colours';
import { emblems } from '../emblems';
import { blossom, bricks, cobbles, paned, panelled, table } from '../parts';

export const sunInSplendourInside: Picture = {
  name: 'sun-in-splendour-inside',
  title:
    'The little yard behind the Sun in Splendour on a summer evening, lamps strung over the tables and a sun painted on its wall',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const next = stream(7);
    return [
      sky(c),
      skyline(p.mid, { to: 1220, base: 330, seed: 87, low: 40, high: 190 }),
      rect(-10, 250, 1220, 420, '#F3E3C4'),
      bricks(0, 260, 1200, 380, stream(13), [60, 24]),
      rect(-10, 238, 1220, 20, '#C97A5A'),
      at(600, 430, 1.15, emblems.sun()),
      each([40, 130, 250, 980, 1080, 1170], (x, index) =>
        path(
          `M${x} 250q${index % 2 ? 40 : -30} 90 10 180t-20 200`,
          'none',
          'stroke="#2F5A3E" stroke-width="9"',
        ),
      ),
      blossom(next, 120, 330, 150, 90, 90, 12),
      blossom(next, 1080, 330, 150, 90, 90, 12),
      paned(300, 330, 110, 170, { frame: '#7A2230', glass: GLASS, columns: 2, rows: 3 }),
      panelled(806, 668, 100, 260, '#27507E'),
      garland([-10, 120], [620, 90], 120, 20, ['#FFE39A'], true),
      garland([600, 100], [1210, 130], 110, 20, ['#FFE39A'], true),
      garland([-10, 220], [1210, 190], 100, 30, ['#FFD27A'], true),
      path('M-10 664h1220v150H-10z', '#B58A72'),
      cobbles(664, 800, '#7A5648'),
      table(220, 730, 1.3),
      table(600, 760, 1.4),
      table(990, 730, 1.3),
      crowd(p, [
        [120, 726, 1.4],
        [320, 728, 1.36],
        [490, 764, 1.5],
        [720, 764, 1.46],
        [880, 728, 1.4],
        [1100, 730, 1.4],
      ]),
      glow(c, 'yard', '#FFD98A', [600, 690], [520, 120], 0.35),
    ];
  },
};
