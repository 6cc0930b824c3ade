import { crowd } from '../kit/figures';
import { trees } from '../kit/greenery';
import { clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { lamp } from '../kit/street';
import { at, group, rect } from '../kit/svg';
import { reflection, water } from '../kit/water';
import { countyHall } from '../landmarks/county-hall';
import { elizabethTower, palaceRange } from '../landmarks/elizabeth-tower';
import { wheel } from '../landmarks/wheel';
import type { Picture } from '../picture';

export const londonEye: Picture = {
  name: 'london-eye',
  title:
    'The London Eye with its 32 capsules above the Thames at dusk, County Hall to the right and the clock tower far left',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 320, 560, 0.06),
      sun(p, 320, 560, 62),
      clouds(p, [
        [720, 150, 1.3],
        [60, 220, 1],
        [930, 260, 0.8],
      ]),
      skyline(p.far, { to: 1220, base: 655, seed: 23, low: 40, high: 130 }),
      at(150, 655, 0.62, elizabethTower(p)),
      at(176, 655, 0.76, palaceRange(p, 5)),
      at(770, 655, 1, countyHall(p)),
      trees(p, 420, 770, 655, 34, 6),
      rect(0, 646, 1200, 16, p.stone[3]),
      at(560, 648, 1, wheel(p, 268)),
      crowd(p, [
        [380, 648, 0.34],
        [396, 648, 0.32],
        [720, 648, 0.34],
        [736, 648, 0.34],
        [752, 648, 0.22],
      ]),
      water(c, 660, 12),
      group(
        `fill="none" stroke="${p.white}" stroke-width="5" stroke-dasharray="60 26" opacity=".3"`,
        '<path d="M470 684h190M440 706h250M420 730h290M470 756h210"/>',
      ),
      reflection(p.sun, 320, 668, 116, 9),
      lamp(p, 1090, 800, 1),
      lamp(p, 90, 800, 1),
    ];
  },
};
