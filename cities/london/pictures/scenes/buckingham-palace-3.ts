import { duck } from '../kit/figures';
import { unionFlag } from '../kit/flags';
import { trees, willow } from '../kit/greenery';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { bench, lamp } from '../kit/street';
import { at, path, rect } from '../kit/svg';
import { reflection, water } from '../kit/water';
import { palaceFront, victoriaMemorial } from '../landmarks/palace-front';
import type { Picture } from '../picture';

export const buckinghamPalace3: Picture = {
  name: 'buckingham-palace-3',
  title:
    'Buckingham Palace and the Victoria Memorial at the end of the lake in St James’s Park, windows lit at dusk',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 380, 470, 0.06),
      sun(p, 380, 430, 76),
      clouds(p, [
        [80, 150, 1.1],
        [840, 130, 1.2],
        [620, 260, 0.7],
      ]),
      birds(p, 780, 240),
      unionFlag(p, 600, 330, 100, 0.7),
      at(600, 540, 0.66, palaceFront(p)),
      at(600, 566, 0.72, victoriaMemorial(p)),
      trees(p, -20, 330, 570, 78, 4),
      trees(p, 880, 1230, 570, 78, 9),
      rect(0, 560, 1200, 20, p.tree[1]),
      water(c, 576, 22),
      reflection(p.gold, 600, 590, 300, 8, 0.4),
      reflection(p.sun, 380, 586, 90, 8, 0.5),
      path('M0 800V690q150-36 330 0 90 20 110 110zM1200 800V660q-150-20-300 40-70 30-90 100z', p.tree[0]),
      willow(p, 170, 740, 1.7),
      willow(p, 1050, 720, 1.5, 6),
      duck(520, 690, 1, ['#3A2F55', '#2A6050']),
      duck(600, 720, 1.2, ['#F6E8D4', '#F6E8D4']),
      duck(700, 676, 0.8, ['#3A2F55', '#2A6050']),
      bench(p, 300, 790, 0.9),
      lamp(p, 850, 792, 1),
    ];
  },
};
