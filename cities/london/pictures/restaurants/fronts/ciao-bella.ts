import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { stream } from '../../kit/random';
import { sky } from '../../kit/sky';
import { railings } from '../../kit/street';
import { each, line, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';
import { bricks, lantern, paned } from '../../pubs/parts';
import { awning, bistro } from '../front';

export const ciaoBellaFront: Picture = {
  name: 'ciao-bella-front',
  title:
    'Ciao Bella: red, white and green awnings over full pavement tables below a Georgian terrace in Lamb’s Conduit Street, evening',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rect(-10, 40, 1220, 760, '#8A5A4A'),
      bricks(0, 46, 1200, 330, stream(89), [44, 18]),
      path('M-10 22h1220v22H-10z', p.stone[0]),
      each(
        [60, 200, 340, 508, 648, 816, 956, 1096],
        (x, index) =>
          path(`M${x - 12} 92l8-22h68l8 22z`, '#C98A6A') +
          paned(x, 96, 60, 110, {
            frame: p.white,
            glass: index % 3 ? '#FFC766' : p.roof[0],
            rows: 4,
            bar: 4,
          }) +
          paned(x, 248, 60, 118, {
            frame: p.white,
            glass: index % 4 === 1 ? p.roof[0] : '#FFC766',
            rows: 4,
            bar: 4,
          }),
      ),
      line('M440 44v340M756 44v340', '#6E4438', 5),
      // Three shops wide.
      rect(-10, 400, 1220, 74, '#F6EBD6'),
      rect(-10, 394, 1220, 8, '#2F6B45'),
      rect(-10, 472, 1220, 8, '#B8273A'),
      lettering('Ciao Bella', { x: 600, y: 456, size: 66, fill: '#B8273A', spacing: 3 }),
      lettering('RISTORANTE', { x: 226, y: 450, size: 34, fill: '#2F6B45', spacing: 6 }),
      lettering('PIZZERIA', { x: 970, y: 450, size: 34, fill: '#2F6B45', spacing: 6 }),
      rect(-10, 480, 1220, 310, '#5A2420'),
      each(
        [40, 310, 690, 960],
        (x) =>
          rect(x, 520, 210, 240, '#FFC766') +
          rect(x, 520, 210, 70, '#FFDF9C') +
          line(`M${x + 70} 520v240M${x + 140} 520v240M${x} 600h210`, '#3A1614', 7) +
          path(
            `M${x + 20} 760v-50q22-26 44 0v50zM${x + 96} 760v-58q22-26 44 0v58z`,
            '#7A3A22',
            'opacity=".8"',
          ),
      ),
      rect(556, 520, 96, 270, '#2F6B45'),
      paned(570, 536, 68, 150, { frame: '#2F6B45', rows: 2 }),
      awning(20, 486, 256, 84, ['#B8273A', '#FBF5E8'], 11),
      awning(290, 486, 252, 84, ['#2F6B45', '#FBF5E8'], 11),
      awning(668, 486, 252, 84, ['#B8273A', '#FBF5E8'], 11),
      awning(938, 486, 252, 84, ['#2F6B45', '#FBF5E8'], 11),
      lantern(552, 520, 0.8),
      lantern(656, 520, 0.8),
      rect(0, 782, 1200, 24, p.paving[1]),
      glow(c, 'street', '#FFD98A', [600, 780], [560, 70], 0.5),
      bistro(130, 792, 1.06, '#2F6B45'),
      bistro(300, 792, 1.06, '#2F6B45'),
      bistro(790, 792, 1.06, '#B8273A'),
      bistro(960, 792, 1.06, '#B8273A'),
      railings(p, 1096, 790, 110, 90),
      crowd(p, [
        [70, 794, 1.36],
        [218, 793, 1.3],
        [440, 796, 1.5],
        [704, 796, 1.5],
        [876, 793, 1.3],
        [1046, 794, 1.36],
      ]),
    ];
  },
};
