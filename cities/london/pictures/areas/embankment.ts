import { crowd } from '../kit/figures';
import { trees } from '../kit/greenery';
import { block } from '../kit/masonry';
import { clouds, sky, stars, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { lamp } from '../kit/street';
import { at, d, each, line, path, rect, times } from '../kit/svg';
import { embankment } from '../kit/water';
import { wheel } from '../landmarks/wheel';
import type { Vignette } from './vignette';

export const embankmentArea: Vignette = {
  name: 'Embankment',
  alt: 'Cleopatra’s Needle between two sphinxes, lamps along the river wall at night',
  hour: 'night',
  scene: (c) => {
    const p = c.palette;
    const sphinx = (x: number, flip: number): string =>
      at(
        x,
        548,
        1,
        path('M-90 0v-30q10-34 60-34 30 0 50-10-4-50 30-54 34 4 30 50 6 20 2 40l30 24v14z', '#6F7FA0') +
          path('M30-124q20-14 42 4l8 44H22z', '#93A2C2') +
          rect(-100, 0, 230, 20, p.stone[2]) +
          rect(-92, 20, 214, 40, p.stone[3]),
        flip,
      );
    return [
      sky(c),
      stars(c, 340, 22),
      sun(p, 930, 170, 40),
      clouds(p, [
        [110, 190, 1],
        [760, 260, 0.8],
      ]),
      skyline(p.far, { to: 1220, base: 600, seed: 92, low: 60, high: 170 }),
      `<g opacity=".75">${at(220, 590, 0.9, wheel({ ...p, white: p.blue }, 160))}</g>`,
      trees(p, 60, 1160, 610, 46, 6),
      path('M574 540l8-440 18-34 18 34 8 440z', p.stone[1]),
      path('M606 540l-2-440-4-34 18 34 8 440z', p.stone[2]),
      line(
        times(9, (index) => d`M590 ${140 + index * 42}h8v14h-8zM590 ${164 + index * 42}l10 6`),
        p.stone[3],
        3,
      ),
      block(550, 536, 100, 70, p.stone[1], p.stone[2]),
      rect(530, 596, 140, 24, p.stone[2]),
      sphinx(420, 1),
      sphinx(780, -1),
      embankment(p, 612, 70, 1200),
      each([120, 270, 930, 1080], (x) => lamp(p, x, 614, 0.8)),
      crowd(p, [
        [330, 614, 0.56],
        [354, 614, 0.54],
        [880, 614, 0.56],
      ]),
    ];
  },
};
