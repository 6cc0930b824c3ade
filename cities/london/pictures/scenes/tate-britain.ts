import { crowd } from '../kit/figures';
import { flowers, trees } from '../kit/greenery';
import { block, colonnade, cornice, pediment } from '../kit/masonry';
import { arch, arches } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { lamp } from '../kit/street';
import { at, circle, d, each, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

export const tateBritain: Picture = {
  name: 'tate-britain',
  title: 'The portico of Tate Britain with Britannia on its gable, steps down to Millbank in the early light',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    const wing = (x: number): string =>
      block(x, 390, 290, 210, mid, shade, 0.16) +
      cornice(p, x - 6, 380, 302, 12) +
      arches(x + 24, 420, 34, 90, 4, 68, dark) +
      rect(x, 530, 290, 70, light) +
      line(d`M${x} 552h290M${x} 576h290`, mid, 2.5);
    return [
      sky(c),
      rays(p, 270, 240, 0.16),
      sun(p, 270, 240, 96),
      clouds(p, [
        [60, 130, 1],
        [830, 110, 1.1],
        [960, 280, 0.7],
      ]),
      birds(p, 820, 210, 6, 3),
      skyline(p.far, { to: 1220, base: 600, seed: 16, low: 40, high: 120 }),
      trees(p, -20, 130, 600, 66, 2),
      trees(p, 1080, 1230, 600, 66, 6),
      path('M490 330q10-90 110-104 100 14 110 104z', p.roof[0]),
      path('M604 226q96 16 106 104h-60q0-70-46-104z', p.roof[1]),
      rect(560, 208, 80, 22, mid),
      wing(130),
      wing(780),
      rect(420, 370, 360, 230, dark),
      arch(560, 450, 80, 150, p.ink),
      arch(572, 464, 56, 136, p.gold),
      pediment(p, 396, 366, 408, 84),
      cornice(p, 400, 358, 400, 18),
      at(
        600,
        290,
        1,
        path('M-14 0q-8-40 4-56 0-16 10-16t10 16q12 16 4 56z', light) +
          line('M18 4V-84M18-84l-8-14M18-84l8-14M18-84v-18', light, 4) +
          circle(-18, -16, 13, light),
      ),
      each([410, 790], (x) => path(d`M${x - 20} 364q0 -30 20 -34q20 4 20 34z`, light)),
      colonnade(p, 424, 776, 6, 374, 28, 226),
      times(7, (index) =>
        rect(420 - index * 24, 596 + index * 12, 360 + index * 48, 13, index % 2 ? mid : light),
      ),
      each([290, 830], (x) => block(x, 600, 80, 84, light, mid) + rect(x - 6, 594, 92, 10, light)),
      at(330, 596, 1, path('M-20 0q-10-50 10-70 0-20 14-20t12 20q16 30 6 70z', '#5F7F78')),
      at(870, 596, 1, path('M-20 0q-10-50 10-70 0-20 14-20t12 20q16 30 6 70z', '#5F7F78')),
      rect(0, 622, 262, 70, p.tree[2]),
      rect(938, 622, 262, 70, p.tree[2]),
      path('M0 622h262v7H0zM938 622h262v7H938z', p.tree[1]),
      rect(0, 686, 1200, 120, p.paving[0]),
      line('M0 724h1200M300 686L220 800M600 686v114M900 686l80 114', p.paving[1], 3),
      flowers(['#E0485A', '#F7C5CB'], 20, 250, 676, p, 4),
      flowers(['#E0485A', '#F7C5CB'], 960, 1190, 676, p, 5),
      crowd(p, [
        [520, 690, 0.7],
        [550, 692, 0.66],
        [680, 660, 0.56],
        [400, 760, 1],
        [760, 776, 1.1],
        [806, 778, 0.66],
        [620, 636, 0.46],
        [240, 740, 0.86],
      ]),
      lamp(p, 120, 780, 1.1),
      lamp(p, 1080, 780, 1.1),
    ];
  },
};
