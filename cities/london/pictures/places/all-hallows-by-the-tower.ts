import { backdrop, paving } from '../kit/backdrop';
import { crowd, person } from '../kit/figures';
import { tree } from '../kit/greenery';
import { glow } from '../kit/light';
import { bars, block, courses } from '../kit/masonry';
import { clock, pointedRow, sashes } from '../kit/openings';
import { stream } from '../kit/random';
import { birds } from '../kit/sky';
import { lamp } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const church: Picture = {
  name: 'all-hallows-by-the-tower',
  title:
    'All Hallows by the Tower: a plain brick tower with a slim green copper spire beside its low stone nave',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    const copper = ['#8FBFA6', '#5F8F7C'] as const;
    const next = stream(52);
    return [
      backdrop(c, {
        light: [820, 210, 84],
        clouds: [
          [90, 120, 1],
          [930, 90, 0.8],
        ],
        roofs: [600, 51, 210],
      }),
      birds(p, 640, 190, 5, 12),
      // The nave with its aisle.
      path('M470 400h560l50 60H470z', copper[1]),
      block(470, 456, 600, 200, light, mid, 0.1),
      rect(470, 446, 612, 14, light),
      pointedRow(510, 486, 62, 118, 6, 92, shade),
      pointedRow(518, 494, 46, 106, 6, 92, p.window),
      line(
        times(6, (index) => d`M${541 + index * 92} 506v94M${518 + index * 92} 548h46`),
        light,
        4,
      ),
      bars(486, 462, 16, 194, 7, 92, mid),
      rect(470, 622, 600, 34, shade),
      // The tower of 1659.
      block(270, 250, 190, 406, p.brick[0], p.brick[1], 0.34),
      courses(274, 260, 180, 380, p.brick[2], next, 70),
      each([250, 366, 486], (y) => rect(262, y, 206, 11, light)),
      bars(270, 256, 16, 400, 2, 174, light, 'opacity=".7"'),
      pointedRow(328, 284, 72, 76, 1, 1, light),
      pointedRow(336, 292, 56, 68, 1, 1, dark),
      line('M342 316h44M342 330h44M342 344h44', shade, 4),
      clock(p, 364, 428, 32, 210, 30),
      sashes(p, 340, 520, [48, 70], 1, 1),
      path('M320 656v-24q44-40 88 0v24z', dark),
      // Balustrade, lantern and spire.
      bars(270, 222, 8, 28, 14, 14, light),
      rect(262, 216, 206, 8, light),
      each([264, 450], (x) => rect(x, 206, 16, 46, light) + circle(x + 8, 200, 9, light)),
      block(318, 150, 94, 70, copper[0], copper[1], 0.36),
      bars(330, 162, 16, 52, 4, 20, p.ink, 'opacity=".55"'),
      rect(308, 142, 114, 12, copper[0]),
      path('M312 142q42-20 46-62 1-14 7-30 6 16 7 30 4 42 46 62z', copper[0]),
      path('M366 58q3 12 5 22 8 44 47 62h-38z', copper[1]),
      line('M365 52v-26M355 36h20', p.gold, 4),
      // The churchyard.
      paving(c, 656),
      rect(500, 650, 700, 26, p.tree[1]),
      tree(p, 1110, 668, 1.1),
      tree(p, 140, 668, 1.2),
      each([600, 700, 900], (x) => path(d`M${x} 672v-34q14 -20 28 0v34z`, shade)),
      line(
        times(26, (index) => d`M${500 + index * 28} 690v-44`),
        p.ink,
        4,
      ),
      line('M490 656h710M490 684h710', p.ink, 4),
      lamp(p, 240, 700, 0.9),
      crowd(p, [
        [340, 672, 0.7],
        [374, 674, 0.68],
        [440, 716, 0.96],
        [700, 744, 1.16],
        [744, 748, 0.72],
        [860, 752, 1.16],
        [160, 752, 1.16],
        [1020, 770, 1.24],
      ]),
    ];
  },
};

const undercroft: Picture = {
  name: 'all-hallows-by-the-tower-2',
  title:
    'A Saxon arch turned in red Roman tiles in the stone undercroft of All Hallows, lit by one hanging lamp',
  hour: 'night',
  draw: (c) => {
    const stone = ['#CDB48C', '#A98E6A', '#77614C', '#4A3C36'] as const;
    const next = stream(81);
    const rubble = (count: number, left: number, right: number, top: number, bottom: number): string =>
      times(count, (index) => {
        const [w, h] = [44 + next() * 46, 22 + next() * 14];
        return rect(
          Math.round(left + next() * (right - left - w)),
          Math.round(top + next() * (bottom - top - h)),
          w,
          h,
          stone[index % 2 ? 1 : 2],
          'rx="9" opacity=".5"',
        );
      });
    return [
      rect(0, 0, 1200, 800, stone[2]),
      path('M0 0h1200v240Q900 60 600 60T0 240z', stone[3]),
      line(
        'M600 60Q420 90 300 330M600 60q180 30 300 270M600 60V0M180 112l-90-112M1020 112l90-112',
        '#382C2A',
        12,
      ),
      rubble(40, 0, 300, 200, 640),
      rubble(40, 900, 1200, 200, 640),
      // The wall with the arch.
      path('M290 680V300Q430 110 600 104t310 196v380z', stone[1]),
      glow(c, 'lamp', '#FFD98A', [600, 300], [420, 380], 0.75),
      times(46, (index) => {
        const x = Math.round(310 + next() * 530);
        const y = Math.round(180 + next() * 470);
        return Math.hypot(x - 580, y - 420) < 236 || (x > 380 && x < 780 && y > 400)
          ? ''
          : rect(x, y, 50 + (index % 4) * 8, 24, stone[index % 3 ? 0 : 2], 'rx="8" opacity=".7"');
      }),
      path('M410 680V430a190 190 0 0 1 380 0v250z', stone[3]),
      path('M450 680V440a150 150 0 0 1 300 0v240z', '#241C22'),
      times(21, (index) => {
        const turn = Math.PI * (1 + index / 20);
        const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
        return line(
          d`M${600 + cos * 152} ${436 + sin * 152}L${600 + cos * 206} ${436 + sin * 206}`,
          index % 2 ? '#C4563C' : '#D97453',
          19,
        );
      }),
      times(
        7,
        (row) =>
          rect(396, 446 + row * 34, 56, 24, row % 3 === 1 ? '#C4563C' : stone[0]) +
          rect(748, 446 + row * 34, 56, 24, row % 3 === 1 ? '#A8452F' : stone[1]),
      ),
      // Through the arch: an altar with candles.
      glow(c, 'altar', '#FFB95A', [600, 560], [150, 130], 0.8),
      rect(520, 580, 160, 70, stone[1]),
      rect(510, 570, 180, 14, stone[0]),
      path('M596 570v-70h-18v-10h18v-22h8v22h18v10h-18v70z', '#E0A93F'),
      each(
        [540, 660],
        (x) => rect(x - 4, 534, 8, 36, '#FFF6E0') + path(d`M${x} 512q10 14 0 22q-10 -8 0 -22z`, '#FFD36A'),
      ),
      // The lamp.
      line('M600 60v140', '#201A1E', 5),
      path('M572 200h56l-8 56h-40z', '#FFE2A0'),
      line('M572 200h56l-8 56h-40zM600 200v56', '#201A1E', 5),
      path('M564 200h72l-20-22h-32z', '#201A1E'),
      // A mosaic floor of Roman red.
      path('M0 660h1200v150H0z', '#6B5246'),
      path('M380 664h440l220 146H160z', '#A5533F'),
      line(
        'M460 664L330 810M540 664l-50 146M620 664l40 146M700 664l130 146M350 690h500M300 722h600M236 764h728',
        '#D9B48A',
        3,
        'opacity=".6"',
      ),
      rubble(10, 0, 300, 690, 800),
      rubble(10, 960, 1200, 690, 800),
      person({ x: 330, y: 730, scale: 1.5, coat: '#B8273A', legs: '#201A2A' }),
      person({ x: 385, y: 736, scale: 0.94, coat: '#E0A93F', legs: '#201A2A', skin: 3 }),
      person({ x: 890, y: 740, scale: 1.54, coat: '#3D6C93', legs: '#201A2A', skin: 1, left: true }),
    ];
  },
};

const fontCover: Picture = {
  name: 'all-hallows-by-the-tower-3',
  title:
    'The limewood font cover of All Hallows: two carved cherubs hold up fruit, flowers and ears of wheat, a dove at the top',
  hour: 'day',
  draw: (c) => {
    const lime = ['#F2DDB0', '#D7B57C', '#A9824F', '#745634'] as const;
    const next = stream(29);
    const cherub = (x: number, flip: number): string =>
      at(
        x,
        560,
        1.35,
        path('M-54-10q-40-70-10-130 4 50 40 80z', lime[2]) +
          path('M-50-20q-20-60 0-104 6 44 30 66z', lime[1]) +
          path('M-30 8q-30-60 0-104 26-18 44 8 26 50 6 96z', lime[0]) +
          path('M4-100q30 40 6 108h14q22-60-6-112z', lime[1]) +
          path('M-28 4q-26 6-30 40l28 4q20-14 44-12l36 18 16-22q-40-30-50-34z', lime[1]) +
          line('M4-80q40-30 50-70', lime[0], 17, 'stroke-linecap="round"') +
          circle(-10, -124, 27, lime[0]) +
          path('M-36-126q-4-34 28-34t28 28q-22-10-34 2-12-2-22 4z', lime[2]) +
          circle(-2, -122, 3, lime[3]) +
          line('M0-110q6 4 10-1', lime[3], 2.5),
        1.35 * flip,
      );
    return [
      path('M0 0h1200v800H0z', '#9FA89C'),
      each(
        [-20, 310, 760, 1090],
        (x) =>
          path(d`M${x} 640V180q60-120 120 0v460z`, '#B5D0DA') +
          line(d`M${x + 60} 120v520M${x} 260h120M${x} 400h120M${x} 540h120`, '#FFFDF6', 6),
      ),
      path('M140 0h120v660H140zM900 0h140v660H900z', '#D6D3C2'),
      path('M222 0h38v660h-38zM996 0h44v660h-44z', '#B3B2A2'),
      glow(c, 'light', '#FFF6DA', [560, 340], [420, 400], 0.9),
      // The stone font.
      path('M360 590h480l-70 110H430z', '#EADFC8'),
      path('M640 590h200l-70 110H660z', '#C4B292'),
      path('M520 700h160l30 110H490z', '#D8C9AC'),
      rect(340, 568, 520, 26, '#F6EEDD'),
      rect(340, 590, 520, 8, '#A8957A'),
      // The cover.
      path('M420 568q-10-40 180-44 190 4 180 44z', lime[1]),
      cherub(462, 1),
      cherub(738, -1),
      path('M540 556q-60-90 0-200 60-40 120 0 60 110 0 200z', lime[2]),
      times(54, (index) => {
        const a = next() * Math.PI * 2;
        const r = Math.sqrt(next());
        const [x, y] = [600 + Math.cos(a) * r * 82, 456 + Math.sin(a) * r * 104];
        return index % 3 === 0
          ? ellipse(
              x,
              y,
              17,
              8,
              lime[index % 2 ? 0 : 1],
              d`transform="rotate(${Math.round(a * 57)} ${x} ${y})"`,
            )
          : circle(x, y, 8 + next() * 9, lime[index % 4 === 1 ? 1 : 0]) + circle(x - 3, y - 3, 3, '#FFF6DE');
      }),
      each(
        [-40, -14, 14, 40],
        (dx) =>
          line(d`M${600 + dx * 0.4} 380Q${600 + dx} 330 ${600 + dx * 2.2} 290`, lime[1], 4) +
          each([0, 1, 2, 3], (grain) =>
            ellipse(600 + dx * (1.4 + grain * 0.26), 318 - grain * 13, 6, 10, grain % 2 ? lime[0] : lime[1]),
          ),
      ),
      // The dove.
      path(
        'M560 270q-60-10-96-76 60 14 96 36 6-50 56-104 10 60-10 106 30 0 46-20 10 4 20-8 4 12-6 18l10 8-14 4q-10 40-60 44l-50 26-20-8z',
        lime[0],
      ),
      path('M606 232q-20 30-56 38l-10 24 20 8 50-26q30-4 46-20-30 4-50-24z', lime[1]),
      circle(652, 218, 3, lime[3]),
      person({ x: 960, y: 790, scale: 1.7, coat: '#3D6C93', left: true, skin: 2 }),
      person({ x: 232, y: 790, scale: 1.66, coat: '#B8273A', skirt: true }),
    ];
  },
};

export const allHallowsByTheTower = [church, undercroft, fontCover];
