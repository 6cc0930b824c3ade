import { crowd, duck } from '../kit/figures';
import { flowers, trees } from '../kit/greenery';
import type { Palette } from '../kit/palettes';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { reflection, water } from '../kit/water';
import type { Picture } from '../picture';

const palmHouse = (p: Palette): string => {
  const glass = '#DDEFF0';
  const rib = p.white;
  const wing = (x: number): string =>
    path(d`M${x} 0v-90q0 -70 110 -76h60q110 6 110 76V0z`, glass, 'opacity=".92"') +
    line(
      times(
        13,
        (index) => d`M${x + 14 + index * 21} 0v${-90 - Math.sin(((index + 0.6) / 13.2) * Math.PI) * 66}`,
      ),
      rib,
      3,
    ) +
    line(d`M${x} -60h280M${x} -96h280M${x + 20} -132h240`, rib, 3.5);
  return (
    wing(-470) +
    wing(190) +
    path('M-200 0v-130q0-80 90-100v-30q20-90 110-96 90 6 110 96v30q90 20 90 100V0z', glass) +
    path('M40-354q60 14 70 94v30q90 20 90 100V0h-70v-120q0-150-90-234z', p.water[0], 'opacity=".35"') +
    path(
      'M-150 0q-10-70 30-110M-90 0q20-80 10-150M60 0q-10-90 20-150M130 0q10-60-20-110',
      'none',
      `stroke="${p.tree[1]}" stroke-width="9" opacity=".7"`,
    ) +
    path(
      'M-120-110q-50-10-60 20 30-20 60-20 40-10 50 24-20-20-50-24zM80-150q-50-14-60 16 30-18 60-16 44-8 52 26-22-24-52-26zM-80-150q-40-20-56 8 30-12 56-8 40-14 54 16-24-18-54-16z',
      p.tree[1],
      'opacity=".8"',
    ) +
    line(
      times(
        19,
        (index) => d`M${-190 + index * 21} 0v${-130 - Math.sin(((index + 0.5) / 19) * Math.PI) * 100}`,
      ) +
        times(
          11,
          (index) => d`M${-104 + index * 21} -232v${-30 - Math.sin(((index + 0.5) / 11) * Math.PI) * 88}`,
        ),
      rib,
      3,
    ) +
    line('M-200-60h400M-200-130h400M-186-170h372M-110-232h220M-110-262h220M-92-300h184', rib, 4) +
    path('M-50 0v-76a50 40 0 0 1 100 0V0z', rib) +
    path('M-38 0v-74a38 30 0 0 1 76 0V0z', p.window) +
    line('M0-104V0', rib, 4) +
    rect(-480, -6, 960, 12, p.stone[1]) +
    rect(-2, -380, 4, 26, rib)
  );
};

export const kewGardens: Picture = {
  name: 'kew-gardens',
  title: 'The curved glass Palm House at Kew Gardens with its flower beds and pond',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 200, 140, 0.12),
      sun(p, 200, 140, 58),
      clouds(p, [
        [330, 120, 0.9],
        [900, 120, 1.1],
        [60, 280, 0.7],
      ]),
      birds(p, 860, 230),
      trees(p, -20, 1230, 520, 74, 12),
      at(600, 540, 1.04, palmHouse(p)),
      rect(0, 540, 1200, 90, p.tree[2]),
      rect(0, 540, 1200, 8, p.tree[1]),
      path('M560 546h80l60 84H500z', p.paving[0]),
      flowers(['#E0485A', '#FFD66B', '#B8273A'], 90, 480, 584, p, 3),
      flowers(['#C23A6B', '#F7C5CB', '#FFF1C9'], 720, 1110, 584, p, 5),
      flowers(['#FFD66B', '#E0485A', '#F7C5CB'], 40, 460, 618, p, 8),
      flowers(['#E0485A', '#FFD66B', '#FFFDF6'], 740, 1160, 618, p, 9),
      rect(0, 634, 1200, 16, p.stone[1]),
      water(c, 648, 17),
      reflection('#FFFFFF', 600, 660, 420, 8, 0.35),
      duck(330, 730, 1.1),
      duck(420, 750, 0.9, ['#FFFDF6', '#FFFDF6']),
      each(
        [
          [760, 726],
          [840, 756],
          [930, 722],
          [200, 764],
        ],
        ([x = 0, y = 0]) =>
          ellipse(x, y, 46, 13, p.tree[1]) +
          path(d`M${x} ${y}l40 -6l-4 10z`, p.water[1]) +
          circle(x - 8, y - 8, 9, '#F7C5CB') +
          circle(x - 8, y - 9, 4, '#FFF1C9'),
      ),
      crowd(p, [
        [580, 606, 0.42],
        [604, 610, 0.44],
        [660, 622, 0.48],
        [520, 626, 0.48],
        [700, 598, 0.4],
      ]),
    ];
  },
};
