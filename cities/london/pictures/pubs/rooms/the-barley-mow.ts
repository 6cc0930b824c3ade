import { boards, bottles, counter, diner, pendant, stool } from '../../kit/dining';
import { crowd } from '../../kit/figures';
import { glow } from '../../kit/light';
import { bars } from '../../kit/masonry';
import { circle, each, line, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';

export const theBarleyMowInside: Picture = {
  name: 'the-barley-mow-inside',
  title:
    'Inside The Barley Mow: the wooden drinking boxes at the counter, one with its door open, a lamp burning in each',
  hour: 'night',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#3A241C'),
    rect(0, 0, 1200, 90, '#6E5038'),
    bars(0, 78, 1200, 12, 1, 0, '#2A1812'),
    boards(650, ['#6B4630', '#432A1C']),
    bottles(40, 210, 14, 26, 1),
    bottles(820, 210, 14, 26, 4),
    rect(20, 120, 380, 10, '#C98A2B'),
    rect(800, 120, 390, 10, '#C98A2B'),
    counter(-10, 470, 1220, 190, ['#5E3622', '#2A1812'], [480, 600, 720]),
    // Two boxes that stand against the counter: open tops, panels, a hatch.
    each(
      [110, 730],
      (x, index) =>
        rect(x, 230, 360, 450, '#7A4A2C') +
        path(`M${x - 14} 212h388v24h-388z`, '#4A2A18') +
        path(`M${x + 40} 212q140-60 280 0z`, '#7A4A2C') +
        rect(x + 20, 256, 320, 120, '#F1D9A0') +
        line(`M${x + 20} 316h320M${x + 100} 256v120M${x + 180} 256v120M${x + 260} 256v120`, '#4A2A18', 6) +
        (index
          ? rect(x + 110, 392, 140, 288, '#5A3420') +
            rect(x + 126, 410, 108, 110, '#7A4A2C') +
            rect(x + 126, 540, 108, 120, '#7A4A2C') +
            circle(x + 236, 540, 7, '#E0A93F')
          : rect(x + 90, 392, 200, 288, '#22140E') +
            path(`M${x + 290} 392l70 30v290l-70-32z`, '#5A3420') +
            path(`M${x + 302} 420l46 20v100l-46-18z`, '#7A4A2C') +
            rect(x + 110, 470, 160, 12, '#8A5A36') +
            diner(x + 180, 566, 1.2, 1) +
            path(`M${x + 220} 570v-44h26v44z`, '#E6A845') +
            path(`M${x + 218} 526h30v-10h-30z`, '#FFFBF0') +
            rect(x + 90, 566, 200, 14, '#8A5A36')) +
        rect(x + 20, 400, 58, 260, '#5A3420') +
        rect(x + (index ? 280 : 300), 400, 40, 260, '#5A3420', index ? '' : 'opacity="0"'),
    ),
    each([290, 910], (x) => pendant(x, 180, '#B8922F', 44, 90)),
    glow(c, 'left', '#FFD98A', [290, 470], [230, 200], 0.4),
    glow(c, 'right', '#FFD98A', [910, 340], [230, 170], 0.35),
    crowd(c.palette, [
      [600, 784, 1.9],
      [660, 786, 1.84],
      [1150, 780, 1.8],
    ]),
    stool(540, 784, 1.1, '#7A2230'),
  ],
};
