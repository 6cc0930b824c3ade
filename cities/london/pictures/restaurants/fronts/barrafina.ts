import { bottles, diner } from '../../kit/dining';
import { crowd } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { arch } from '../../kit/openings';
import { stream } from '../../kit/random';
import { stars } from '../../kit/sky';
import { circle, each, line, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';
import { GLASS } from '../../pubs/colours';
import { bricks, paned } from '../../pubs/parts';

export const barrafinaFront: Picture = {
  name: 'barrafina-front',
  title:
    'Barrafina in Dean Street by night: a corner all of glass, people on red stools along the counter and cooks before the flames',
  hour: 'night',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#151B3A'),
    stars(c, 100, 61),
    rect(-10, 60, 260, 750, '#3A3458'),
    rect(950, 30, 260, 780, '#4A3442'),
    each([30, 140], (x) =>
      each([120, 280], (y) =>
        paned(x, y, 66, 110, { frame: '#5A5480', glass: y > 200 ? GLASS : '#22284C', rows: 3, bar: 4 }),
      ),
    ),
    each([990, 1100], (x) =>
      each([100, 270], (y) =>
        paned(x, y, 66, 110, { frame: '#6A5068', glass: y < 200 ? GLASS : '#22284C', rows: 3, bar: 4 }),
      ),
    ),
    rect(-10, 450, 260, 350, '#5A2A3A'),
    rect(950, 440, 260, 360, '#2A3A3A'),
    rect(250, 20, 700, 790, '#8E4A3E'),
    bricks(250, 30, 700, 330, stream(33), [50, 20]),
    each(
      [300, 450, 620, 780],
      (x) =>
        arch(x - 8, 80, 106, 240, '#E4C9A0') +
        arch(x, 90, 90, 230, x === 450 ? '#2A2A4E' : GLASS) +
        line(`M${x + 45} 90v230M${x} 200h90`, '#E4C9A0', 5),
    ),
    rect(236, 360, 728, 20, '#E4C9A0'),
    rect(236, 380, 728, 74, '#B8273A'),
    lettering('BARRAFINA', { x: 600, y: 438, size: 56, fill: '#FFF4DC', spacing: 10 }),
    // One sheet of glass; behind it the counter bends.
    rect(262, 466, 676, 316, '#FFDDA0'),
    rect(262, 466, 676, 60, '#FFEBC4'),
    each(
      [330, 430, 520, 690, 790, 880],
      (x) => line(`M${x} 466v30`, '#3A2A22', 3) + path(`M${x - 18} 510q0-16 18-16t18 16z`, '#B8273A'),
    ),
    bottles(300, 570, 9, 24, 2),
    path('M580 600q-10-34 12-54 2 16 12 18-4-26 14-42 0 26 14 36 8-8 6-18 18 28 2 60z', '#E2562A'),
    path('M594 600q-4-20 8-30 4 10 10 12 4-6 4-12 10 16 2 30z', '#FFE08A'),
    rect(540, 600, 140, 20, '#7E8894'),
    each(
      [490, 720],
      (x) =>
        path(`M${x - 18} 640v-80q18-12 36 0v80z`, '#FFFDF6') +
        circle(x, 540, 15, '#C98F66') +
        path(`M${x - 16} 534q0-20 16-20t16 20z`, '#22262E'),
    ),
    rect(262, 640, 676, 14, '#EFEAE2'),
    rect(262, 654, 676, 90, '#C9BFB4'),
    each(
      [300, 372, 444, 516, 588, 660, 732, 804, 876],
      (x, index) =>
        diner(x, 664, 0.86, index + 1, index % 2 === 1) +
        rect(x - 22, 690, 44, 12, '#B8273A') +
        rect(x - 3, 702, 6, 76, '#3A3A44'),
    ),
    line('M430 466v316M600 466v316M770 466v316', '#3A2A28', 7),
    rect(246, 460, 708, 8, '#3A2A28'),
    rect(0, 780, 1200, 26, '#4B4A52'),
    glow(c, 'street', '#FFD98A', [600, 780], [460, 70], 0.55),
    crowd(c.palette, [
      [180, 796, 1.5],
      [232, 797, 1.46],
      [1000, 796, 1.5],
      [1052, 797, 1.46],
    ]),
  ],
};
