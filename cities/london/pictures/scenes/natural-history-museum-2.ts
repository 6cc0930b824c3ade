import { crowd } from '../kit/figures';
import { bars } from '../kit/masonry';
import { arches } from '../kit/openings';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { terracotta } from '../landmarks/natural-history';
import type { Picture } from '../picture';

const whale = (): string => {
  const ribs = times(15, (index) => {
    const x = 400 + index * 27;
    const reach = 118 - Math.abs(index - 5) * 9;
    return d`M${x} ${246 + index * 3}q${-26} ${reach * 0.55} ${6} ${reach}`;
  });
  const spine = times(34, (index) => {
    const t = index / 33;
    return circle(
      330 + t * 680,
      238 + Math.sin(t * 2.4) * 44 + t * 90,
      15 - t * 10,
      index % 2 ? '#F4E9D2' : '#E2D2B2',
    );
  });
  return (
    line(ribs, '#F1E4C8', 9, 'stroke-linecap="round"') +
    line(ribs, '#C9B48C', 2.5, 'stroke-linecap="round"') +
    spine +
    path('M370 212q-60-50-150-20-70 22-130 92 110-10 170-4 70 10 120-14 20-30-10-54z', '#F4E9D2') +
    path('M98 300q110 26 200 12 54-6 82-44l-10 44q-30 56-120 52-90-4-152-64z', '#E2D2B2') +
    path('M98 286q100-6 160-2 60 6 100-10', 'none', 'stroke="#C9B48C" stroke-width="5"') +
    circle(318, 244, 13, '#5A4030') +
    path('M420 336q-20 60-70 96 20 6 44-6 40-40 52-86z', '#F1E4C8') +
    line('M470 210V0M800 270V0M300 200V0', '#8A7A68', 2, 'opacity=".6"')
  );
};

export const naturalHistoryMuseum2: Picture = {
  name: 'natural-history-museum-2',
  title: 'The skeleton of a blue whale dives over visitors in Hintze Hall, between tiers of round arches',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const [buff, mid, dark, , blue] = terracotta(p);
    const pier = (x: number, width: number): string =>
      rect(x, 60, width, 680, buff) +
      times(25, (index) => rect(x, 80 + index * 26, width, 6, blue, 'opacity=".5"')) +
      rect(x + width * 0.66, 60, width * 0.34, 680, dark, 'opacity=".35"');
    return [
      rect(0, 0, 1200, 800, '#8A6A50'),
      path('M0 0h1200v170Q600-60 0 170z', '#C7DDE0'),
      line(
        `${times(15, (index) => d`M${index * 86} -10L${300 + index * 43} 130`)}M0 90Q600-90 1200 90M0 130Q600-60 1200 130`,
        '#8A6A50',
        6,
      ),
      rect(0, 120, 1200, 640, '#9C7858'),
      path('M0 190Q600-50 1200 190V0H0z', '#C7DDE0', 'opacity=".35"'),
      each(
        [0, 1, 2, 3, 4],
        (index) =>
          arches(30 + index * 240, 200, 180, 210, 1, 1, mid) +
          arches(46 + index * 240, 216, 148, 194, 1, 1, '#5E4030') +
          arches(62 + index * 240, 236, 116, 174, 1, 1, '#7A5640') +
          arches(84 + index * 240, 260, 30, 110, 2, 42, '#F0D9A8'),
      ),
      rect(0, 404, 1200, 30, buff),
      bars(6, 410, 14, 20, 50, 24, dark, 'opacity=".5"'),
      each(
        [0, 1, 2, 3, 4],
        (index) =>
          arches(30 + index * 240, 450, 180, 270, 1, 1, mid) +
          arches(46 + index * 240, 466, 148, 254, 1, 1, '#5E4030') +
          arches(70 + index * 240, 500, 100, 220, 1, 1, '#6E4C38'),
      ),
      each([-14, 226, 466, 706, 946, 1186], (x) => pier(x, 28)),
      rect(0, 690, 1200, 110, '#D9BE94'),
      line(
        'M0 716h1200M0 752h1200M600 690v110M420 690l-70 110M780 690l70 110M220 690L80 800M980 690l140 110',
        '#B8966A',
        3,
      ),
      path('M440 690l60-120h200l60 120z', '#C9A878'),
      times(8, (index) =>
        rect(494 - index * 7, 574 + index * 15, 212 + index * 14, 8, index % 2 ? '#E9D2A8' : '#D9BE94'),
      ),
      path('M560 566v-44q0-24 20-28-8-18 10-26 18-8 26 10 4 12-4 20 24 6 24 30v38z', '#F4E9D2'),
      ellipse(560, 740, 380, 22, '#5A4030', 'opacity=".18"'),
      at(30, 60, 1.06, whale()),
      crowd(p, [
        [200, 770, 0.95],
        [246, 774, 0.92],
        [282, 774, 0.58],
        [420, 744, 0.78],
        [760, 760, 0.9],
        [800, 762, 0.56],
        [900, 780, 1.02],
        [950, 782, 1],
        [1060, 750, 0.82],
        [660, 730, 0.7],
      ]),
    ];
  },
};
