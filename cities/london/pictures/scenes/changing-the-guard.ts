import { crowd, guard } from '../kit/figures';
import { unionFlag } from '../kit/flags';
import { flowers, lawn, trees } from '../kit/greenery';
import type { Palette } from '../kit/palettes';
import { define, reuse } from '../kit/reuse';
import { clouds, rays, sky, sun } from '../kit/sky';
import { at, d, each, line, rect, times } from '../kit/svg';
import { palaceFront, palaceRailings } from '../landmarks/palace-front';
import type { Picture } from '../picture';

function drum(p: Palette, x: number, y: number): string {
  return (
    rect(x - 40, y - 92, 80, 62, p.white, 'rx="8"') +
    rect(x - 40, y - 92, 80, 12, p.red) +
    rect(x - 40, y - 42, 80, 12, p.red) +
    line(d`M${x - 36} ${y - 80}l18 38 18 -38 18 38 18 -38`, p.gold, 4) +
    line(`M${x - 34} ${y - 124}l30 30M${x + 36} ${y - 124}l-26 30`, '#5A3B24', 5)
  );
}

export const changingTheGuard: Picture = {
  name: 'changing-the-guard',
  title:
    'The band and a column of guardsmen in red tunics march in step towards the palace at the Changing of the Guard',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const rank = (y: number, scale: number, from: number, step: number, count: number): string =>
      times(count, (index) => reuse(c, 'guard', from + index * step, y, scale));
    return [
      sky(c),
      rays(p, 250, 130, 0.12),
      sun(p, 250, 130, 54),
      clouds(p, [
        [430, 90, 0.9],
        [880, 110, 1],
      ]),
      trees(p, -20, 200, 480, 84, 4),
      trees(p, 1010, 1230, 480, 84, 9),
      unionFlag(p, 600, 170, 110, 0.9),
      at(600, 480, 0.86, palaceFront(p)),
      at(600, 508, 1, palaceRailings(p)),
      lawn(p, 504, 540, 1200),
      flowers([p.red, '#E0485A', p.gold], 0, 480, 534, p),
      flowers([p.red, '#E0485A', p.gold], 720, 1200, 534, p, 7),
      rect(0, 548, 1200, 260, '#C98F7E'),
      rect(0, 546, 1200, 8, p.paving[0]),
      crowd(p, [
        [60, 566, 0.72],
        [100, 570, 0.7],
        [150, 566, 0.72],
        [1050, 566, 0.7],
        [1092, 570, 0.72],
        [1140, 566, 0.48],
      ]),
      define(c, 'guard', guard(0, 0, 1)),
      rank(640, 0.9, 330, 60, 10),
      rank(694, 1.15, 300, 76, 9),
      rank(781, 1.9, 330, 150, 5),
      each([330, 630, 930], (x) => drum(p, x, 780)),
    ];
  },
};
