import { crowd } from '../kit/figures';
import { flowers } from '../kit/greenery';
import { block } from '../kit/masonry';
import { arch } from '../kit/openings';
import { clouds, rays, sky, sun } from '../kit/sky';
import { cab, lamp } from '../kit/street';
import { d, each, line, path, rect, times } from '../kit/svg';
import type { Vignette } from './vignette';

export const mayfair: Vignette = {
  name: 'Mayfair',
  alt: 'tall red-brick mansions with white stone trim, a black cab at the door',
  hour: 'day',
  scene: (c) => {
    const p = c.palette;
    const mansion = (x: number, w: number, gable: boolean): string => {
      const bays = Math.floor(w / 70);
      return (
        block(x, 220, w, 380, '#B5544A', '#8E3E3C', 0.14) +
        (gable
          ? path(
              d`M${x + 10} 222q20 -20 20 -50h40l${w / 2 - 70} -76 ${w / 2 - 70} 76h40q0 30 20 50z`,
              '#B5544A',
            ) +
            line(
              d`M${x + 10} 222q20 -20 20 -50h40l${w / 2 - 70} -76 ${w / 2 - 70} 76h40q0 30 20 50`,
              p.stone[0],
              8,
            ) +
            arch(x + w / 2 - 16, 140, 32, 60, p.stone[0]) +
            arch(x + w / 2 - 11, 146, 22, 54, p.window)
          : path(d`M${x} 222l16 -60h${w - 32}l16 60z`, p.roof[0]) +
            each(
              Array.from({ length: bays }, (_, index) => index),
              (index) =>
                rect(x + 26 + index * 70, 176, 30, 40, p.white) +
                rect(x + 31 + index * 70, 182, 20, 34, p.window),
            )) +
        each(
          [0, 1, 2],
          (row) =>
            times(
              bays,
              (index) =>
                rect(x + 20 + index * 70, 244 + row * 92, 42, 70, p.stone[0]) +
                rect(x + 26 + index * 70, 250 + row * 92, 30, 58, p.window) +
                line(
                  d`M${x + 41 + index * 70} ${250 + row * 92}v58M${x + 26 + index * 70} ${272 + row * 92}h30`,
                  p.stone[0],
                  3,
                ),
            ) + rect(x, 324 + row * 92, w, 7, p.stone[0]),
        ) +
        rect(x, 514, w, 86, p.stone[0]) +
        line(d`M${x} 536h${w}M${x} 558h${w}M${x} 580h${w}`, p.stone[1], 2) +
        times(bays, (index) =>
          index === Math.floor(bays / 2)
            ? arch(x + 18 + index * 70, 522, 46, 78, '#27407A')
            : rect(x + 22 + index * 70, 530, 38, 48, p.window),
        )
      );
    };
    return [
      sky(c),
      rays(p, 200, 130, 0.12),
      sun(p, 200, 120, 54),
      clouds(p, [
        [400, 90, 0.8],
        [900, 90, 0.9],
      ]),
      mansion(60, 300, true),
      mansion(360, 290, false),
      mansion(650, 290, true),
      mansion(940, 230, false),
      rect(0, 598, 1200, 26, p.paving[0]),
      rect(0, 622, 1200, 90, '#6E7680'),
      each([110, 400, 700, 980], (x) => flowers(['#E0485A', '#F7C5CB', '#FFFDF6'], x, x + 120, 592, p, x)),
      cab(p, 480, 664, 1.1),
      cab(p, 930, 664, 1, true),
      lamp(p, 350, 622, 0.8),
      lamp(p, 860, 622, 0.8),
      crowd(p, [
        [240, 620, 0.72],
        [272, 622, 0.7],
        [760, 620, 0.72],
        [792, 622, 0.68],
      ]),
    ];
  },
};
