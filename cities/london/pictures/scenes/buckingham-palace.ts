import { crowd, guard } from '../kit/figures';
import { unionFlag } from '../kit/flags';
import { trees } from '../kit/greenery';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { at, each, line, rect } from '../kit/svg';
import { palaceFront, palaceRailings } from '../landmarks/palace-front';
import type { Picture } from '../picture';

export const buckinghamPalace: Picture = {
  name: 'buckingham-palace',
  title: 'Buckingham Palace with the flag flying and the guard marching past the gates',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 230, 170, 0.12),
      sun(p, 230, 170, 60),
      clouds(p, [
        [380, 100, 1],
        [880, 170, 1.1],
        [40, 280, 0.7],
      ]),
      birds(p, 820, 110),
      trees(p, -20, 170, 612, 84, 4),
      trees(p, 1040, 1230, 612, 84, 9),
      unionFlag(p, 600, 250, 150, 1.1),
      at(600, 612, 1, palaceFront(p)),
      rect(0, 606, 1200, 90, p.paving[0]),
      at(600, 676, 1, palaceRailings(p)),
      rect(0, 682, 1200, 120, '#C98F7E'),
      rect(0, 682, 1200, 9, p.paving[0]),
      line('M0 764h1200', p.paving[0], 4, 'stroke-dasharray="50 34" opacity=".7"'),
      each([350, 440, 530, 620, 710], (x) => guard(x, 776, 0.92)),
      crowd(p, [
        [910, 752, 0.62],
        [938, 754, 0.42],
        [1000, 758, 0.64],
        [1060, 748, 0.6],
        [120, 750, 0.62],
        [152, 752, 0.44],
        [216, 756, 0.64],
      ]),
    ];
  },
};
