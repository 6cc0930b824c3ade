import { crowd } from '../kit/figures';
import { glow } from '../kit/light';
import { bars } from '../kit/masonry';
import { arches } from '../kit/openings';
import { clouds, crescent, sky, stars } from '../kit/sky';
import { lamp } from '../kit/street';
import { at, circle, d, each, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

export const britishMuseum3: Picture = {
  name: 'british-museum-3',
  title: 'The museum’s columns glow under floodlights on a starry evening as the last visitors leave',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    return [
      sky(c),
      stars(c, 300, 27),
      crescent(p, 1010, 130, 40),
      clouds(p, [
        [120, 130, 1],
        [800, 200, 0.8],
      ]),
      glow(c, 'flood', p.gold, [560, 420], [760, 460], 0.3),
      path('M-60 250L560 52l620 198z', light),
      path('M60 240L560 80l500 160z', shade),
      each(
        [
          [-330, 40],
          [-240, 62],
          [-140, 84],
          [0, 118],
          [140, 84],
          [240, 62],
          [330, 40],
        ],
        ([x = 0, h = 0]) =>
          circle(560 + x, 232 - h, 12, light) +
          path(d`M${542 + x} 238q4 ${-h + 6} 18 ${-h + 6}t18 ${h - 6}z`, light),
      ),
      rect(-20, 238, 1200, 16, light),
      rect(-20, 254, 1180, 64, mid),
      rect(-20, 312, 1180, 8, light),
      bars(-10, 318, 16, 12, 38, 31, mid),
      rect(-20, 330, 1180, 330, dark),
      rect(480, 430, 160, 230, p.ink),
      rect(500, 450, 120, 210, p.gold),
      line('M560 450v210M500 520h120', p.ink, 5),
      arches(300, 470, 70, 120, 1, 1, p.gold),
      arches(750, 470, 70, 120, 1, 1, p.gold),
      each([30, 190, 350, 676, 836, 996], (x) =>
        at(
          x,
          0,
          1,
          rect(0, 330, 62, 330, light) +
            rect(38, 330, 24, 330, shade) +
            path('M14 344h5v300h-5zM28 344h4v300h-4z', mid) +
            rect(-14, 324, 90, 18, light) +
            circle(-4, 346, 13, mid) +
            circle(66, 346, 13, mid) +
            circle(-4, 346, 5, light) +
            circle(66, 346, 5, light) +
            rect(-10, 644, 82, 16, mid) +
            path('M6 660V480q25-60 50 0v180z', '#FFE9B0', 'opacity=".35"'),
        ),
      ),
      times(5, (index) =>
        rect(-20, 656 + index * 16, 1240, 16, [mid, shade, mid, shade, dark][index] ?? mid),
      ),
      rect(0, 730, 1200, 80, p.paving[1]),
      lamp(p, 140, 790, 1.3),
      lamp(p, 1050, 790, 1.3),
      crowd(p, [
        [470, 740, 1.1],
        [524, 744, 1.06],
        [700, 776, 1.3],
        [768, 780, 1.34],
        [812, 780, 0.84],
        [330, 724, 0.95],
      ]),
    ];
  },
};
