import { backdrop } from '../kit/backdrop';
import { crowd, duck } from '../kit/figures';
import { flowers, hedge, lawn, tree, trees } from '../kit/greenery';
import { bars, block } from '../kit/masonry';
import { windows } from '../kit/openings';
import { birds } from '../kit/sky';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { reflection, water } from '../kit/water';
import type { Picture } from '../picture';

const sunkenGarden: Picture = {
  name: 'kensington-palace-2',
  title:
    'The Sunken Garden of Kensington Palace: terraces of flowers step down to a long pool with three fountains',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const colours = ['#E0485A', '#F7C5CB', '#FFD66B', '#8E6AB8', '#FFFDF6'];
    return [
      backdrop(c, {
        light: [960, 140, 56],
        clouds: [
          [120, 110, 1],
          [520, 80, 0.9],
        ],
      }),
      trees(p, -20, 1230, 330, 70, 6),
      block(330, 170, 300, 150, p.brick[0], p.brick[1], 0.2),
      windows(352, 190, 6, 2, [46, 62], [24, 40], p.white, p.white),
      path('M320 174h320l-30-34H350z', p.roof[0]),
      hedge(p, 0, 372, 1200, 60),
      path('M0 370h1200v440H0z', p.tree[2]),
      path('M330 400h540l250 400H80z', p.paving[0]),
      flowers(colours, 360, 850, 420, p, 3),
      path('M360 440h480l26 42H334z', p.tree[1]),
      flowers(colours, 330, 880, 486, p, 8),
      path('M320 506h560l30 50H290z', p.tree[1]),
      flowers(colours, 286, 920, 560, p, 12),
      path('M440 580h320l70 150H370z', p.stone[1]),
      path('M456 590h288l58 126H398z', p.water[0]),
      each(
        [500, 600, 700],
        (x) =>
          line(
            d`M${x} 650v-76M${x} 590q-26 -8 -34 46M${x} 590q26 -8 34 46`,
            p.white,
            5,
            'stroke-linecap="round" opacity=".9"',
          ) + ellipse(x, 652, 30, 7, p.glint),
      ),
      each([120, 240, 960, 1080], (x) =>
        at(
          x,
          540 + (x % 240),
          1,
          path('M-44 0q0-110 44-150 44 40 44 150z', p.tree[0]) +
            path('M-44 0q0-110 44-150-6 80-6 150z', p.tree[1]),
        ),
      ),
      flowers(colours, 0, 270, 772, p, 21),
      flowers(colours, 940, 1200, 772, p, 23),
      crowd(p, [
        [330, 700, 1.1],
        [880, 690, 1.06],
        [916, 692, 0.66],
        [560, 440, 0.5],
      ]),
    ];
  },
};

const roundPond: Picture = {
  name: 'kensington-palace-3',
  title: 'Swans on the Round Pond on a cold morning, the red brick of Kensington Palace low behind the trees',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const swan = (x: number, y: number, scale: number): string =>
      at(
        x,
        y,
        scale,
        path('M-60 0q6-34 60-34 30 0 64-10-2 46-50 52-70 8-74-8z', '#FFFDF6') +
          path('M-52-6q-26-20-12-62 16-24 32-6 2 12-10 12-14 10-2 40z', '#FFFDF6') +
          path('M-34-72q18 0 22 8-12 6-22 2z', '#D9702E') +
          circle(-40, -72, 2.4, '#2C3048'),
      );
    return [
      backdrop(c, {
        light: [900, 190, 96],
        clouds: [
          [140, 120, 1],
          [620, 90, 0.9],
        ],
      }),
      birds(p, 380, 170, 7, 9),
      trees(p, -20, 1230, 430, 44, 14),
      block(250, 270, 520, 150, p.brick[0], p.brick[1], 0.16),
      windows(276, 290, 13, 2, [38, 62], [18, 40], p.white, p.white),
      bars(300, 226, 30, 40, 4, 140, p.brick[2]),
      path('M236 274h548l-30-28H266z', p.roof[0]),
      at(510, 270, 1, path('M-70 0h140v-40h-140z', p.brick[0]) + path('M-76-38L0-84l76 46z', p.stone[0])),
      lawn(p, 424, 520, 1200),
      rect(0, 506, 1200, 16, p.stone[1]),
      water(c, 520, 22, 0.8),
      reflection(p.sun, 900, 532, 200, 12, 0.7),
      reflection(p.brick[0], 510, 530, 420, 5, 0.3),
      tree(p, 80, 510, 1.5),
      swan(420, 640, 1.9),
      swan(760, 690, 1.5),
      swan(240, 590, 0.9),
      duck(980, 640, 1),
      duck(1060, 668, 1.1),
      path('M0 770q300-30 600-12t600-8v60H0z', p.stone[1]),
      line(
        times(20, (index) => d`M${index * 64} 760v40`),
        p.stone[2],
        3,
      ),
      crowd(p, [
        [1090, 778, 1.4],
        [1136, 780, 0.9],
      ]),
    ];
  },
};

export const kensingtonPalaceViews = [sunkenGarden, roundPond];
