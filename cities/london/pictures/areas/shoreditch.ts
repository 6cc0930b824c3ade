import { crowd } from '../kit/figures';
import { block } from '../kit/masonry';
import { windows } from '../kit/openings';
import { clouds, rays, sky, sun } from '../kit/sky';
import { farGherkin, farWedge, skyline } from '../kit/skyline';
import { lamp } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Vignette } from './vignette';

export const shoreditch: Vignette = {
  name: 'Shoreditch',
  alt: 'a warehouse with a painted wall beside a railway bridge at dusk',
  hour: 'dusk',
  scene: (c) => {
    const p = c.palette;
    const [brick, shade, deep] = p.brick;
    return [
      sky(c),
      rays(p, 260, 360, 0.07),
      sun(p, 260, 330, 80),
      clouds(p, [
        [120, 130, 0.9],
        [860, 110, 1],
      ]),
      skyline(p.far, { to: 1220, base: 600, seed: 89, low: 110, high: 240 }),
      farGherkin(p.far, 170, 600, 300),
      farWedge(p.far, 330, 600, 330),
      block(430, 170, 380, 430, brick, shade, 0.0),
      path('M430 174l40-34h50l40 34 40-34h50l40 34 40-34h50l30 34z', deep),
      path('M450 210h340v280H450z', '#E8B48A'),
      circle(620, 340, 104, '#C92F46'),
      circle(620, 340, 80, '#FFE3A3'),
      path('M540 400q0-120 80-120t80 120q-30 50-80 50t-80-50z', '#27407A'),
      ellipse(590, 350, 26, 30, '#FFF6DF'),
      ellipse(650, 350, 26, 30, '#FFF6DF'),
      circle(594, 354, 12, p.ink),
      circle(646, 354, 12, p.ink),
      path('M606 388h28l-14 22z', '#FFB03A'),
      path('M540 300l-26-50 60 26zM700 300l26-50-60 26z', '#27407A'),
      line(
        'M470 240l40 30M470 450l36-24M770 236l-40 34M770 456l-36-26',
        '#2F8A8A',
        13,
        'stroke-linecap="round"',
      ),
      each(
        [
          [482, 330],
          [758, 330],
          [500, 390],
          [744, 396],
        ],
        ([x = 0, y = 0], index) =>
          circle(x, y, 13, ['#2F8A8A', '#F2B93B', '#C92F46', '#27407A'][index] ?? p.red),
      ),
      block(810, 240, 350, 360, shade, deep, 0.2),
      windows(830, 270, 5, 3, [64, 70], [46, 50], p.roof[1], p.window),
      line(
        times(
          15,
          (index) =>
            d`M${830 + (index % 5) * 64 + 23} ${270 + Math.floor(index / 5) * 70}v50M${830 + (index % 5) * 64} ${295 + Math.floor(index / 5) * 70}h46`,
        ),
        deep,
        3,
      ),
      rect(40, 430, 1120, 50, p.roof[0]),
      rect(40, 424, 1120, 9, p.stone[1]),
      line(
        times(28, (index) => d`M${50 + index * 40} 480l20 -46l20 46`),
        p.roof[1],
        5,
      ),
      at(
        90,
        426,
        1,
        rect(0, -62, 600, 54, p.white, 'rx="9"') +
          windows(22, -52, 17, 1, [34, 1], [22, 22], p.roof[1], p.window) +
          rect(0, -24, 600, 9, '#F07A3A') +
          rect(0, -10, 600, 8, p.ink),
      ),
      each([60, 420, 780, 1120], (x) => rect(x - 24, 480, 48, 124, shade) + rect(x + 4, 480, 20, 124, deep)),
      rect(430, 500, 380, 100, '#2A2148'),
      rect(450, 516, 150, 84, p.window, 'opacity=".9"'),
      rect(640, 516, 60, 84, p.ink),
      rect(716, 516, 80, 60, p.window, 'opacity=".9"'),
      rect(0, 598, 1200, 110, p.paving[1]),
      line('M0 640h1200', p.paving[0], 4, 'stroke-dasharray="50 30"'),
      crowd(p, [
        [330, 630, 0.84],
        [370, 634, 0.82],
        [620, 626, 0.8],
        [860, 632, 0.84],
        [900, 634, 0.82],
      ]),
      at(
        1010,
        634,
        1.1,
        circle(-30, -20, 20, 'none', `stroke="${p.ink}" stroke-width="4"`) +
          circle(40, -20, 20, 'none', `stroke="${p.ink}" stroke-width="4"`) +
          line('M-30-20l22-30h36l12 30M-8-50L6-20h-36M28-50L6-20M28-50l-4-14h12M-14-56h14', p.red, 4),
      ),
      lamp(p, 240, 630, 0.9),
    ];
  },
};
