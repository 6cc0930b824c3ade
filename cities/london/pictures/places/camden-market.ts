import { backdrop } from '../kit/backdrop';
import { narrowBoat } from '../kit/boats';
import { crowd, duck } from '../kit/figures';
import { trees } from '../kit/greenery';
import { lettering } from '../kit/lettering';
import { glow } from '../kit/light';
import { bars, block, courses } from '../kit/masonry';
import { arches, sashes } from '../kit/openings';
import { stream } from '../kit/random';
import { birds } from '../kit/sky';
import { bus, garland } from '../kit/street';
import { at, circle, d, each, line, path, rect, times } from '../kit/svg';
import { reflection, water } from '../kit/water';
import type { Picture } from '../picture';

const railwayBridge: Picture = {
  name: 'camden-market',
  title:
    'The railway bridge over Chalk Farm Road with CAMDEN LOCK painted on it in yellow, crowds and brick warehouses of the market below',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const next = stream(17);
    const teal = '#2C7F86';
    return [
      backdrop(c, {
        light: [600, 130, 60],
        clouds: [
          [90, 80, 0.9],
          [850, 90, 0.9],
        ],
        roofs: [560, 3, 160],
      }),
      birds(p, 380, 120, 5, 5),
      // The street beyond, under the bridge.
      block(300, 420, 180, 220, p.brick[1], p.brick[2], 0.2),
      block(720, 400, 190, 240, p.stone[1], p.stone[2], 0.2),
      sashes(p, 330, 450, [28, 44], 3, 50),
      sashes(p, 750, 440, [28, 44], 3, 54),
      rect(300, 560, 180, 30, p.red),
      rect(720, 560, 190, 30, p.blue),
      trees(p, 480, 720, 620, 36, 7),
      rect(0, 620, 1200, 190, '#80808A'),
      path('M0 620h300l-180 190H0zM1200 620H900l180 190h120z', p.paving[0]),
      line('M600 640v40M600 700v50', p.white, 8),
      bus(p, 500, 676, 0.6),
      // Warehouses on both sides.
      block(-20, 150, 260, 520, p.brick[0], p.brick[1], 0.12),
      courses(-10, 170, 230, 440, p.brick[2], next, 50),
      path('M-30 154L110 70l140 84z', p.roof[0]),
      arches(20, 210, 54, 100, 3, 72, p.stone[0]),
      arches(27, 218, 40, 92, 3, 72, p.window),
      block(960, 150, 260, 520, p.brick[1], p.brick[2], 0.12),
      rect(952, 142, 270, 14, p.stone[0]),
      lettering('MARKET HALL', { x: 1086, y: 196, size: 26, fill: p.stone[0], spacing: 3, maxWidth: 200 }),
      arches(984, 222, 54, 92, 3, 72, p.stone[0]),
      arches(991, 230, 40, 84, 3, 72, p.window),
      // The bridge: girder, parapet, piers.
      block(190, 470, 84, 220, '#6C6E78', '#54565F'),
      block(926, 470, 84, 220, '#6C6E78', '#54565F'),
      rect(-20, 330, 1240, 150, teal),
      rect(-20, 320, 1240, 16, '#E0A93F'),
      rect(-20, 464, 1240, 20, '#1F5A62'),
      bars(-10, 340, 5, 124, 26, 48, '#256E75'),
      path('M150 352q40-24 90 0t90-6v96q-50 24-96 6t-84 8z', '#3E9AA0', 'opacity=".6"'),
      path('M860 352q60-18 100 0t90-4v90q-60 24-100 8t-90 6z', '#3E9AA0', 'opacity=".6"'),
      lettering('CAMDEN LOCK', { x: 606, y: 440, size: 104, fill: '#1B4A50', spacing: 8, maxWidth: 760 }),
      lettering('CAMDEN LOCK', { x: 600, y: 434, size: 104, fill: '#F6CF4A', spacing: 8, maxWidth: 760 }),
      // A train on top.
      rect(620, 252, 420, 66, '#E9E4DA'),
      rect(620, 252, 420, 14, '#D2703A'),
      rect(620, 300, 420, 10, '#D2703A'),
      bars(636, 272, 40, 24, 8, 50, p.window),
      path('M620 252q-34 10-40 66h40z', '#D2703A'),
      line('M0 318h1200', p.ink, 5),
      // Shops at street level with awnings.
      each(
        [0, 86],
        (x, index) =>
          path(d`M${x} 520h82l10 40H${x - 8}z`, [p.red, '#2F6B5A'][index]!) +
          bars(x + 8, 520, 12, 40, 3, 26, p.white, 'opacity=".85"') +
          rect(x + 4, 560, 76, 90, '#F6D48A'),
      ),
      each(
        [1018, 1108],
        (x, index) =>
          path(d`M${x} 520h86l10 40H${x - 8}z`, [p.gold, p.blue][index]!) +
          bars(x + 8, 520, 12, 40, 3, 28, p.white, 'opacity=".85"') +
          rect(x + 4, 560, 80, 90, '#F6D48A'),
      ),
      each([1030, 1060, 1124, 1150], (x, index) =>
        path(
          d`M${x} 574l-10 8 6 12 4 -4v34h20v-34l4 4 6 -12 -10 -8z`,
          [p.red, p.ink, '#7A4A86', p.gold][index]!,
        ),
      ),
      crowd(p, [
        [340, 650, 0.74],
        [370, 652, 0.72],
        [420, 660, 0.78],
        [810, 650, 0.74],
        [850, 656, 0.76],
        [300, 700, 1],
        [250, 704, 0.64],
        [930, 706, 1.02],
        [980, 712, 1],
        [160, 740, 1.2],
        [110, 744, 1.2],
        [200, 766, 1.3],
        [1040, 744, 1.2],
        [1090, 750, 1.24],
        [1150, 760, 0.8],
        [50, 770, 1.3],
      ]),
    ];
  },
};

const lock: Picture = {
  name: 'camden-market-2',
  title:
    'Hampstead Road Lock beside Camden Market in the morning: black and white balance beams, lock gates and the iron footbridge over the canal',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const next = stream(63);
    return [
      backdrop(c, {
        light: [830, 200, 74],
        clouds: [
          [80, 110, 0.9],
          [420, 90, 0.7],
        ],
      }),
      block(40, 230, 330, 260, p.brick[0], p.brick[1], 0.14),
      courses(50, 250, 300, 220, p.brick[2], next, 50),
      path('M30 234l60-66h230l60 66z', p.roof[0]),
      sashes(p, 80, 268, [34, 52], 4, 72),
      arches(76, 370, 44, 110, 4, 72, p.brick[2]),
      arches(82, 378, 32, 102, 4, 72, p.window),
      block(880, 260, 330, 230, p.stone[0], p.stone[1], 0.12),
      rect(870, 250, 350, 14, p.stone[2]),
      sashes(p, 920, 290, [36, 60], 4, 74),
      rect(890, 400, 320, 16, '#2F6B5A'),
      bars(906, 420, 50, 70, 4, 76, p.window),
      trees(p, 370, 900, 480, 56, 3),
      // The iron footbridge, cast in one shallow rise.
      path('M330 450q270-150 540 0v26q-270-140-540 0z', '#2B3A40'),
      line(
        times(19, (index) => d`M${348 + index * 28} ${446 - Math.sin((index / 18) * Math.PI) * 72}v-40`),
        '#2B3A40',
        4,
      ),
      path('M330 412q270-150 540 0v-9q-270-150-540 0z', '#2B3A40'),
      crowd(p, [
        [520, 392, 0.6],
        [548, 388, 0.58],
        [680, 390, 0.6],
      ]),
      // Upper pound, gates and the chamber.
      rect(0, 476, 1200, 340, p.paving[0]),
      path('M430 476h340l-20 70H450z', '#7FA9B2'),
      path('M450 548h300v22H450z', '#3A2E2A'),
      path('M448 560h148v120H440zM604 560h148l8 120H604z', '#5A4636'),
      line('M446 590h306M444 624h312M442 656h316M520 560v120M680 560v120', '#3A2C22', 6),
      path('M470 600q6 40 4 80h18q2-40-8-80zM720 606q-6 40-4 74h-16q-2-40 6-74z', p.glint, 'opacity=".85"'),
      path('M440 680h320l90 130H350z', '#5E93A0'),
      path('M440 540L350 810H240l170-270zM760 540l90 270h110L790 540z', '#A89A8C'),
      path('M440 540L350 810h-34l106-270zM760 540l90 270h34L778 540z', '#85786C'),
      line('M424 590l-14 0M404 640l-20 0M384 700l-30 0M776 590l14 0M796 640l20 0M816 700l30 0', '#6A5F56', 4),
      each(
        [
          [520, 720, 90],
          [610, 750, 120],
          [480, 780, 70],
        ] as const,
        ([x, y, w]) => rect(x, y, w, 5, p.glint, 'rx="2" opacity=".6"'),
      ),
      // Balance beams.
      path('M590 542L190 596v26l404-52z', '#1F2530'),
      path('M300 581L190 596v26l112-14z', p.white),
      path('M612 542l404 54v26L608 570z', '#1F2530'),
      path('M904 581l112 15v26l-112-14z', p.white),
      each([250, 950], (x) => rect(x - 6, 610, 12, 40, '#1F2530')),
      each([440, 760], (x) => rect(x - 8, 496, 16, 62, '#1F2530') + rect(x - 22, 490, 44, 10, p.white)),
      duck(560, 520, 0.6),
      duck(640, 528, 0.6),
      crowd(p, [
        [210, 680, 1],
        [150, 690, 1],
        [360, 560, 0.74],
        [1000, 690, 1.04],
        [1046, 694, 0.66],
        [860, 560, 0.74],
        [90, 750, 1.26],
        [1120, 760, 1.3],
      ]),
    ];
  },
};

const food: Picture = {
  name: 'camden-market-3',
  title:
    'Food stalls along the canal at Camden Market after dark: steam from the pans, strings of bulbs and a painted narrow boat',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const steam = (x: number, y: number): string =>
      path(d`M${x} ${y}q-24 -30 0 -60t0 -60q30 30 6 60t8 60z`, '#fff', 'opacity=".28"') +
      path(d`M${x + 26} ${y}q-20 -26 0 -50t0 -44q24 24 6 46t6 48z`, '#fff', 'opacity=".2"');
    const stall = (x: number, colour: string, name: string, pan: string, food: string): string =>
      rect(x, 330, 250, 230, '#2A2038') +
      rect(x + 10, 350, 230, 110, '#F2B65A') +
      glow(c, `s${x}`, '#FFDD8A', [x + 125, 420], [190, 150], 0.6) +
      path(d`M${x - 14} 300h278l16 54H${x - 30}z`, colour) +
      bars(x + 6, 300, 26, 54, 5, 54, p.white, 'opacity=".8"') +
      rect(x + 30, 262, 190, 38, '#1A1428') +
      lettering(name, { x: x + 125, y: 290, size: 26, fill: p.gold, spacing: 3, maxWidth: 170 }) +
      circle(x + 70, 396, 14, '#E9BE97') +
      path(d`M${x + 46} 460q2 -50 24 -50t24 50z`, '#F6EEDD') +
      path(d`M${x + 54} 392q0 -22 16 -22t16 22z`, '#FFFDF6') +
      circle(x + 176, 398, 13, '#6E4630') +
      path(d`M${x + 154} 460q2 -48 22 -48t22 48z`, colour) +
      rect(x - 10, 456, 270, 22, '#8A5A34') +
      rect(x - 4, 478, 258, 82, '#5A3826') +
      path(d`M${x + 92} 456h76l-10 -22h-56z`, pan) +
      times(7, (index) =>
        circle(x + 102 + index * 9, 432 - (index % 2) * 5, 7, index % 2 ? food : '#F2D34B'),
      ) +
      steam(x + 120, 426);
    return [
      backdrop(c, { light: [1060, 110, 38], clouds: [[120, 90, 0.8]], roofs: [340, 8, 120] }),
      block(0, 180, 1200, 380, p.brick[1], p.brick[2], 0.1),
      arches(30, 220, 60, 90, 13, 92, p.window),
      rect(0, 172, 1200, 12, p.stone[2]),
      stall(70, '#B8273A', 'NOODLES', '#1A1A22', '#E08A3A'),
      stall(370, '#2F6B5A', 'PAELLA', '#3A3A44', '#C92F46'),
      stall(670, '#3D6C93', 'WAFFLES', '#1A1A22', '#B8752C'),
      stall(960, '#C9822E', 'CURRY', '#3A3A44', '#3F8A55'),
      rect(0, 556, 1200, 74, '#6C5E78'),
      line('M0 580h1200', '#4A3E5A', 3),
      each(
        [
          [0, 210, 420, 190],
          [420, 190, 820, 200],
          [820, 200, 1220, 180],
        ] as const,
        ([x1, y1, x2, y2]) => garland([x1, y1], [x2, y2], 56, 14, ['#FFE9B0', p.gold, '#FFD36A'], true),
      ),
      crowd(p, [
        [150, 606, 1],
        [196, 608, 0.98],
        [330, 604, 1],
        [460, 606, 1],
        [540, 610, 1.02],
        [590, 610, 0.64],
        [760, 606, 1],
        [910, 608, 1.02],
        [1060, 606, 1],
        [1110, 608, 0.98],
      ]),
      rect(0, 622, 1200, 16, p.stone[3]),
      water(c, 636, 41),
      each([195, 495, 795, 1085], (x) => reflection(p.gold, x, 648, 120, 9, 0.5)),
      narrowBoat(p, 420, 720, 1.16, '#5A2430', '#1F4A40'),
      at(0, 0, 1, duck(300, 740, 1, [p.stone[2], p.roof[0]])),
    ];
  },
};

export const camdenMarket = [railwayBridge, lock, food];
