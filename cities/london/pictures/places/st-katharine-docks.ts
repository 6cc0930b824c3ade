import { backdrop, paving } from '../kit/backdrop';
import { barge } from '../kit/boats';
import { crowd } from '../kit/figures';
import { trees } from '../kit/greenery';
import { bars, block, courses } from '../kit/masonry';
import { arches, clock, windows } from '../kit/openings';
import type { Palette } from '../kit/palettes';
import { stream } from '../kit/random';
import { birds } from '../kit/sky';
import { farShard } from '../kit/skyline';
import { at, circle, d, each, line, path, rect, times } from '../kit/svg';
import { reflection, ripples, water } from '../kit/water';
import type { Picture } from '../picture';

/** A moored yacht, its mast 300 high at scale 1. */
const yacht = (p: Palette, x: number, y: number, scale: number, band: string): string =>
  at(
    x,
    y,
    scale,
    ripples(p, 0, 24, 80) +
      line('M0-20V-300M0-290L96-14M0-290L-92-10M-26-200h52', p.ink, 3) +
      path('M4-40h92l6 14-98 6z', p.blue) +
      path('M-110-24q110 14 220-2l-26 44H-74q-26-16-36-42z', p.white) +
      path('M-106-12q104 14 212-2l-6 10q-100 12-198 0z', band) +
      path('M-50-26l16-20h70l20 20z', '#E6DAC2') +
      bars(-28, -40, 14, 8, 4, 20, p.window),
  );

const basin: Picture = {
  name: 'st-katharine-docks',
  title:
    'Ivory House at St Katharine Docks, yellow brick with a clock tower, yachts moored in the basin in front',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const yellow = ['#DDB978', '#C29A5C', '#8E6C42'] as const;
    const next = stream(5);
    return [
      backdrop(c, {
        light: [990, 130, 54],
        clouds: [
          [130, 90, 0.9],
          [700, 70, 0.7],
        ],
        roofs: [520, 44, 120],
      }),
      birds(p, 250, 180, 5, 6),
      // The wings and the tower of the warehouse.
      block(230, 300, 740, 250, yellow[0], yellow[1], 0.12),
      courses(240, 306, 700, 230, yellow[2], next, 80),
      path('M220 304l26-36h708l26 36z', p.roof[0]),
      rect(222, 296, 756, 12, p.stone[0]),
      each(
        [320, 396, 472],
        (y, row) =>
          arches(262, y, 36, row === 2 ? 78 : 56, 4, 66, yellow[2]) +
          arches(690, y, 36, row === 2 ? 78 : 56, 4, 66, yellow[2]) +
          arches(267, y + 6, 26, row === 2 ? 72 : 46, 4, 66, p.window) +
          arches(695, y + 6, 26, row === 2 ? 72 : 46, 4, 66, p.window),
      ),
      block(530, 230, 140, 320, yellow[0], yellow[1], 0.34),
      rect(518, 222, 164, 14, p.stone[0]),
      block(548, 120, 104, 106, yellow[0], yellow[1], 0.34),
      clock(p, 594, 178, 34, 60, 180),
      rect(538, 110, 124, 12, p.stone[0]),
      path('M548 110q0-40 52-46 52 6 52 46z', p.roof[0]),
      path('M604 64q48 8 48 46h-30z', p.roof[1]),
      rect(597, 34, 6, 32, p.ink),
      path('M603 36h28l-6 7 6 7h-28z', p.gold),
      arches(556, 262, 34, 70, 2, 54, p.window),
      arches(566, 372, 68, 178, 1, 1, yellow[2]),
      arches(576, 384, 48, 166, 1, 1, '#4A3A30'),
      trees(p, 0, 190, 552, 44, 3),
      trees(p, 1010, 1220, 552, 40, 7),
      rect(0, 546, 1200, 26, p.stone[1]),
      rect(0, 566, 1200, 20, p.stone[2]),
      crowd(p, [
        [120, 552, 0.5],
        [440, 552, 0.52],
        [464, 552, 0.5],
        [760, 552, 0.52],
        [880, 552, 0.5],
        [1060, 552, 0.5],
      ]),
      each([60, 330, 860, 1130], (x) => rect(x - 5, 536, 10, 14, p.ink) + circle(x, 536, 7, p.ink)),
      water(c, 584, 15),
      reflection(yellow[0], 600, 600, 150, 8, 0.4),
      yacht(p, 250, 620, 0.74, p.blue),
      yacht(p, 950, 626, 0.8, p.red),
      yacht(p, 760, 610, 0.62, p.gold),
      yacht(p, 470, 700, 1.12, p.red),
      yacht(p, 120, 730, 1.2, p.gold),
      yacht(p, 1040, 740, 1.26, p.blue),
    ];
  },
};

const inn: Picture = {
  name: 'st-katharine-docks-2',
  title:
    'The timber galleries of the Dickens Inn at St Katharine Docks, three balconies one above the other heavy with flowers',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const next = stream(71);
    const bloom = (from: number, to: number, y: number): string =>
      path(
        times(
          Math.floor((to - from) / 20),
          (index) => d`M${from + index * 20 - 14} ${y}a14 14 0 1 1 28 0a14 14 0 1 1 -28 0`,
        ),
        '#3F7A4E',
      ) +
      times(Math.floor((to - from) / 13), (index) =>
        circle(
          Math.round(from + index * 13 + next() * 8),
          Math.round(y - 8 + next() * 22),
          5 + next() * 3,
          ['#E0485A', '#F7A8BD', '#FFFAEF', '#F2B93B', '#B14A9A'][Math.floor(next() * 5)]!,
        ),
      );
    const floor = (y: number, inset: number): string =>
      rect(180 + inset, y - 108, 840 - inset * 2, 108, '#5E4030') +
      times(8, (index) => {
        const x = 214 + inset + index * ((772 - inset * 2) / 7.6);
        return (
          rect(x, y - 92, 60, 76, '#F7D58E') +
          line(d`M${x + 30} ${y - 92}v76M${x} ${y - 54}h60`, '#FFFAEF', 4)
        );
      }) +
      rect(160 + inset, y, 880 - inset * 2, 14, '#3C2A22') +
      bars(172 + inset, y - 120, 12, 126, 6, (844 - inset * 2) / 5, '#3C2A22') +
      line(d`M${166 + inset} ${y - 40}h${868 - inset * 2}`, '#3C2A22', 7) +
      bars(178 + inset, y - 38, 5, 38, 30, (840 - inset * 2) / 30, '#4E382C') +
      bloom(176 + inset, 1020 - inset, y - 40);
    return [
      backdrop(c, {
        light: [160, 160, 74],
        clouds: [
          [280, 90, 0.8],
          [880, 80, 0.9],
        ],
        roofs: [600, 4, 150],
      }),
      path('M170 250L340 96h520l170 154z', '#6A4838'),
      path('M600 96h260l170 154H700z', '#54382C'),
      line('M210 214h780M254 174h692M296 136h608', '#40291F', 3, 'opacity=".6"'),
      each(
        [400, 600, 800],
        (x) =>
          rect(x - 34, 150, 68, 70, '#7E5A44') +
          path(d`M${x - 46} 154l46 -40 46 40z`, '#40291F') +
          rect(x - 20, 166, 40, 46, '#F7D58E') +
          line(d`M${x} 166v46M${x - 20} 188h40`, '#FFFAEF', 3),
      ),
      floor(372, 30),
      floor(496, 14),
      floor(622, 0),
      rect(180, 622, 840, 70, '#3C2A22'),
      bars(220, 640, 90, 52, 3, 130, '#F7D58E'),
      bars(680, 640, 90, 52, 3, 130, '#F7D58E'),
      rect(560, 636, 84, 56, '#7A2430'),
      paving(c, 690),
      each(
        [250, 420, 800, 980],
        (x) =>
          path(d`M${x - 60} 700l60 -20 60 20zM${x - 3} 700h6v50h-6z`, p.red) +
          rect(x - 36, 744, 72, 8, '#7E5A44'),
      ),
      crowd(p, [
        [330, 622, 0.66],
        [380, 622, 0.66],
        [880, 622, 0.66],
        [560, 496, 0.6],
        [720, 372, 0.56],
        [216, 760, 1],
        [300, 760, 1],
        [600, 730, 1],
        [640, 734, 0.62],
        [850, 764, 1.04],
        [1040, 760, 1.04],
        [140, 780, 1.16],
      ]),
    ];
  },
};

const lock: Picture = {
  name: 'st-katharine-docks-3',
  title:
    'A Thames barge under red sails slips past the lifting footbridge of St Katharine Docks at dusk, Tower Bridge beyond',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      backdrop(c, {
        light: [470, 330, 96],
        clouds: [
          [90, 120, 1],
          [800, 90, 1],
        ],
        roofs: [520, 37, 90],
      }),
      farShard(p.far, 120, 520, 330),
      // Tower Bridge in the distance.
      path('M180 520V280l-8-10 20-50 20 50-8 10v240zM330 520V280l-8-10 20-50 20 50-8 10v240z', p.mid),
      path('M166 300h52v220h-52zM316 300h52v220h-52zM200 320h130v16H200zM200 352h130v10H200z', p.mid),
      line('M170 320Q120 480 0 490M364 320q60 160 180 176', p.mid, 7),
      rect(0, 492, 560, 18, p.mid),
      water(c, 516, 29),
      reflection(p.sun, 470, 526, 180, 14, 0.6),
      // The quay and its warehouse.
      path('M900 810V200h320v610z', p.brick[2]),
      rect(900, 200, 320, 18, p.stone[2]),
      windows(936, 250, 3, 5, [88, 84], [46, 56], p.roof[1], p.window),
      path('M820 560h400v60H820z', p.stone[2]),
      path('M820 620h400v200H860q-40-80-40-200z', p.stone[3]),
      path('M0 640h180q30 80 20 170H0z', p.stone[3]),
      path('M0 620h190v24H0z', p.stone[2]),
      // The footbridge raised in two leaves.
      line('M196 632L330 500M826 572L690 440', p.white, 14),
      line(
        'M196 600L322 476M826 540L700 416M226 602v-30M260 568v-30M294 534v-30M796 542v-30M762 508v-30M728 474v-30',
        p.white,
        4,
      ),
      barge(p, 390, 660, 1.9),
      crowd(p, [
        [900, 562, 0.8],
        [940, 564, 0.78],
        [1010, 566, 0.5],
        [1080, 562, 0.8],
        [60, 640, 0.9],
        [110, 642, 0.56],
      ]),
      each(
        [1030, 1160],
        (x) =>
          rect(x - 4, 470, 8, 94, p.ink) +
          circle(x, 462, 15, p.gold) +
          circle(x, 462, 40, p.gold, 'opacity=".2"'),
      ),
    ];
  },
};

export const stKatharineDocks = [basin, inn, lock];
