import { crowd } from '../kit/figures';
import { lettering } from '../kit/lettering';
import { glow } from '../kit/light';
import { palettes } from '../kit/palettes';
import { stream } from '../kit/random';
import { each, group, rect } from '../kit/svg';
import type { Picture } from '../picture';
import { GOLD } from './colours';
import { plants } from './planting';
import type { Pub } from './pub';
import { carriageLamp, door, shopWindow } from './shop-front';
import { signboard } from './signboard';
import { brickwork, upperWindow } from './wall';

/** The picture of a pub: the sign hangs over the lit front, at night. */
export function pubPicture(pub: Pub): Picture {
  return {
    name: pub.file,
    title: `${pub.name}: ${pub.alt}`,
    hour: 'night',
    draw: (c) => {
      const next = stream(pub.seed);
      return [
        rect(0, 0, 1200, 800, pub.wall),
        brickwork(pub, next),
        upperWindow(560),
        upperWindow(940),
        rect(0, 330, 1200, 470, pub.front),
        rect(0, 330, 1200, 12, '#000', 'opacity=".28"'),
        rect(0, 262, 1200, 76, pub.front),
        rect(0, 262, 1200, 7, GOLD),
        rect(0, 329, 1200, 6, GOLD),
        lettering(pub.name.toUpperCase(), {
          x: 830,
          y: 318,
          size: 50,
          fill: GOLD,
          spacing: 4,
          maxWidth: 660,
        }),
        each([60, 318, 732, 990], (x) => shopWindow(pub, x)),
        group(
          `fill="${GOLD}" opacity=".55"`,
          each([240, 496, 700, 910, 1168], (x) => rect(x - 3, 344, 6, 420, GOLD)),
        ),
        door(pub),
        carriageLamp(500),
        carriageLamp(700),
        rect(0, 772, 1200, 30, '#4B4A52'),
        rect(0, 766, 1200, 8, '#77757E'),
        glow(c, 'lamp', '#FFD98A', [600, 772], [560, 80], 0.5),
        plants(pub, next),
        crowd(
          palettes.day,
          [
            [850, 790, 2.5],
            [926, 793, 2.36],
          ],
          pub.seed,
        ),
        signboard(pub),
      ];
    },
  };
}
