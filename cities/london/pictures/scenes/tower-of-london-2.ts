import { trees } from '../kit/greenery';
import { battlements, courses } from '../kit/masonry';
import { stream } from '../kit/random';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { at, circle, line, path } from '../kit/svg';
import { whiteTower } from '../landmarks/white-tower';
import type { Picture } from '../picture';

const raven = (): string =>
  path(
    'M-330 190q120-30 190-110q80-110 190-140q20-70 92-78q46-4 72 26l96 22-92 30q-6 70-60 150q-70 110-190 118q-60 2-110-20q-70 30-188 42z',
    '#1B2036',
  ) +
  path('M-140 80q110-120 220-126q40 60-10 140q-50 80-140 92q-60 4-110-20z', '#2A3150') +
  line(
    'M-100 96q90-90 170-100M-80 124q90-70 150-90M-50 150q70-50 120-72M-300 186q90-26 150-70M-280 200q90-20 140-52',
    '#46517A',
    6,
    'stroke-linecap="round"',
  ) +
  path('M110-128q40-18 70 4-30-4-60 8z', '#3C466B') +
  path('M206-112l96 22-92 20q-14-20-4-42z', '#0E1224') +
  circle(166, -98, 11, '#FFF3D0') +
  circle(169, -98, 6, '#0E1224') +
  circle(171, -101, 2, '#fff') +
  line('M20 196l-16 92M72 178l4 110', '#0E1224', 12) +
  line('M-36 290h72M46 290h70M-4 288l-24-16M76 288l-22-16', '#0E1224', 11, 'stroke-linecap="round"') +
  circle(-6, 258, 10, 'none', 'stroke="#B8273A" stroke-width="7"');

export const towerOfLondon2: Picture = {
  name: 'tower-of-london-2',
  title:
    'A raven with a red ring on its leg stands on the battlements, the White Tower behind it in the morning mist',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const [light, , shade] = p.stone;
    return [
      sky(c),
      rays(p, 820, 270, 0.16),
      sun(p, 820, 270, 140),
      clouds(p, [
        [480, 90, 0.9],
        [980, 120, 1],
      ]),
      birds(p, 960, 230, 4),
      skyline(p.far, { to: 1220, base: 720, seed: 71, low: 60, high: 190 }),
      `<g opacity=".62">${at(270, 730, 0.98, whiteTower(p))}</g>`,
      trees(p, 480, 1240, 720, 42, 5),
      battlements(-40, 676, 1280, 160, 5, shade, 66),
      courses(0, 746, 1200, 54, p.stone[3], stream(8), 40),
      path(
        'M-40 676h142v12h-142zM240 676h152v12H240zM525 676h150v12H525zM810 676h150v12H810zM1094 676h150v12h-150z',
        light,
      ),
      path('M388 676h4v66h-4zM671 676h4v66h-4zM956 676h4v66h-4z', p.stone[3], 'opacity=".5"'),
      at(560, 392, 0.98, raven()),
    ];
  },
};
