import { crowd } from '../kit/figures';
import { arches } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { garland } from '../kit/street';
import { circle, d, each, line, path, rect, times } from '../kit/svg';
import type { Vignette } from './vignette';

export const coventGarden: Vignette = {
  name: 'Covent Garden',
  alt: 'the arched glass market hall with flower barrows and garlands of flags',
  hour: 'day',
  scene: (c) => {
    const p = c.palette;
    const iron = '#2F6B5A';
    return [
      sky(c),
      rays(p, 210, 140, 0.12),
      sun(p, 210, 140, 56),
      clouds(p, [
        [880, 110, 1],
        [330, 110, 0.6],
      ]),
      birds(p, 860, 220),
      skyline(p.far, { to: 1220, base: 590, seed: 62, low: 110, high: 220 }),
      path('M200 590V360q60-220 400-224 340 4 400 224v230z', '#D6E9EA'),
      path('M700 140q260 30 300 220v230H840V380q-10-180-140-240z', p.water[0], 'opacity=".35"'),
      line(
        `M200 590V360q60-220 400-224 340 4 400 224v230M260 590V370q60-160 340-166 280 6 340 166v220M200 400h800${times(9, (index) => d`M${280 + index * 80} 400V${196 + Math.abs(index - 4) * 18}`)}`,
        iron,
        9,
      ),
      circle(600, 300, 44, p.white),
      circle(600, 300, 44, 'none', `stroke="${iron}" stroke-width="9"`),
      line('M600 300v-28M600 300l18 12', p.ink, 5, 'stroke-linecap="round"'),
      rect(200, 400, 800, 190, '#8A7A5E'),
      arches(230, 420, 150, 170, 5, 148, p.stone[0]),
      arches(244, 436, 122, 154, 5, 148, '#4A3C30'),
      each(
        [305, 453, 601, 749, 897],
        (x) =>
          circle(x, 476, 32, p.gold, 'opacity=".35"') +
          circle(x, 476, 12, '#FFF1C9') +
          line(d`M${x} 436v28`, iron, 4),
      ),
      garland([200, 350], [600, 380], 50, 13, [p.red, p.white, p.blue, p.gold]),
      garland([600, 380], [1000, 350], 50, 13, [p.gold, p.red, p.white, p.blue]),
      rect(0, 586, 1200, 120, p.paving[0]),
      line('M0 620h1200M300 590l-60 90M600 590v90M900 590l60 90', p.paving[1], 3),
      each(
        [330, 800],
        (x, turn) =>
          path(d`M${x - 80} 600h170l-12 34H${x - 66}z`, '#8A5A34') +
          circle(x - 40, 640, 18, 'none', `stroke="${p.trunk}" stroke-width="7"`) +
          line(d`M${x + 84} 604l50 -16`, p.trunk, 7) +
          times(30, (index) =>
            circle(
              x - 74 + ((index * 37) % 158),
              594 - ((index * 23) % 40),
              9,
              ['#E0485A', '#F7C5CB', '#FFD66B', '#3F8A55', '#C23A6B', '#FFFDF6'][(index + turn) % 6] ?? p.red,
            ),
          ),
      ),
      crowd(p, [
        [520, 640, 0.8],
        [560, 644, 0.78],
        [680, 640, 0.8],
        [230, 640, 0.78],
        [960, 644, 0.8],
        [994, 644, 0.5],
      ]),
    ];
  },
};
