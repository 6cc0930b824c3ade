import { backdrop, paving } from '../kit/backdrop';
import { crowd } from '../kit/figures';
import { tree } from '../kit/greenery';
import { lettering } from '../kit/lettering';
import { glow } from '../kit/light';
import { bars, block, courses } from '../kit/masonry';
import { sashes } from '../kit/openings';
import { stream } from '../kit/random';
import { bench } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const INKS = [
  '#B8273A',
  '#2F5B8A',
  '#E0A93F',
  '#2F6B52',
  '#7A2430',
  '#D97B4F',
  '#F3E4BF',
  '#5FA3B5',
  '#22324A',
] as const;

/** A packet, tin, jar or bottle without any maker's name; x is its left edge, y its foot. */
const product = (x: number, y: number, w: number, h: number, kind: number, next: () => number): string => {
  const ink = (): string => INKS[Math.floor(next() * INKS.length)]!;
  const [ground, mark] = [ink(), ink()];
  const middle = x + w / 2;
  if (kind === 0) {
    return (
      rect(x, y - h, w, h, ground) +
      rect(x + w * 0.82, y - h, w * 0.18, h, '#000', 'opacity=".18"') +
      circle(middle - w * 0.06, y - h * 0.6, w * 0.26, mark) +
      rect(x + w * 0.12, y - h * 0.26, w * 0.64, h * 0.12, '#FFFDF6')
    );
  }
  if (kind === 1) {
    return (
      rect(x, y - h, w, h, ground, `rx="${Math.round(w * 0.08)}"`) +
      ellipse(middle, y - h, w / 2, w * 0.12, '#D9D2C4') +
      rect(x, y - h * 0.7, w, h * 0.38, '#FFFDF6') +
      path(
        d`M${middle} ${y - h * 0.68}l${w * 0.12} ${h * 0.17}l${-w * 0.12} ${h * 0.17}l${-w * 0.12} ${-h * 0.17}z`,
        mark,
      )
    );
  }
  if (kind === 2) {
    return (
      path(
        d`M${x} ${y}v${-h * 0.56}q0 ${-h * 0.12} ${w * 0.32} ${-h * 0.18}v${-h * 0.22}h${w * 0.36}v${h * 0.22}q${w * 0.32} ${h * 0.06} ${w * 0.32} ${h * 0.18}v${h * 0.56}z`,
        ground,
      ) +
      rect(x + w * 0.28, y - h, w * 0.44, h * 0.1, '#D9A441') +
      rect(x + w * 0.08, y - h * 0.46, w * 0.84, h * 0.3, '#F6EEDD') +
      rect(x + w * 0.2, y - h * 0.36, w * 0.6, h * 0.08, mark)
    );
  }
  return (
    rect(x, y - h, w, h, '#F6EEDD') +
    path(d`M${x} ${y - h}h${w}l${-w} ${h * 0.5}z`, ground) +
    path(d`M${x} ${y}h${w}v${-h * 0.34}z`, mark) +
    rect(x, y - h * 0.56, w, h * 0.14, '#22324A')
  );
};

const cabinets: Picture = {
  name: 'museum-of-brands',
  title:
    'The time tunnel of the Museum of Brands: glass cabinets on both sides packed with tins, bottles and packets from Victorian days to now',
  hour: 'night',
  draw: (c) => {
    const next = stream(1851);
    const lefts = [0, 176, 304, 396] as const;
    const wall = (flip: boolean): string =>
      each([0, 1, 2], (bay) => {
        const [near, far] = [lefts[bay]!, lefts[bay + 1]!];
        const w = far - near;
        const top = 60 + bay * 62;
        const foot = 720 - bay * 44;
        const x = flip ? 1200 - far : near;
        const shelves = 5;
        const step = (foot - top - 60) / shelves;
        return (
          rect(x, top - 30, w, foot - top + 40, '#2A1B18') +
          rect(x + 5, top, w - 10, foot - top - 20, '#F2D9A0') +
          times(shelves, (shelf) => {
            const y = top + step * (shelf + 1) + 14;
            let left = x + 9;
            let row = '';
            while (left < x + w - 18 - bay * 2) {
              const pw = (26 + next() * 22) * (1 - bay * 0.24);
              const ph = step * (0.52 + next() * 0.26);
              if (left + pw > x + w - 8) break;
              row += product(left, y, pw, ph, Math.floor(next() * 4), next);
              left += pw + 5;
            }
            return row + rect(x + 5, y, w - 10, 6, '#8A5A34');
          }) +
          path(
            d`M${x + w * 0.2} ${top}h${w * 0.16}l${-w * 0.3} ${foot - top - 20}h${-w * 0.06}v${-(foot - top) * 0.4}z`,
            '#fff',
            'opacity=".18"',
          ) +
          rect(x, top - 34, w, 10, '#D9A441')
        );
      });
    return [
      rect(0, 0, 1200, 800, '#4A2C28'),
      path('M0 0h1200L804 190H396z', '#2A1B18'),
      each(
        [
          [600, 20, 90],
          [600, 90, 60],
          [600, 140, 40],
        ] as const,
        ([x, y, r]) =>
          ellipse(x, y, r, r * 0.2, '#FFF3CE') + ellipse(x, y, r * 2, r * 0.6, '#FFDD8A', 'opacity=".18"'),
      ),
      rect(396, 190, 408, 440, '#6E3A34'),
      // The far wall: a poster that says only what it sells.
      rect(490, 240, 220, 300, '#B98532'),
      rect(502, 252, 196, 276, '#F6EEDD'),
      circle(600, 360, 70, '#B8273A'),
      circle(600, 360, 54, '#E0A93F'),
      path('M576 400v-50q0-20 24-22 24 2 24 22v50z', '#FFFDF6'),
      path('M624 350q24 0 20 24t-22 18', 'none', 'stroke="#FFFDF6" stroke-width="8"'),
      path('M590 316q-8-16 4-28 8 14-2 28z', '#FFFDF6', 'opacity=".8"'),
      lettering('COCOA', { x: 600, y: 486, size: 50, fill: '#22324A', spacing: 5, maxWidth: 170 }),
      path('M0 760l396-130h408l396 130v50H0z', '#5E3A30'),
      path('M430 630h340l150 180H280z', '#7A2430'),
      line('M430 630L280 810M770 630l150 180', '#D9A441', 5),
      wall(false),
      wall(true),
      glow(c, 'cabinets', '#FFE2A0', [600, 420], [600, 360], 0.22),
      crowd(
        c.palette,
        [
          [560, 650, 0.9],
          [600, 652, 0.88],
          [500, 700, 1.12],
          [546, 704, 0.7],
          [700, 730, 1.26],
          [620, 776, 1.44],
        ],
        1,
      ),
    ];
  },
};

const front: Picture = {
  name: 'museum-of-brands-2',
  title:
    'The Museum of Brands in Lancaster Road, Notting Hill: a pale brick front with a big window of packets and a garden gate beside it',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const pale = ['#E9D3B4', '#D3B690', '#A98B66'] as const;
    const next = stream(111);
    return [
      backdrop(c, {
        light: [210, 120, 50],
        clouds: [
          [400, 80, 0.8],
          [820, 70, 0.9],
        ],
        roofs: [600, 59, 200],
      }),
      each(
        [
          [-30, 150, '#F0A9B4'],
          [1000, 140, '#8FC3D6'],
        ] as const,
        ([x, top, colour]) =>
          rect(x, top, 230, 540, colour) +
          rect(x - 4, top - 10, 238, 14, p.white) +
          sashes(p, x + 40, top + 40, [46, 80], 2, 100) +
          sashes(p, x + 40, top + 180, [46, 90], 2, 100) +
          rect(x, top + 320, 230, 9, p.white) +
          rect(x + 30, top + 390, 70, 140, p.white) +
          rect(x + 38, top + 398, 54, 132, '#2F5B4C') +
          sashes(p, x + 136, top + 380, [56, 100], 1, 1) +
          rect(x + 140, top - 70, 40, 62, p.brick[1]),
      ),
      block(220, 230, 520, 430, pale[0], pale[1], 0.08),
      courses(230, 250, 480, 180, pale[2], next, 80),
      path('M200 236l30-50h500l30 50z', p.roof[0]),
      rect(212, 228, 536, 12, p.white),
      sashes(p, 270, 280, [58, 96], 5, 96),
      rect(220, 420, 520, 60, '#22324A'),
      lettering('MUSEUM OF BRANDS', { x: 480, y: 462, size: 40, fill: '#F3E4BF', spacing: 5, maxWidth: 460 }),
      rect(250, 500, 300, 150, '#F7E3B4'),
      line('M350 500v150M450 500v150', '#22324A', 7),
      rect(244, 494, 312, 8, '#22324A'),
      each(
        [570, 612],
        (y) =>
          times(7, (index) =>
            product(262 + index * 41, y + 34, 30, 44, (index + (y === 570 ? 0 : 2)) % 4, next),
          ) + rect(252, y + 34, 296, 5, '#8A5A34'),
      ),
      rect(590, 494, 110, 166, '#B8273A'),
      rect(602, 506, 86, 154, '#F7E3B4'),
      line('M645 506v154M602 580h86', '#B8273A', 6),
      tree(p, 950, 480, 0.9),
      tree(p, 800, 480, 0.8),
      // The garden side: wall, gate and a glimpse of green.
      rect(740, 400, 262, 260, p.brick[0]),
      courses(744, 410, 254, 240, p.brick[2], next, 40),
      rect(734, 390, 274, 14, p.stone[0]),
      path('M800 660V500q70-80 140 0v160z', '#C7E3E1'),
      circle(840, 570, 44, p.tree[1]),
      circle(900, 590, 40, p.tree[2]),
      path('M800 620q70-20 140 0v40H800z', p.tree[0]),
      each([820, 850, 880, 910], (x, index) => circle(x, 622, 8, [p.red, p.white, p.gold, p.red][index]!)),
      line('M800 660V500q70-80 140 0v160M830 660V480M870 660V462M910 660V480M800 570h140', p.ink, 5),
      paving(c, 656),
      bench(p, 880, 724, 1.1),
      tree(p, 130, 700, 1.3),
      // A giant tin as an advertisement on the pavement.
      path('M414 690h84l10 60H404z', '#22324A'),
      path('M420 640h72l6 56h-84z', '#FFFDF6'),
      circle(456, 668, 18, '#B8273A'),
      crowd(p, [
        [640, 684, 0.94],
        [690, 700, 1],
        [340, 710, 1.06],
        [290, 714, 0.68],
        [580, 750, 1.2],
        [780, 766, 1.26],
        [824, 770, 0.8],
        [1080, 760, 1.24],
      ]),
    ];
  },
};

const wireless: Picture = {
  name: 'museum-of-brands-3',
  title:
    'Toys and a walnut wireless of the 1930s on a shelf of the Museum of Brands: a tin train, a teddy bear, a spinning top and a robot',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      rect(0, 0, 1200, 800, '#35506A'),
      times(11, (column) =>
        times(6, (row) => path(d`M${40 + column * 112} ${60 + row * 96}l22 -22l22 22l-22 22z`, '#3F5E7C')),
      ),
      glow(c, 'lamp', '#FFE2A0', [560, 320], [620, 420], 0.5),
      rect(0, 560, 1200, 50, '#A8703E'),
      rect(0, 606, 1200, 204, '#6E4426'),
      line('M0 650h1200M0 720h1200', '#54321A', 4),
      // The wireless.
      path('M380 560V270q0-90 90-90h220q90 0 90 90v290z', '#8A5230'),
      path('M690 180q90 0 90 90v290h-50V260q0-60-40-80z', '#643820'),
      path('M420 470V290q0-66 66-66h190q66 0 66 66v180z', '#C98F4C'),
      path('M440 460V300q0-56 56-56h60v216z', '#4A2A1A'),
      line('M460 260v200M484 246v214M508 244v216M532 244v216', '#B98A5A', 7),
      path('M580 460V290q20-40 60-40t60 40v170z', '#6E3C20'),
      circle(640, 340, 62, p.gold),
      circle(640, 340, 54, '#FFF3CE'),
      line(
        times(
          12,
          (index) =>
            d`M${640 + Math.cos((index * Math.PI) / 6) * 42} ${340 + Math.sin((index * Math.PI) / 6) * 42}L${640 + Math.cos((index * Math.PI) / 6) * 50} ${340 + Math.sin((index * Math.PI) / 6) * 50}`,
        ),
        '#4A2A1A',
        4,
      ),
      line('M640 340l30-34', p.red, 6, 'stroke-linecap="round"'),
      circle(640, 340, 8, '#4A2A1A'),
      each([500, 580, 660], (x) => circle(x, 512, 22, '#3A2016') + circle(x - 4, 508, 12, '#6E4426')),
      rect(370, 552, 420, 16, '#4A2A1A'),
      // Teddy bear.
      at(
        220,
        560,
        1.3,
        ellipse(0, -70, 60, 66, '#C98A4A') +
          ellipse(0, -62, 38, 44, '#E3B578') +
          circle(-46, -202, 22, '#C98A4A') +
          circle(46, -202, 22, '#C98A4A') +
          circle(-46, -202, 12, '#E3B578') +
          circle(46, -202, 12, '#E3B578') +
          circle(0, -166, 58, '#C98A4A') +
          ellipse(0, -148, 28, 22, '#E3B578') +
          ellipse(0, -158, 10, 7, '#3A2016') +
          line('M0-151v8M-10-138q10 10 20 0', '#3A2016', 4) +
          circle(-22, -176, 6, '#3A2016') +
          circle(22, -176, 6, '#3A2016') +
          ellipse(-62, -90, 20, 40, '#B5763A', 'transform="rotate(24 -62 -90)"') +
          ellipse(62, -90, 20, 40, '#B5763A', 'transform="rotate(-24 62 -90)"') +
          ellipse(-44, -16, 34, 22, '#B5763A') +
          ellipse(44, -16, 34, 22, '#B5763A') +
          path('M-26-112l26 14 26-14v26l-26-12-26 12z', '#B8273A'),
      ),
      // Robot of tin.
      at(
        940,
        560,
        1.2,
        rect(-50, -150, 100, 96, '#9FB0C0') +
          rect(20, -150, 30, 96, '#7A8A9C') +
          rect(-36, -220, 72, 62, '#B9C8D6') +
          rect(14, -220, 22, 62, '#8FA0B2') +
          circle(-16, -194, 11, '#FFE08A') +
          circle(18, -194, 11, '#FFE08A') +
          rect(-20, -174, 40, 8, '#B8273A') +
          line('M0-220v-26', '#7A8A9C', 6) +
          circle(0, -252, 9, '#B8273A') +
          circle(-20, -118, 12, '#B8273A') +
          circle(16, -118, 12, '#E0A93F') +
          rect(-30, -90, 60, 16, '#35506A') +
          rect(-82, -146, 26, 70, '#7A8A9C') +
          rect(56, -146, 26, 70, '#66778A') +
          rect(-42, -54, 32, 54, '#7A8A9C') +
          rect(10, -54, 32, 54, '#66778A') +
          rect(-50, -10, 44, 12, '#B8273A') +
          rect(6, -10, 44, 12, '#8E1C2C'),
      ),
      // Blocks and a spinning top.
      each(
        [
          [1060, 560, '#B8273A'],
          [1120, 560, '#E0A93F'],
          [1090, 500, '#2F6B52'],
        ] as const,
        ([x, y, colour], index) =>
          rect(x - 28, y - 58, 56, 56, colour) +
          rect(x - 20, y - 50, 40, 40, '#FFF6E0') +
          lettering(['A', 'B', 'C'][index]!, { x, y: y - 18, size: 36, fill: colour }),
      ),
      at(
        84,
        560,
        1,
        path('M-50-60h100L0 0z', '#B8273A') +
          path('M-50-60h100l-18 22h-64z', '#E0A93F') +
          path('M20-60h30L0 0z', '#000', 'opacity=".2"') +
          rect(-5, -96, 10, 36, '#D9D2C4') +
          circle(0, -100, 9, '#2F6B52'),
      ),
      // A tin train along the front of the shelf.
      rect(120, 762, 960, 10, '#9FB0C0'),
      times(24, (index) => rect(130 + index * 40, 772, 14, 10, '#3A2016')),
      at(
        240,
        760,
        1.1,
        rect(-90, -80, 120, 54, '#2F6B52') +
          rect(-110, -110, 60, 84, '#24564A') +
          rect(-100, -100, 40, 34, '#FFE2A0') +
          path('M0-80h24v-36h10v-10H-10v10H0z', '#24564A') +
          circle(30, -54, 26, '#1E4638') +
          path('M50-26l30 16H30z', '#B8273A') +
          each([-80, -30, 14], (x) => circle(x, -18, 18, '#B8273A') + circle(x, -18, 8, p.gold)),
      ),
      each(
        [
          [420, '#B8273A'],
          [600, '#2F5B8A'],
          [780, '#E0A93F'],
          [960, '#7A2430'],
        ] as const,
        ([x, colour]) =>
          rect(x - 80, 672, 150, 66, colour) +
          bars(x - 66, 684, 26, 28, 4, 34, '#FFF3CE') +
          rect(x - 88, 664, 166, 10, '#F6EEDD') +
          circle(x - 46, 744, 17, '#22222A') +
          circle(x + 36, 744, 17, '#22222A') +
          circle(x - 46, 744, 7, p.gold) +
          circle(x + 36, 744, 7, p.gold) +
          rect(x + 70, 726, 32, 8, '#22222A'),
      ),
    ];
  },
};

export const museumOfBrands = [cabinets, front, wireless];
