import { crowd } from '../kit/figures';
import { trees } from '../kit/greenery';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { at, circle, d, each, ellipse, line, path, rect } from '../kit/svg';
import { abbeyWest } from '../landmarks/abbey';
import type { Picture } from '../picture';

export const westminsterAbbey3: Picture = {
  name: 'westminster-abbey-3',
  title: 'Morning in the abbey cloister: pointed arches frame the lawn, the west towers pale behind',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = [p.stone[1], '#94766B', '#7A5F5A', '#4E3E44'];
    const opening = (x: number): string =>
      d`M${x} 640V330Q${x} 170 ${x + 150} 110Q${x + 300} 170 ${x + 300} 330V640z`;
    const tracery = (x: number): string =>
      line(
        d`M${x + 100} 640V330M${x + 200} 640V330M${x} 330q50 -90 100 0q50 -90 100 0q50 -90 100 0`,
        light,
        12,
      ) +
      circle(x + 150, 218, 44, 'none', `stroke="${light}" stroke-width="11"`) +
      circle(x + 92, 270, 22, 'none', `stroke="${light}" stroke-width="8"`) +
      circle(x + 208, 270, 22, 'none', `stroke="${light}" stroke-width="8"`);
    return [
      sky(c),
      rays(p, 330, 240, 0.16),
      sun(p, 330, 240, 90),
      clouds(p, [
        [560, 150, 0.8],
        [880, 200, 0.8],
      ]),
      birds(p, 800, 190, 4),
      at(610, 566, 0.8, abbeyWest(p)),
      trees(p, 100, 1150, 570, 26, 5),
      rect(0, 560, 1200, 110, p.tree[2]),
      path('M540 560h120l60 90H480z', p.paving[0]),
      ellipse(600, 600, 60, 10, p.stone[1]),
      path('M586 600v-34h28v34zM572 566h56v-8h-56z', p.stone[1]),
      path(`M0 0h1200v800H0z${[60, 450, 840].map(opening).join('')}`, mid, 'fill-rule="evenodd"'),
      each(
        [60, 450, 840],
        (x) =>
          line(opening(x), light, 16) +
          tracery(x) +
          path(d`M${x + 300} 640V330q0 -60 -20 -100l6 100v310z`, dark, 'opacity=".35"'),
      ),
      each([0, 390, 780, 1170], (x) => rect(x - 6, 0, 42, 660, light) + rect(x + 22, 0, 14, 660, shade)),
      rect(0, 636, 1200, 30, light),
      rect(0, 660, 1200, 8, dark, 'opacity=".3"'),
      rect(0, 668, 1200, 140, '#A88C7C'),
      path(
        'M130 668h240l-70 132H20zM520 668h240l20 132H480zM910 668h240l110 132H930z',
        p.sun,
        'opacity=".55"',
      ),
      line(
        'M0 716h1200M390 668l-50 132M780 668l40 132M200 668L90 800M1000 668l90 132M590 668v132',
        shade,
        3,
        'opacity=".6"',
      ),
      crowd(
        p,
        [
          [560, 778, 1.3],
          [620, 782, 1.26],
          [880, 760, 1.12],
          [300, 756, 1.1],
        ],
        3,
      ),
    ];
  },
};
