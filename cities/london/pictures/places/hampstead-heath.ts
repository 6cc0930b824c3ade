import { backdrop } from '../kit/backdrop';
import { crowd, duck, person } from '../kit/figures';
import { trees, willow } from '../kit/greenery';
import { bars } from '../kit/masonry';
import { stream } from '../kit/random';
import { birds } from '../kit/sky';
import { farDome, farGherkin, farMast, farShard, farWalkieTalkie, farWedge } from '../kit/skyline';
import { bench } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { reflection, ripples, water } from '../kit/water';
import type { Picture } from '../picture';

const parliamentHill: Picture = {
  name: 'hampstead-heath',
  title:
    'Parliament Hill on Hampstead Heath: a dog and its people on the bench at the top, the towers of London along the horizon, a kite above',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const next = stream(40);
    return [
      backdrop(c, {
        light: [330, 300, 96],
        clouds: [
          [560, 110, 1],
          [960, 160, 0.8],
          [60, 120, 0.8],
        ],
        roofs: [470, 62, 70],
      }),
      farShard(p.mid, 760, 470, 250),
      farWalkieTalkie(p.mid, 690, 470, 120),
      farWedge(p.mid, 600, 470, 170),
      farGherkin(p.mid, 560, 470, 130),
      farDome(p.mid, 880, 470, 100),
      farMast(p.mid, 1080, 470, 170),
      path('M470 470v-150h26v150zM520 470V300l30 10v160zM640 470V280h28v190z', p.mid),
      path('M0 466h1200v60H0z', p.far),
      trees(p, -20, 1220, 510, 34, 18),
      path('M0 560q500-90 1200 10v240H0z', p.tree[2]),
      path('M0 620q460-110 860-30t340 20v200H0z', '#C3C98E'),
      path('M720 800q-40-110-210-150-120-30-330-20v-14q230-12 350 20 190 54 240 164z', '#E3D2A8'),
      times(70, () => {
        const [x, y] = [Math.round(next() * 1200), Math.round(620 + next() * 170)];
        return line(d`M${x} ${y}l-4 -14M${x + 5} ${y}l2 -16`, '#8FA067', 2.4);
      }),
      // The kite.
      line('M964 668Q1010 430 900 210', '#FFFDF6', 2.5),
      path('M900 210l-60-20 20-70 80 20z', p.red),
      path('M900 210l-40-90 80 20z', '#E0A93F'),
      line('M900 210q40 30 20 66t30 60', p.red, 4),
      each(
        [
          [924, 270],
          [932, 300],
          [946, 330],
        ] as const,
        ([x, y]) => path(d`M${x - 12} ${y - 7}l12 7l-12 7zM${x + 12} ${y - 7}l-12 7l12 7z`, p.gold),
      ),
      bench(p, 420, 640, 1.5),
      person({ x: 380, y: 640, scale: 1.3, coat: p.red, hair: '#6B4226' }),
      person({ x: 440, y: 640, scale: 1.3, coat: p.blue, skin: 1 }),
      // A dog that looks at the view.
      at(
        560,
        668,
        1.3,
        path('M-30 0q-6-40 10-60 6-16 26-20l20 4 14 10-6 10-18 2q-4 20 2 54h-12l-4-20-8 20z', '#8A5A34') +
          path('M6-78l-8 22 14 4z', '#5E3A22') +
          path('M-30-2q-22-4-24-24 10 14 28 10z', '#8A5A34') +
          line('M-2-54l22 4', p.red, 5),
      ),
      crowd(p, [
        [960, 720, 1.2],
        [1010, 726, 0.76],
        [760, 640, 0.8],
        [786, 642, 0.78],
        [200, 720, 1.24],
        [640, 760, 1.36],
      ]),
      birds(p, 130, 220, 6, 14),
    ];
  },
};

const pond: Picture = {
  name: 'hampstead-heath-2',
  title:
    'Swimmers in a bathing pond on Hampstead Heath in high summer, a wooden jetty with a lifebuoy and willows round the water',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const swimmer = (x: number, y: number, cap: string, skin: string): string =>
      ripples(p, x, y + 8, 46) +
      circle(x, y - 10, 13, skin) +
      path(d`M${x - 14} ${y - 12}q0 -16 14 -16q14 0 14 16z`, cap) +
      line(d`M${x + 14} ${y}q26 -34 46 -4`, skin, 9, 'stroke-linecap="round"');
    return [
      backdrop(c, {
        light: [900, 130, 56],
        clouds: [
          [120, 90, 1],
          [520, 120, 0.7],
        ],
      }),
      path('M0 330q300-80 620-30t580-20v140H0z', p.tree[2]),
      trees(p, -20, 1220, 380, 84, 31),
      trees(p, -20, 1220, 410, 44, 33),
      water(c, 404, 14),
      path('M0 404h1200v14q-300 20-600 6T0 424z', p.tree[0]),
      // The changing hut.
      path('M180 392V320h190v72z', '#6E8A74'),
      path('M164 324l110-50 112 50z', p.roof[0]),
      line('M206 324v68M232 324v68M258 324v68M284 324v68M310 324v68M336 324v68', '#55705C', 3),
      rect(252, 344, 40, 48, '#3A4A44'),
      willow(p, 1040, 450, 1.3, 6),
      willow(p, 60, 450, 1.2, 3),
      reflection(p.sun, 900, 440, 130, 8, 0.4),
      swimmer(470, 500, p.red, '#E9BE97'),
      swimmer(640, 470, p.white, '#8D5B3E'),
      swimmer(760, 560, '#3D6C93', '#C98F66'),
      swimmer(360, 590, p.gold, '#F1CDA8'),
      duck(250, 480, 0.7),
      duck(880, 480, 0.7),
      // The jetty.
      path('M620 640h600v56H560z', '#C9A676'),
      path('M560 696h660v20H556z', '#8A6A44'),
      line(
        times(14, (index) => d`M${640 + index * 44} 640l-${30 - index * 2} 56`),
        '#A8865A',
        3,
      ),
      bars(600, 716, 18, 90, 5, 140, '#6A4E34'),
      line('M640 640v-64M700 640v-64M640 580h60M640 604h60', '#DDE4E4', 7),
      line('M650 690v80M690 690v80M650 716h40M650 742h40', '#DDE4E4', 6),
      rect(1060, 520, 14, 122, '#FFFDF6'),
      circle(1067, 556, 34, p.white),
      circle(1067, 556, 34, 'none', `stroke="${p.red}" stroke-width="13" stroke-dasharray="27 27"`),
      circle(1067, 556, 15, '#86AD6A'),
      // Bathers on the boards.
      each(
        [
          [820, 676, '#B8273A', '#E9BE97'],
          [900, 680, '#22324A', '#8D5B3E'],
        ] as const,
        ([x, y, suit, skin]) =>
          at(
            x,
            y,
            1.45,
            ellipse(4, 0, 20, 4, '#000', 'opacity=".18"') +
              line('M-5-34L-7-2M5-34L7-2', skin, 8, 'stroke-linecap="round"') +
              path('M-12-66q12-8 24 0l-2 36H-10z', suit) +
              line('M-11-64L-17-38M11-64L17-38', skin, 6, 'stroke-linecap="round"') +
              circle(0, -79, 9.5, skin) +
              path('M-10-80q0-12 10-12t10 12z', '#3D6C93'),
          ),
      ),
      // One dives in.
      at(
        540,
        590,
        1.2,
        line('M0 0L34-52', '#E9BE97', 9, 'stroke-linecap="round"') +
          path('M26-60l22 12 26-44-20-12z', '#2F6B45') +
          line('M66-92L98-130M72-88l34-36', '#E9BE97', 9, 'stroke-linecap="round"') +
          circle(20, -46, 10, '#C98F66') +
          path('M-40 18q20-30 34-12 6-30 20 0 20-20 28 12z', p.white, 'opacity=".85"'),
      ),
      path('M0 700q160-40 340 20t200 90H0z', p.tree[1]),
      path('M0 720q140-30 300 20t170 70H0z', p.tree[2]),
      rect(60, 752, 90, 20, p.red, 'rx="6"'),
      rect(180, 770, 84, 20, p.gold, 'rx="6"'),
      crowd(p, [[330, 780, 1.3]]),
    ];
  },
};

const pergola: Picture = {
  name: 'hampstead-heath-3',
  title:
    'The Pergola of the Hill Garden at the edge of the Heath: stone columns and old timbers hung with wisteria at dusk',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = p.stone;
    const next = stream(19);
    const bloom = ['#9C7AD0', '#C3A6EA', '#7A58B0'] as const;
    const raceme = (x: number, y: number, long: number): string =>
      path(
        d`M${x - long * 0.2} ${y}q${long * 0.2} ${-long * 0.16} ${long * 0.4} 0q0 ${long * 0.6} ${-long * 0.2} ${long}q${-long * 0.2} ${-long * 0.4} ${-long * 0.2} ${-long}z`,
        bloom[Math.floor(next() * 3)]!,
      ) +
      circle(x - long * 0.05, y + long * 0.24, long * 0.07, bloom[1]) +
      circle(x + long * 0.06, y + long * 0.46, long * 0.05, bloom[1]);
    return [
      backdrop(c, { light: [600, 400, 100], clouds: [[430, 190, 0.7]] }),
      trees(p, 300, 900, 560, 60, 4),
      // Floor and beams run to a small temple at the far end.
      path('M500 540h200l360 270H140z', p.paving[0]),
      line(
        'M600 540v270M550 540L370 810M650 540l180 270M470 562h260M420 600h360M350 652h500M260 722h680',
        p.paving[1],
        4,
      ),
      path('M0 560l500-24v20L140 810H0zM1200 560l-500-24v20l360 254h140z', '#54405E'),
      rect(536, 440, 128, 104, mid),
      path('M520 444q80-76 160 0z', p.roof[0]),
      path('M560 544v-60q40-46 80 0v60z', p.sun),
      ...[0, 1, 2, 3].map((index) => {
        const far = 3 - index;
        const s = 0.34 + index * index * 0.115;
        const spread = 108 + index * index * 52;
        const foot = 556 + index * index * 26;
        const tall = 270 * s + 50;
        const x = [600 - spread, 600 + spread] as const;
        return (
          rect(
            600 - spread - 60 * s,
            foot - tall - 26 * s,
            spread * 2 + 120 * s,
            26 * s,
            far % 2 ? '#4E3340' : '#5E3E48',
          ) +
          times(9, (rafter) =>
            rect(
              600 - spread + (rafter * spread) / 4 - 10 * s,
              foot - tall - 52 * s,
              20 * s,
              34 * s,
              '#3E2838',
            ),
          ) +
          each(
            x,
            (column, side) =>
              rect(column - 26 * s, foot - tall, 52 * s, tall, light) +
              rect(column + 6 * s, foot - tall, 20 * s, tall, side ? shade : mid) +
              rect(column - 36 * s, foot - tall, 72 * s, 16 * s, light) +
              rect(column - 38 * s, foot - 18 * s, 76 * s, 20 * s, mid) +
              line(
                d`M${column - 20 * s} ${foot}q${44 * s} ${-tall * 0.3} ${6 * s} ${-tall * 0.5}t${20 * s} ${-tall * 0.5}`,
                '#4A3A30',
                9 * s,
              ),
          ) +
          times(11, () => {
            const along = 600 - spread - 50 * s + next() * (spread * 2 + 100 * s);
            return raceme(Math.round(along), Math.round(foot - tall - 14 * s), (60 + next() * 46) * s);
          }) +
          times(12, () =>
            ellipse(
              Math.round(600 - spread - 60 * s + next() * (spread * 2 + 120 * s)),
              Math.round(foot - tall - 40 * s + next() * 20),
              22 * s,
              10 * s,
              p.tree[2],
            ),
          )
        );
      }),
      crowd(p, [
        [580, 574, 0.56],
        [604, 574, 0.54],
        [680, 660, 1],
        [480, 720, 1.3],
        [530, 724, 0.84],
      ]),
      times(40, () =>
        circle(
          Math.round(200 + next() * 800),
          Math.round(610 + next() * 180),
          3 + next() * 3,
          bloom[Math.floor(next() * 3)]!,
          'opacity=".8"',
        ),
      ),
    ];
  },
};

export const hampsteadHeath = [parliamentHill, pond, pergola];
