import { crowd } from '../kit/figures';
import { trees } from '../kit/greenery';
import { bars } from '../kit/masonry';
import { windows } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { bus, lamp } from '../kit/street';
import { at, d, path, rect, times } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import { elizabethTower, palaceRange } from '../landmarks/elizabeth-tower';
import type { Picture } from '../picture';

export const bigBen: Picture = {
  name: 'big-ben',
  title: 'Elizabeth Tower, home of Big Ben, over the Palace of Westminster at dawn, a red bus on the bridge',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 330, 330, 0.16),
      sun(p, 330, 330, 120),
      clouds(p, [
        [70, 160, 1.1],
        [840, 120, 1.1],
        [900, 300, 0.8],
      ]),
      birds(p, 180, 240, 6, 8),
      skyline(p.far, { to: 1220, base: 640, seed: 37, low: 40, high: 130 }),
      trees(p, -20, 440, 640, 40, 4),
      at(640, 650, 1.16, palaceRange(p, 11)),
      at(
        850,
        560,
        1,
        path('M-30-60h60v-70h-60z', p.stone[1]) +
          path('M8-60h22v-70H8z', p.stone[2]) +
          path('M-34-130h68L0-260z', p.roof[0]) +
          path('M8-130h26L0-260z', p.roof[1]) +
          windows(-22, -122, 4, 1, [13, 40], [7, 46], p.window),
      ),
      at(560, 650, 0.79, elizabethTower(p, 210, 0)),
      embankment(p, 640, 30, 1200),
      water(c, 668, 8, 0.8),
      reflection(p.stone[0], 560, 682, 80, 8, 0.5),
      rect(-10, 700, 1220, 24, p.stone[1]),
      path(
        `${times(4, (index) => d`M${20 + index * 320} 800a130 66 0 0 1 260 0z`)}M-10 716h1220v90H-10z`,
        p.stone[2],
        'fill-rule="evenodd"',
      ),
      rect(-10, 692, 1220, 9, p.stone[0]),
      bars(0, 704, 8, 18, 60, 20.4, p.stone[2]),
      bus(p, 160, 698, 0.72),
      crowd(p, [
        [480, 696, 0.62],
        [510, 696, 0.6],
        [700, 696, 0.62],
        [760, 696, 0.62],
        [792, 696, 0.4],
        [960, 696, 0.62],
      ]),
      lamp(p, 430, 700, 0.85),
      lamp(p, 850, 700, 0.85),
      lamp(p, 1120, 700, 0.85),
    ];
  },
};
