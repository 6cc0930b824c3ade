import { crowd } from '../kit/figures';
import { unionFlag } from '../kit/flags';
import { lawn, trees } from '../kit/greenery';
import { block, colonnade, cornice, pediment } from '../kit/masonry';
import { windows } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { at, circle, d, each, ellipse, line, path, rect } from '../kit/svg';
import type { Picture } from '../picture';

export const nationalMaritimeMuseum: Picture = {
  name: 'national-maritime-museum',
  title:
    'A ship in a bottle on the lawn before the long colonnade of the National Maritime Museum, an anchor beside it',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, _shade] = p.stone;
    return [
      sky(c),
      rays(p, 210, 150, 0.12),
      sun(p, 210, 150, 58),
      clouds(p, [
        [360, 110, 0.9],
        [880, 110, 1.1],
        [60, 290, 0.7],
      ]),
      birds(p, 800, 200),
      trees(p, -20, 1230, 460, 70, 21),
      block(140, 300, 920, 200, light, mid, 0.12),
      rect(130, 290, 940, 14, light),
      windows(170, 322, 24, 1, [36, 1], [16, 40], p.window),
      path('M120 300l30-46h900l30 46z', p.roof[0]),
      block(470, 250, 260, 250, light, mid, 0.3),
      pediment(p, 456, 254, 288, 60),
      windows(500, 280, 6, 1, [38, 1], [18, 44], p.window),
      rect(130, 396, 940, 104, p.stone[3], 'opacity=".5"'),
      cornice(p, 126, 388, 948, 12),
      colonnade(p, 136, 1064, 34, 400, 10, 100),
      unionFlag(p, 600, 196, 90, 0.8),
      lawn(p, 496, 810, 1200),
      path('M0 720q300-20 600 0t600 0v90H0z', p.paving[0]),
      ellipse(560, 712, 330, 22, p.ink, 'opacity=".2"'),
      path('M300 690h520l-24 26H324z', p.trunk),
      path(
        'M250 590q0-110 110-110h330q100 0 120 74l90 10v50l-90 10q-20 74-120 74H360q-110 0-110-108z',
        '#DDF0F2',
        'opacity=".72"',
      ),
      path('M262 640q60 54 100 54h328q70 0 104-46-140 22-280-4t-252-4z', p.water[0]),
      at(
        530,
        632,
        0.86,
        path('M-150-10q150 20 300-10l-40 52h-210z', '#6B4226') +
          path('M-150-10q150 20 300-10l-8 14q-140 26-284 8z', p.gold) +
          line('M-70-10v-120M10-10v-140M90-14v-110', p.ink, 5) +
          each([-70, 10, 90], (x, index) =>
            path(
              d`M${x - 38} ${-122 + (index % 2) * -14}q38 14 76 0v30q-38 14 -76 0zM${x - 44} ${-84 + (index % 2) * -14}q44 16 88 0v44q-44 18 -88 0z`,
              [p.white, '#F4D9A8', p.white][index] ?? p.white,
            ),
          ) +
          line(`M-150-14L10-150 146-24`, p.ink, 2) +
          path('M10-150l26-8-26-8zM-70-130l22-7-22-7zM90-124l22-7-22-7z', p.red),
      ),
      path('M290 530q30-34 90-36h260q-160 6-260 18-60 8-90 40z', '#fff', 'opacity=".75"'),
      path('M900 560h30q14 0 14 14v26q0 14-14 14h-30z', '#B98A52'),
      path(
        'M250 590q0-110 110-110h330q100 0 120 74l90 10v50l-90 10q-20 74-120 74H360q-110 0-110-108z',
        'none',
        `stroke="${p.white}" stroke-width="6"`,
      ),
      circle(1020, 560, 17, 'none', `stroke="${p.ink}" stroke-width="9"`),
      line('M1020 578v150M980 606h80M950 666q10 66 70 66t70-66', p.ink, 15, 'stroke-linecap="round"'),
      path('M934 680l18-30 20 26zM1106 680l-18-30-20 26z', p.ink),
      crowd(p, [
        [140, 740, 1],
        [182, 744, 0.96],
        [214, 744, 0.6],
        [900, 752, 1],
        [420, 770, 1.1],
        [466, 772, 0.68],
      ]),
    ];
  },
};
