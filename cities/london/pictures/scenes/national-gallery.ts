import { crowd, pigeon } from '../kit/figures';
import { banner } from '../kit/flags';
import { bars, block, colonnade, cornice, pediment } from '../kit/masonry';
import { arches, windows } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

export const nationalGallery: Picture = {
  name: 'national-gallery',
  title:
    'The National Gallery on the north side of Trafalgar Square: a long portico, a small dome and a fountain in morning light',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    return [
      sky(c),
      rays(p, 260, 200, 0.16),
      sun(p, 260, 200, 84),
      clouds(p, [
        [420, 100, 0.8],
        [900, 110, 1.1],
      ]),
      birds(p, 860, 230),
      skyline(p.far, { to: 1220, base: 540, seed: 39, low: 80, high: 200 }),
      at(
        1040,
        560,
        1,
        path('M-40 0v-220h80V0z', p.stone[1]) +
          path('M10-220h30V0H10z', p.stone[2]) +
          rect(-46, -226, 92, 10, light) +
          rect(-28, -290, 56, 66, light) +
          path('M-30-290h60L0-430z', p.stone[1]) +
          path('M6-290h24L0-430z', p.stone[2]),
      ),
      block(60, 392, 1080, 170, mid, shade, 0.14),
      cornice(p, 52, 384, 1096, 12),
      windows(90, 420, 34, 1, [31, 1], [14, 40], dark),
      bars(84, 396, 5, 160, 36, 30.4, light),
      each(
        [250, 880],
        (x) =>
          block(x - 30, 330, 130, 60, light, mid) +
          colonnade(p, x - 26, x + 96, 6, 398, 10, 160) +
          path(d`M${x - 24} 330q0 -38 59 -44q59 6 59 44z`, p.roof[0]),
      ),
      block(560, 300, 80, 40, light, mid),
      arches(568, 308, 10, 28, 5, 14, dark),
      path('M548 304q2-76 52-88 50 12 52 88z', p.roof[0]),
      path('M606 217q44 16 46 87h-34q4-56-12-87z', p.roof[1]),
      rect(597, 186, 6, 34, p.gold),
      circle(600, 184, 6, p.gold),
      rect(446, 398, 308, 160, dark),
      rect(560, 460, 80, 100, p.ink),
      pediment(p, 426, 386, 348, 62),
      cornice(p, 430, 380, 340, 16),
      colonnade(p, 446, 754, 8, 398, 20, 164),
      each([360, 810], (x) => banner(p, x, 410, 36, 100, p.red)),
      rect(0, 556, 1200, 30, light),
      times(4, (index) =>
        rect(380 - index * 20, 562 + index * 9, 440 + index * 40, 10, index % 2 ? light : mid),
      ),
      rect(0, 598, 1200, 210, p.paving[0]),
      line('M0 640h1200M0 700h1200M300 598L180 800M600 598v202M900 598l120 202', p.paving[1], 3),
      ellipse(600, 716, 250, 54, shade),
      ellipse(600, 708, 250, 54, light),
      ellipse(600, 710, 224, 42, p.water[0]),
      path('M560 712q0-30 40-34t40 34z', mid),
      rect(588, 640, 24, 50, mid),
      ellipse(600, 640, 62, 12, light),
      line(
        'M600 632V574M600 590q-50-10-66 54M600 590q50-10 66 54M600 584q-26-20-40 40M600 584q26-20 40 40',
        p.white,
        5,
        'stroke-linecap="round" opacity=".85"',
      ),
      line('M430 712h90M690 716h80M540 732h120', p.glint, 4, 'stroke-linecap="round"'),
      crowd(p, [
        [300, 680, 0.7],
        [334, 684, 0.66],
        [880, 690, 0.74],
        [240, 760, 0.98],
        [930, 770, 1.02],
        [972, 772, 0.62],
        [560, 606, 0.36],
        [640, 606, 0.36],
        [480, 620, 0.44],
      ]),
      pigeon(330, 776, 1),
      pigeon(400, 758, 0.8),
      pigeon(820, 784, 0.9, '#56627A'),
    ];
  },
};
