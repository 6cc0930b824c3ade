import { riverBoat } from '../kit/boats';
import { crowd } from '../kit/figures';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { lamp } from '../kit/street';
import { at, d, line, rect, times } from '../kit/svg';
import { reflection, water } from '../kit/water';
import { elizabethTower } from '../landmarks/elizabeth-tower';
import { wheel } from '../landmarks/wheel';
import type { Picture } from '../picture';

export const eyeSunset: Picture = {
  name: 'eye-sunset',
  title:
    'The great wheel of the London Eye stands dark against a huge setting sun while couples watch from the embankment',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const dark = {
      ...p,
      white: p.ink,
      stone: [p.ink, p.ink, p.ink, p.ink] as const,
      gold: '#F7B45E',
      red: '#F7B45E',
      roof: [p.ink, p.ink] as const,
    };
    return [
      sky(c),
      rays(p, 600, 400, 0.08, 30),
      sun(p, 600, 400, 230),
      clouds(p, [
        [90, 160, 1.2],
        [920, 190, 1.1],
        [180, 420, 0.8],
        [900, 440, 0.9],
      ]),
      birds(p, 830, 250, 6),
      skyline(p.far, { to: 1220, base: 610, seed: 8, low: 30, high: 110 }),
      at(176, 612, 0.4, elizabethTower({ ...p, stone: [p.mid, p.mid, p.mid, p.mid], window: p.gold })),
      skyline(p.mid, { to: 1220, base: 612, seed: 61, low: 10, high: 60 }),
      at(600, 604, 1, wheel(dark, 236, 0.05)),
      water(c, 606, 18),
      reflection(p.sun, 600, 616, 330, 9, 0.6),
      riverBoat(p, 800, 660, 0.6),
      rect(0, 742, 1200, 60, p.ink),
      line('M0 716h1200M0 742h1200', p.ink, 7),
      line(
        times(41, (index) => d`M${index * 30} 716v30`),
        p.ink,
        4,
      ),
      crowd(
        { ...p, red: p.ink, blue: '#241F4A', gold: p.ink, white: '#2B2450', tree: [p.ink, p.ink, p.ink] },
        [
          [330, 780, 1.25],
          [372, 782, 1.2],
          [840, 782, 1.25],
          [884, 784, 1.3],
          [926, 784, 0.8],
        ],
      ),
      lamp(p, 120, 800, 1.15),
      lamp(p, 1080, 800, 1.15),
    ];
  },
};
