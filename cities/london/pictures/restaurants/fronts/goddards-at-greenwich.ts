import { backdrop } from '../../kit/backdrop';
import { crowd, parentAndChild } from '../../kit/figures';
import { lettering } from '../../kit/lettering';
import { bars } from '../../kit/masonry';
import { stream } from '../../kit/random';
import { birds } from '../../kit/sky';
import { each, ellipse, line, path, rect } from '../../kit/svg';
import type { Picture } from '../../picture';
import { basket, bricks, lantern, paned } from '../../pubs/parts';

export const goddardsAtGreenwichFront: Picture = {
  name: 'goddards-at-greenwich-front',
  title:
    'Goddards at Greenwich: the green pie house in King William Walk, the masts of the Cutty Sark over the roofs at the end of the street',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const next = stream(101);
    return [
      backdrop(c, {
        light: [1110, 90, 48],
        clouds: [
          [960, 180, 0.7],
          [40, 60, 0.8],
        ],
        roofs: [560, 83, 120],
      }),
      birds(p, 900, 100, 4, 6),
      // Three masts and their yards.
      line('M900 600V190M990 600V150M1084 600V206', '#5E4632', 9),
      line(
        'M840 290h120M850 360h100M834 440h130M920 250h140M932 330h116M916 420h150M1030 300h108M1040 370h90M1024 450h120',
        '#5E4632',
        5,
      ),
      line(
        'M820 600L900 196L990 600M910 600L990 156L1084 600M1000 600L1084 212L1180 600',
        p.ink,
        2,
        'opacity=".55"',
      ),
      path('M810 560q180 40 390 0v60H840z', '#22262E'),
      path('M812 556q180 40 388 0v8q-180 40-384 6z', '#E0A93F'),
      rect(800, 600, 410, 190, '#C9B79A'),
      rect(800, 590, 410, 14, p.stone[0]),
      bars(830, 640, 70, 90, 4, 96, p.window),
      // The house, once a tavern.
      rect(30, 96, 770, 700, '#C9A26E'),
      bricks(30, 106, 770, 280, next),
      path('M16 72h798v26H16z', p.stone[0]),
      path('M40 72l60-52h630l56 52z', p.roof[0]),
      each(
        [170, 620],
        (x) =>
          path(`M${x - 44} 72V40l44-32 44 32v32z`, '#E9DCC2') +
          paned(x - 22, 36, 44, 34, { frame: p.white, glass: p.window, rows: 1, bar: 3 }),
      ),
      each(
        [90, 250, 500, 660],
        (x) =>
          path(`M${x - 16} 150q58-40 116 0l-6 12H${x - 10}z`, '#A9604A') +
          paned(x, 164, 84, 132, { frame: p.white, glass: p.window, columns: 2, rows: 4 }) +
          rect(x - 16, 306, 116, 12, p.stone[0]),
      ),
      rect(392, 130, 52, 220, '#2F6B45'),
      lettering('PIES', { x: 418, y: 200, size: 26, fill: '#F6E3B0', maxWidth: 44 }),
      lettering('1890', { x: 418, y: 252, size: 24, fill: '#F6E3B0', maxWidth: 44 }),
      path('M398 290h40v30q-20 18-40 0z', '#F6E3B0'),
      rect(14, 380, 802, 92, '#1F5A3A'),
      rect(14, 374, 802, 7, '#E0A93F'),
      rect(14, 470, 802, 7, '#E0A93F'),
      lettering('GODDARDS AT GREENWICH', {
        x: 415,
        y: 426,
        size: 46,
        fill: '#F6E3B0',
        spacing: 2,
        maxWidth: 760,
      }),
      lettering('PIE & MASH SINCE 1890', { x: 415, y: 460, size: 26, fill: '#E0A93F', spacing: 5 }),
      rect(30, 478, 770, 312, '#2B7049'),
      each(
        [60, 530],
        (x) =>
          rect(x, 508, 240, 200, '#123A26') +
          each(
            [0, 78, 156],
            (dx) =>
              path(`M${x + 10 + dx} 698V544q35-40 70 0v154z`, '#FFE3A4') +
              line(`M${x + 45 + dx} 526v172M${x + 10 + dx} 600h70`, '#123A26', 4),
          ) +
          ellipse(x + 45, 690, 26, 10, '#C98A45') +
          ellipse(x + 123, 690, 26, 10, '#C98A45') +
          ellipse(x + 201, 690, 26, 10, '#C98A45') +
          rect(x, 724, 240, 56, '#1F5A3A'),
      ),
      rect(346, 500, 140, 290, '#123A26'),
      rect(358, 560, 54, 230, '#7A2230'),
      rect(420, 560, 54, 230, '#7A2230'),
      bars(366, 574, 38, 110, 2, 62, '#FFE3A4'),
      rect(358, 512, 116, 36, '#FFE3A4'),
      lettering('22', { x: 416, y: 542, size: 30, fill: '#123A26' }),
      lantern(326, 560, 0.8),
      lantern(506, 560, 0.8),
      basket(next, 44, 482, 0.7),
      basket(next, 788, 482, 0.7),
      rect(0, 784, 1200, 22, p.paving[0]),
      rect(0, 780, 1200, 7, p.paving[1]),
      // A board on the pavement.
      path('M846 790l20-120h80l20 120z', '#3A2A22'),
      path('M860 776l14-92h64l14 92z', '#22303A'),
      lettering('PIE', { x: 906, y: 722, size: 28, fill: '#FBF5E8' }),
      lettering('& MASH', { x: 906, y: 752, size: 22, fill: '#FBF5E8' }),
      crowd(p, [
        [250, 795, 1.4],
        [560, 795, 1.4],
        [1000, 794, 1.36],
      ]),
      parentAndChild(620, 795, 1.4, p.red, p.gold),
    ];
  },
};
