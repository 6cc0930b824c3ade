import { backdrop, paving } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { lettering } from '../kit/lettering';
import { glow } from '../kit/light';
import { bars, block, courses } from '../kit/masonry';
import { arches, sashes } from '../kit/openings';
import { stream } from '../kit/random';
import { farGherkin, farWedge } from '../kit/skyline';
import { garland } from '../kit/street';
import { circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const MAROON = '#7A2430';
const DEEP = '#54161F';
const GREEN = '#2F5B4C';
const CREAM = '#F3E4BF';

const front: Picture = {
  name: 'leadenhall-market',
  title:
    'The Gracechurch Street entrance of Leadenhall Market: a tall arch of maroon, cream and gold ironwork between brick houses, towers behind',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = p.stone;
    const next = stream(14);
    const wing = (x: number): string =>
      block(x, 190, 330, 470, p.brick[0], p.brick[1], 0.14) +
      courses(x, 200, 320, 340, p.brick[2], next, 60) +
      rect(x - 8, 180, 346, 18, light) +
      rect(x, 356, 330, 10, light) +
      path(d`M${x + 40} 180q0-90 125-96 125 6 125 96z`, p.brick[0]) +
      path(
        d`M${x + 30} 182l16 -6q10 -80 119 -84 109 4 119 84l16 6q-6 -108 -135 -112 -129 4 -135 112z`,
        light,
      ) +
      circle(x + 165, 138, 26, light) +
      circle(x + 165, 138, 18, p.window) +
      sashes(p, x + 38, 226, [52, 100], 3, 100) +
      sashes(p, x + 38, 392, [52, 110], 3, 100) +
      rect(x, 530, 330, 130, MAROON) +
      rect(x, 526, 330, 12, p.gold) +
      rect(x + 24, 568, 128, 92, '#F6D48A') +
      rect(x + 178, 568, 128, 92, '#F6D48A') +
      line(d`M${x + 88} 568v92M${x + 242} 568v92M${x + 24} 596h128M${x + 178} 596h128`, DEEP, 5);
    return [
      backdrop(c, {
        light: [600, 170, 120],
        clouds: [
          [60, 110, 0.9],
          [930, 90, 0.8],
        ],
      }),
      farWedge(p.far, 760, 640, 560),
      farGherkin(p.far, 470, 640, 470),
      wing(10),
      wing(860),
      // The hall: a gabled roof of glass over the arch.
      path('M330 330L600 128l270 202v330H330z', MAROON),
      path('M380 330L600 166l220 164v36H380z', '#C9DEDC'),
      line(
        'M420 330V302M490 366V252M560 366V200M640 366V200M710 366V252M780 330V302M380 330h440M436 290h328M500 240h200',
        CREAM,
        5,
      ),
      path('M322 338L600 128l278 210 12-20L600 96 310 318z', light),
      circle(600, 130, 20, p.gold),
      rect(334, 366, 532, 60, CREAM),
      rect(334, 366, 532, 6, p.gold),
      rect(334, 420, 532, 6, p.gold),
      lettering('LEADENHALL MARKET', { x: 600, y: 409, size: 40, fill: MAROON, spacing: 4, maxWidth: 420 }),
      rect(356, 426, 488, 234, '#3A2028'),
      path('M390 660V562a210 114 0 0 1 420 0v98z', '#F2DDAE'),
      glow(c, 'inside', '#FFE2A0', [600, 560], [210, 150], 0.9),
      path('M470 660V574a130 72 0 0 1 260 0v86z', '#D9B98A'),
      path('M520 660V586a80 46 0 0 1 160 0v74z', '#FBF0D2'),
      line('M390 562a210 114 0 0 1 420 0', p.gold, 10),
      each(
        [400, 450, 750, 800],
        (x) => rect(x - 8, 560, 16, 100, x < 600 ? MAROON : DEEP) + rect(x - 14, 554, 28, 10, p.gold),
      ),
      each(
        [500, 700],
        (x) =>
          line(d`M${x} 474v40`, DEEP, 4) +
          circle(x, 522, 12, '#FFF1C9') +
          circle(x, 522, 32, p.gold, 'opacity=".3"'),
      ),
      // Corner columns with gilt heads.
      each(
        [342, 826],
        (x) =>
          block(x, 336, 32, 324, GREEN, '#20443A', 0.4) +
          rect(x - 8, 330, 48, 14, p.gold) +
          rect(x - 6, 640, 44, 20, '#20443A'),
      ),
      paving(c, 656, [p.paving[0], shade]),
      rect(0, 656, 1200, 8, mid),
      crowd(p, [
        [560, 672, 0.66],
        [640, 676, 0.7],
        [590, 690, 0.76],
        [440, 712, 0.96],
        [800, 724, 1],
        [250, 740, 1.1],
        [300, 744, 1.06],
        [940, 760, 1.2],
        [984, 764, 0.76],
        [120, 770, 1.2],
      ]),
    ];
  },
};

const crossing: Picture = {
  name: 'leadenhall-market-2',
  title:
    'The crossing of Leadenhall Market at midday: painted columns, gilded capitals and a glass lantern full of stars above the cobbles',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const star = (x: number, y: number, r: number): string =>
      path(
        d`M${x} ${y - r}l${r * 0.26} ${r * 0.7}l${r * 0.74} ${r * 0.3}l${-r * 0.74} ${r * 0.3}l${-r * 0.26} ${r * 0.7}l${-r * 0.26} ${-r * 0.7}l${-r * 0.74} ${-r * 0.3}l${r * 0.74} ${-r * 0.3}z`,
        p.gold,
      );
    const shop = (x: number, width: number, name: string, flip: boolean): string =>
      rect(x, 300, width, 380, MAROON) +
      rect(x, 300, width, 16, p.gold) +
      rect(x + 12, 326, width - 24, 56, GREEN) +
      lettering(name, {
        x: x + width / 2,
        y: 366,
        size: 30,
        fill: '#F3D27C',
        spacing: 3,
        maxWidth: width - 50,
      }) +
      rect(x + 20, 404, width - 40, 200, '#F8DC9A') +
      line(d`M${x + 20} 450h${width - 40}M${x + width / 3} 404v200M${x + (width * 2) / 3} 404v200`, DEEP, 6) +
      rect(x, 604, width, 76, DEEP) +
      rect(flip ? x + width - 20 : x, 300, 20, 380, DEEP);
    return [
      rect(0, 0, 1200, 800, CREAM),
      // The octagon from below.
      path('M360 0h480l120 190-120 70H360l-120-70z', '#BFD9E4'),
      path('M440 0h320l70 120-70 50H440l-70-50z', '#E4F1F0'),
      line(
        'M440 0L360 0M370 120L240 190M440 170l-80 90M760 170l80 90M830 120l130 70M760 0h80M440 170h320M370 120L440 0M830 120L760 0M600 0v170',
        CREAM,
        9,
      ),
      line('M360 0L240 190l120 70h480l120-70L840 0', GREEN, 14),
      each(
        [
          [310, 180],
          [400, 216],
          [500, 222],
          [600, 224],
          [700, 222],
          [800, 216],
          [890, 180],
        ] as const,
        ([x, y]) => star(x, y, 15),
      ),
      path('M0 0h330L220 190l130 90v40H0z', '#E5CFA0'),
      path('M1200 0H870l110 190-130 90v40h350z', '#CDB383'),
      line('M0 60l250 96M0 160l232 56M1200 60L950 156M1200 160l-232 56', MAROON, 12),
      // Four ways out: an avenue of shops in the middle.
      rect(350, 280, 500, 400, '#DCE9E2'),
      path('M350 280q250-90 500 0v46q-250-90-500 0z', MAROON),
      line('M356 300q244-86 488 0', p.gold, 5),
      rect(520, 380, 160, 300, '#F3F6EA'),
      path('M350 330l170 60v290H350zM850 330l-170 60v290h170z', '#8C3641'),
      each(
        [0, 1, 2],
        (index) =>
          rect(370 + index * 50, 420 + index * 12, 36, 200 - index * 16, '#F6D48A') +
          rect(794 - index * 50, 420 + index * 12, 36, 200 - index * 16, '#E2BC74'),
      ),
      arches(540, 430, 120, 250, 1, 1, '#C5DDE0'),
      line('M520 400h160M600 380v50', GREEN, 7),
      shop(0, 300, 'CHEESEMONGER', true),
      shop(900, 300, 'WINE MERCHANT', false),
      each(
        [
          [60, 590],
          [110, 592],
          [200, 590],
        ] as const,
        ([x, y]) => ellipse(x, y, 26, 14, '#E8B65A') + path(d`M${x} ${y}l24 -6v10z`, '#FFF1C2'),
      ),
      each([960, 990, 1020, 1080, 1110, 1140], (x) =>
        path(d`M${x - 7} 602v-34q0-6 4-10v-20h6v20q4 4 4 10v34z`, x % 4 ? '#3E5A3A' : '#6E1E2A'),
      ),
      // Columns with gilt leaves.
      each(
        [306, 866],
        (x) =>
          rect(x - 4, 260, 40, 430, MAROON) +
          rect(x + 20, 260, 16, 430, DEEP) +
          path(d`M${x - 22} 250h76l-16 54h-44z`, p.gold) +
          line(d`M${x} 254l6 46M${x + 16} 254v46M${x + 32} 254l-6 46`, '#9C6F1E', 4) +
          rect(x - 12, 420, 56, 12, p.gold) +
          rect(x - 12, 656, 56, 34, GREEN),
      ),
      line('M600 170v96', DEEP, 4),
      path('M560 300q4-34 40-34t40 34z', GREEN),
      circle(600, 306, 22, '#FFF1C9'),
      circle(600, 306, 62, p.gold, 'opacity=".22"'),
      rect(0, 680, 1200, 130, '#B7A68D'),
      times(5, (row) =>
        bars(-20 + (row % 2) * 26, 686 + row * 24, 46, 18, 26, 52, row % 2 ? '#A6947B' : '#C6B69C'),
      ),
      crowd(
        p,
        [
          [580, 690, 0.66],
          [616, 690, 0.64],
          [440, 706, 0.9],
          [720, 716, 1],
          [360, 752, 1.24],
          [410, 756, 1.2],
          [850, 760, 1.24],
          [190, 770, 1.3],
          [1010, 772, 1.3],
          [1060, 774, 0.8],
          [620, 780, 1.36],
        ],
        1,
      ),
    ];
  },
};

const dragon: Picture = {
  name: 'leadenhall-market-3',
  title:
    'A silver dragon holds the City shield on a column of Leadenhall Market, the Christmas tree and lamps behind it by night',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const silver = '#D5DAE2';
    const grey = '#9AA3B4';
    const steel = '#646E86';
    return [
      rect(0, 0, 1200, 800, '#2A1A2A'),
      path('M0 0h1200v150Q600 40 0 150z', '#16203F'),
      line(
        times(11, (index) => d`M${index * 120} 0v${150 - Math.sin((index / 10) * Math.PI) * 54}`),
        '#3D4C7A',
        6,
      ),
      line('M0 150Q600 40 1200 150', MAROON, 30),
      line('M0 136Q600 26 1200 136', p.gold, 4),
      path('M560 330h640v360H560z', '#3C1C28'),
      each(
        [590, 800, 1010],
        (x) => rect(x, 380, 170, 240, '#F2C069') + line(d`M${x + 85} 380v240M${x} 440h170`, '#3C1C28', 8),
      ),
      rect(560, 330, 640, 26, p.gold),
      glow(c, 'shops', '#FFCF75', [860, 560], [440, 260], 0.45),
      garland([540, 200], [900, 190], 60, 13, ['#FFE9B0', p.gold], true),
      garland([900, 190], [1230, 180], 60, 12, ['#FFE9B0', p.gold], true),
      rect(0, 690, 1200, 120, '#4A4058'),
      line('M0 720h1200M0 760h1200M300 690l-80 110M600 690l-10 110M900 690l60 110', '#362E46', 4),
      // The tree.
      path(
        'M900 230l70 110h-36l64 100h-40l74 116h-40l66 110H742l66-110h-40l74-116h-40l64-100h-36z',
        '#1F4A3A',
      ),
      path('M900 230l70 110h-36l64 100h-40l74 116h-40l66 110H930z', '#163629'),
      each(
        [
          [880, 300],
          [920, 350],
          [866, 384],
          [940, 430],
          [850, 470],
          [900, 500],
          [970, 520],
          [830, 560],
          [890, 590],
          [960, 610],
          [1010, 630],
          [800, 630],
          [860, 650],
        ] as const,
        ([x, y], index) =>
          circle(x, y, 9, [p.red, p.gold, '#F6EEDD'][index % 3]!) +
          circle(x - 2, y - 3, 3, '#fff', 'opacity=".7"'),
      ),
      path('M900 184l12 30 32 4-24 22 8 32-28-18-28 18 8-32-24-22 32-4z', p.gold),
      rect(878, 664, 44, 36, '#6E4A2E'),
      // The column and the dragon on its bracket.
      rect(150, 0, 120, 810, MAROON),
      rect(226, 0, 44, 810, DEEP),
      rect(162, 0, 10, 810, '#9C3644'),
      rect(130, 610, 160, 22, p.gold),
      path('M120 560h180l40 0q90 0 130 50H120z', GREEN),
      path('M150 610h260q-60 46-240 60z', '#1F4339'),
      rect(120, 548, 400, 20, p.gold),
      glow(c, 'dragon', '#E8ECF4', [390, 340], [280, 280], 0.35),
      // Wing behind, body, near wing, head.
      path('M300 350q-30-160 70-250 14 40 50 44-10 36 20 60-20 26 0 60-40 20-60 90z', steel),
      path('M470 300q40-170 170-190-10 40 20 70-34 14-30 54-36 0-44 44-40 0-50 60z', grey),
      line(
        'M360 330q0-130 14-220M390 330q16-90 42-130M480 320q50-110 150-200M500 330q60-60 120-90',
        steel,
        5,
      ),
      path('M340 548q-60-110 20-190 50-46 120-10 50 40 20 110-14 46 24 90z', silver),
      path('M440 360q60 6 74 60 4 40-16 70-10 34 26 58h-50q-50-60-20-110 10-50-14-78z', grey),
      line('M366 420q30-14 60 0M356 454q34-14 70 0M356 490q36-14 74 0M364 524q36-12 76 0', steel, 4),
      path(
        'M352 380q-40-60-20-120 10-60 80-70 26-30 60-20l-20 22q40 6 50 34l-4 20-70 6-24 16q-26 40 10 90z',
        silver,
      ),
      path('M412 190l-30-40 54 22zM372 210l-50-10 40 34z', grey),
      path('M436 212l16-4 4 12-16 4z', p.red),
      path('M496 262l-64 10-10 16 74-8zM500 240l34 6-30 8z', steel),
      path('M330 530q-110 10-110-70 0-40 40-46-20 30 4 50 30 16 90 10z', silver),
      path('M216 430l20-44 34 30z', grey),
      path('M330 548h70l-6-20h-50zM450 548h80l-6-20h-60z', grey),
      // The shield.
      path('M420 396h120v80q-6 60-60 84-54-24-60-84z', p.white),
      path('M420 462h120v14l-2 10H422l-2-10zM468 396h24v156l-12 8-12-8z', p.red),
      path('M432 452v-30l8-14 8 14v30z', p.red),
      line('M420 396h120v80q-6 60-60 84-54-24-60-84z', steel, 6),
      crowd(p, [
        [640, 730, 1.1],
        [686, 734, 0.7],
        [760, 756, 1.2],
        [1070, 740, 1.16],
        [1116, 742, 1.1],
      ]),
    ];
  },
};

export const leadenhallMarket = [front, crossing, dragon];
