import { backdrop } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { tree, trees } from '../kit/greenery';
import type { Palette } from '../kit/palettes';
import { stream } from '../kit/random';
import { bench, lamp } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { water } from '../kit/water';
import type { Picture } from '../picture';

const swan: Picture = {
  name: 'hyde-park-2',
  title: 'A swan with its grey cygnets on the Serpentine, the sun going down behind the trees of Hyde Park',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const cygnet = (x: number, y: number): string =>
      at(
        x,
        y,
        1,
        ellipse(0, 0, 46, 22, '#A79AA8') +
          circle(38, -26, 15, '#A79AA8') +
          path('M28-20q10 4 6 20H18z', '#A79AA8') +
          path('M50-28l18 6-18 5z', '#3A2A3E') +
          circle(43, -29, 2.6, '#1B1A3D'),
      );
    return [
      backdrop(c, {
        light: [860, 300, 84],
        clouds: [
          [140, 130, 1.1],
          [900, 120, 0.9],
        ],
      }),
      trees(p, -20, 1230, 400, 70, 17),
      water(c, 400, 19),
      rect(700, 404, 320, 7, p.sun, 'opacity=".5"'),
      each([0, 1, 2, 3, 4, 5], (row) =>
        rect(740 + row * 12, 430 + row * 26, 240 - row * 26, 7, p.sun, 'rx="3" opacity=".45"'),
      ),
      ellipse(560, 652, 270, 20, p.ink, 'opacity=".25"'),
      path(
        'M330 560q20-70 130-86 150-18 220 50 40 10 90-14-4 80-80 124-70 36-200 30-150-8-160-104z',
        '#FFF6E8',
      ),
      path('M400 540q90-60 210-10 60 20 130 2-40 70-160 76-130 4-180-68z', '#E7CDBE'),
      path('M440 566q90 40 230-4-60 56-140 54-70-4-90-50z', '#FFF6E8'),
      path(
        'M356 566q-70-30-66-130 4-120 96-150 60-10 74 34 6 34-36 36-40-6-66 30-30 50 20 120l40 44z',
        '#FFF6E8',
      ),
      path('M446 314q40-4 66 22-30 16-62 8z', '#E0703A'),
      path('M430 304q24-8 34 10-14 6-26 2z', '#1B1A3D'),
      circle(424, 316, 5, '#1B1A3D'),
      cygnet(830, 640),
      cygnet(930, 676),
      cygnet(760, 706),
      line(
        'M300 664q140 26 420 0M340 690q120 18 320 0M780 662q60 10 110 0M880 700q60 10 120 0',
        p.glint,
        4,
        'opacity=".6" stroke-linecap="round"',
      ),
    ];
  },
};

const rider = (p: Palette, x: number, y: number, scale: number, horse: string, coat: string): string =>
  at(
    x,
    y,
    scale,
    ellipse(0, 0, 90, 8, '#000', 'opacity=".18"') +
      path(
        'M-74-70q-20 10-22 50l8 2q4-30 20-36zM-60-64l-8 64h14l16-54zM40-60l6 60h14l2-64zM-34-60l-2 60h14l12-56zM62-64l20 58 12-4-16-58z',
        horse,
      ) +
      path(
        'M-78-96q10-16 60-12 44 2 66-14l40-52q14-12 24 2l22 26-6 14-34-8-24 44q-6 30-40 34l-84 2q-30-8-24-36z',
        horse,
      ) +
      path('M84-176l4-18 12 14zM48-122l34-44-6 50z', '#2A1B16') +
      path('M-14-108h28l10 44-12 22h-12l4-24z', p.ink) +
      path('M-18-168q18-10 34 0l4 62h-40z', coat) +
      line('M10-152l44 34', coat, 9, 'stroke-linecap="round"') +
      circle(0, -184, 14, '#E9BE97') +
      path('M-16-188q0-18 18-18t16 16l6 4z', p.ink),
  );

const rottenRow: Picture = {
  name: 'hyde-park-3',
  title: 'Riders on the sandy track of Rotten Row under the autumn trees of Hyde Park, leaves drifting down',
  hour: 'dawn',
  draw: (c) => {
    const p = { ...c.palette, tree: ['#A9582E', '#CF7F3A', '#E5AB55'] as const };
    const next = stream(31);
    return [
      backdrop(c, {
        light: [610, 280, 100],
        clouds: [
          [120, 110, 1],
          [850, 100, 1],
        ],
        roofs: [460, 27, 130],
      }),
      trees(p, -20, 1230, 470, 60, 12),
      path('M0 470h1200v340H0z', '#A3B183'),
      path('M520 470h150l350 340H110z', '#DDBB8C'),
      line('M540 470L190 800M650 470l290 330', '#C69F6C', 4),
      each(
        [
          [400, 500, 0.9],
          [790, 500, 0.9],
          [300, 560, 1.4],
          [900, 560, 1.4],
          [110, 690, 2.4],
          [1100, 690, 2.4],
        ],
        ([x = 0, y = 0, scale = 1]) => tree(p, x, y, scale),
      ),
      rider(p, 600, 540, 0.5, '#7A4A30', p.blue),
      rider(p, 470, 690, 1, '#5A3626', p.red),
      rider(p, 700, 740, 1.15, '#E9DCC8', p.ink),
      bench(p, 980, 730, 0.9),
      lamp(p, 250, 690, 0.9),
      crowd(p, [
        [940, 700, 0.86],
        [350, 610, 0.7],
        [372, 611, 0.68],
      ]),
      times(46, () => {
        const [x, y] = [Math.round(next() * 1200), Math.round(300 + next() * 490)];
        return path(
          d`M${x} ${y}q8 -8 14 0q-6 8 -14 0z`,
          ['#CF7F3A', '#E5AB55', '#A9582E'][Math.floor(next() * 3)] ?? '#CF7F3A',
        );
      }),
    ];
  },
};

export const hydeParkViews = [swan, rottenRow];
