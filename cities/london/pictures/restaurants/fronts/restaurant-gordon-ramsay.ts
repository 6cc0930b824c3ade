import { backdrop } from '../../kit/backdrop';
import { crowd } from '../../kit/figures';
import { tree } from '../../kit/greenery';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { stream } from '../../kit/random';
import { each, line, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';
import { bricks, paned } from '../../pubs/parts';
import { bayTree } from '../front';

export const restaurantGordonRamsayFront: Picture = {
  name: 'restaurant-gordon-ramsay-front',
  title:
    'Restaurant Gordon Ramsay: a plain grey front with clipped bay trees under a red brick house in Chelsea, at dusk',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      backdrop(c, { light: [1060, 210, 54], clouds: [[60, 70, 1]], roofs: [700, 61, 300] }),
      rect(180, 30, 840, 770, '#9C4A42'),
      bricks(180, 40, 840, 360, stream(53), [46, 18]),
      rect(164, 18, 872, 20, p.stone[0]),
      // Two bays of white windows under Dutch hoods.
      each(
        [238, 780],
        (x) =>
          path(`M${x - 24} 74h${216}l-14 352h-188z`, p.stone[0]) +
          each(
            [0, 62, 124],
            (dx) =>
              paned(x + dx - 6, 98, 48, 120, {
                frame: p.white,
                glass: dx === 62 ? p.window : p.roof[0],
                columns: 1,
                rows: 3,
                bar: 4,
              }) + paned(x + dx - 6, 264, 48, 124, { frame: p.white, columns: 1, rows: 3, bar: 4 }),
          ) +
          rect(x - 20, 232, 208, 12, p.stone[1]),
      ),
      each(
        [508, 632],
        (x) =>
          paned(x, 104, 62, 118, { frame: p.white, glass: p.roof[0], rows: 3 }) +
          paned(x, 268, 62, 122, { frame: p.white, rows: 3 }),
      ),
      path('M500 96q100-54 202 0z', p.stone[1]),
      rect(164, 424, 872, 18, p.stone[0]),
      // The restaurant: grey panels, the name in small letters, frosted panes.
      rect(180, 442, 840, 340, '#4B5560'),
      rect(180, 442, 840, 92, '#39424C'),
      lettering('RESTAURANT GORDON RAMSAY', {
        x: 600,
        y: 504,
        size: 42,
        fill: '#F4EBD6',
        spacing: 5,
        maxWidth: 760,
      }),
      line('M196 452h808v72H196z', '#8A94A0', 2),
      each(
        [222, 786],
        (x) =>
          rect(x, 560, 196, 190, '#2B323A') +
          rect(x + 10, 570, 176, 170, '#FFDFA4') +
          rect(x + 10, 650, 176, 90, '#FFF4DC') +
          line(`M${x + 98} 570v80M${x + 10} 650h176`, '#2B323A', 5),
      ),
      rect(508, 548, 184, 236, '#2B323A'),
      rect(520, 560, 78, 224, '#5E6A76'),
      rect(602, 560, 78, 224, '#5E6A76'),
      bars(532, 576, 54, 92, 2, 82, '#FFDFA4'),
      bars(532, 690, 54, 76, 2, 82, '#4B5560'),
      rect(590, 668, 5, 34, '#E0A93F'),
      rect(606, 668, 5, 34, '#E0A93F'),
      bayTree(462, 784, 1.1),
      bayTree(738, 784, 1.1),
      tree(p, 90, 786, 1.6),
      rect(0, 780, 1200, 24, p.paving[1]),
      glow(c, 'door', '#FFD98A', [600, 782], [280, 56], 0.55),
      crowd(p, [
        [330, 794, 1.5],
        [378, 795, 1.46],
        [880, 794, 1.5],
      ]),
    ];
  },
};
