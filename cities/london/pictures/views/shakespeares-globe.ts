import { backdrop } from '../kit/backdrop';
import { riverBoat, rowingBoat } from '../kit/boats';
import { crowd } from '../kit/figures';
import { georgeFlag } from '../kit/flags';
import { trees } from '../kit/greenery';
import { bars, column } from '../kit/masonry';
import { birds } from '../kit/sky';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import type { Picture } from '../picture';

const stage: Picture = {
  name: 'shakespeares-globe-2',
  title:
    'Hamlet with the skull on the stage of Shakespeare’s Globe, groundlings at his feet, painted heavens over two great columns',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      rect(0, 0, 1200, 800, '#5A3A26'),
      path('M0 0h1200v40L600 120 0 40z', p.water[0]),
      each(
        [120, 300, 480],
        (y) =>
          rect(0, y, 260, 120, '#2E1D14') +
          rect(940, y, 260, 120, '#2E1D14') +
          rect(0, y + 112, 260, 16, '#8A6238') +
          rect(940, y + 112, 260, 16, '#8A6238') +
          bars(0, y + 60, 8, 54, 9, 30, '#A97A46') +
          bars(946, y + 60, 8, 54, 9, 30, '#A97A46'),
      ),
      each([120, 300, 480], (y, row) =>
        crowd(
          p,
          [
            [40, y + 112, 0.9],
            [110, y + 112, 0.9],
            [190, y + 112, 0.9],
            [1000, y + 112, 0.9],
            [1080, y + 112, 0.9],
            [1150, y + 112, 0.9],
          ],
          row,
        ),
      ),
      // The frons scenae and the heavens.
      rect(260, 120, 680, 480, '#A97A46'),
      rect(260, 120, 680, 120, '#1E2F5C'),
      circle(600, 176, 34, '#FFD272'),
      times(16, (index) =>
        path(d`M${300 + index * 40} ${150 + (index % 3) * 26}l4 9 9 4-9 4-4 9-4-9-9-4 9-4z`, '#FFE9B0'),
      ),
      rect(250, 236, 700, 18, '#C9963E'),
      rect(280, 262, 640, 110, '#7A5030'),
      each([300, 430, 650, 780], (x) => rect(x, 276, 110, 84, '#2E1D14') + rect(x, 330, 110, 8, '#C9963E')),
      rect(560, 262, 80, 110, '#7A2230'),
      each([320, 780], (x) => path(d`M${x} 590v-150q50 -50 100 0v150z`, '#2E1D14')),
      path('M520 590V420q80-60 160 0v170z', '#7A2230'),
      line('M600 400v190M560 410v180M640 410v180', '#5A1622', 6),
      at(360, 254, 1, column({ ...p, stone: ['#C9605A', '#9A3A3A', '#7A2A2A', '#5A1E1E'] }, 0, 0, 54, 350)),
      at(786, 254, 1, column({ ...p, stone: ['#C9605A', '#9A3A3A', '#7A2A2A', '#5A1E1E'] }, 0, 0, 54, 350)),
      path('M220 590h760l60 70H160z', '#C9A06A'),
      rect(160, 660, 880, 60, '#8A6238'),
      bars(180, 664, 4, 52, 22, 40, '#6B4A2A'),
      // The prince.
      at(
        600,
        640,
        1.5,
        ellipse(0, 0, 44, 7, '#000', 'opacity=".25"') +
          path('M-20 0l4-86h14l2 86zM6 0l0-86h16l6 86z', '#1A1A24') +
          path('M-30-80q-6-84 30-92 36 8 30 92z', '#22222E') +
          path('M-30-150q-40 60-30 130 30 10 44-10z', '#33333F') +
          path('M-14-168h28l-6 18h-16z', '#FFFDF6') +
          circle(0, -186, 19, '#E9BE97') +
          path('M-20-186q-2-26 22-26t20 26q-8-12-20-12t-22 12z', '#8A5A2E') +
          line('M22-150l50-14', '#22222E', 13, 'stroke-linecap="round"') +
          circle(86, -174, 17, '#F4ECDD') +
          path('M78-164h16v12H78z', '#F4ECDD') +
          circle(80, -176, 4.5, '#3A2A22') +
          circle(92, -176, 4.5, '#3A2A22'),
      ),
      rect(0, 716, 1200, 90, '#4A3020'),
      crowd(
        p,
        [
          [190, 800, 1.5],
          [270, 812, 1.56],
          [360, 800, 1.5],
          [460, 814, 1.6],
          [560, 806, 1.5],
          [660, 814, 1.56],
          [760, 802, 1.5],
          [850, 814, 1.6],
          [940, 804, 1.5],
          [1020, 812, 1.5],
        ],
        2,
      ),
    ];
  },
};

const fromRiver: Picture = {
  name: 'shakespeares-globe-3',
  title:
    'The white walls and thatched ring of Shakespeare’s Globe on Bankside, seen from the Thames on a bright morning',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    return [
      backdrop(c, {
        light: [960, 200, 90],
        clouds: [
          [140, 110, 1],
          [560, 90, 0.9],
        ],
        roofs: [540, 93, 170],
      }),
      birds(p, 250, 250, 6, 8),
      rect(90, 340, 150, 220, p.brick[0]),
      bars(110, 370, 26, 44, 4, 30, p.window),
      bars(110, 450, 26, 44, 4, 30, p.window),
      rect(930, 360, 280, 200, p.brick[1]),
      bars(956, 390, 28, 46, 6, 40, p.window),
      bars(956, 470, 28, 46, 6, 40, p.window),
      path('M300 560V360q300-70 600 0v200z', '#FBF3E2'),
      path('M700 326q110 10 200 34v200H700z', '#E4D3B6'),
      line(
        times(13, (index) => d`M${300 + index * 50} ${362 - Math.sin((index / 12) * 3.14) * 36}v200`),
        '#6B4A30',
        9,
      ),
      line(
        'M300 430q300-56 600 0M300 500q300-30 600 0M310 430l40 70M400 416l-44 80M460 408l40 86M560 402l-50 88M640 402l50 88M740 408l-40 86M800 416l44 80M890 430l-40 70',
        '#6B4A30',
        8,
      ),
      each([335, 435, 535, 635, 735, 835], (x) => rect(x, 446, 28, 38, p.window)),
      path('M276 372q30-60 80-84 250-70 490 0 50 24 80 84-325-84-650 0z', '#C9A25E'),
      path('M356 288q250-70 490 0l-30 20q-220-50-430 0z', '#8A6A3A'),
      line('M300 350q300-76 600 0M320 326q280-70 560 0', '#A9854A', 4),
      path('M520 262h170v-60H520z', '#FBF3E2'),
      path('M500 206l105-70 105 70z', '#C9A25E'),
      georgeFlag(p, 604, 140, 70, 0.8),
      trees(p, -20, 280, 560, 34, 6),
      trees(p, 920, 1220, 560, 30, 9),
      crowd(p, [
        [330, 562, 0.6],
        [356, 562, 0.58],
        [520, 562, 0.6],
        [690, 562, 0.6],
        [716, 562, 0.4],
        [880, 562, 0.6],
      ]),
      embankment(p, 558, 50, 1200),
      water(c, 606, 41, 0.8),
      reflection('#FBF3E2', 600, 618, 480, 6, 0.4),
      riverBoat(p, 700, 700, 1.1),
      rowingBoat(p, 260, 720, 1.1),
      circle(604, 136, 4, p.gold),
    ];
  },
};

export const shakespearesGlobeViews = [stage, fromRiver];
