import { backdrop } from '../kit/backdrop';
import { crowd, person } from '../kit/figures';
import { lettering } from '../kit/lettering';
import { glow } from '../kit/light';
import { bars, block, courses } from '../kit/masonry';
import { sashes } from '../kit/openings';
import type { Palette } from '../kit/palettes';
import { stream } from '../kit/random';
import { snowfall } from '../kit/season';
import { garland } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const BLOOMS = ['#E0485A', '#F7A8BD', '#FFFDF6', '#F2B93B', '#B27FC6', '#F08A5D', '#C92F6A'] as const;

/** A little Victorian shop with one storey over it. */
const shop = (
  p: Palette,
  x: number,
  top: number,
  w: number,
  foot: number,
  paint: string,
  wall: readonly string[],
): string =>
  block(x, top, w, foot - top, wall[0]!, wall[1]!, 0.12) +
  rect(x - 3, top - 10, w + 6, 14, p.stone[0]) +
  path(d`M${x} ${top - 10}l${w * 0.1} -34h${w * 0.8}l${w * 0.1} 34z`, p.roof[0]) +
  rect(x + w * 0.74, top - 70, w * 0.14, 54, wall[1]!) +
  sashes(p, x + w * 0.16, top + 24, [w * 0.22, (foot - top) * 0.26], 2, w * 0.44) +
  rect(x, top + (foot - top) * 0.46, w, (foot - top) * 0.54, paint) +
  rect(x - 4, top + (foot - top) * 0.44, w + 8, 10, p.white) +
  rect(x + w * 0.08, top + (foot - top) * 0.62, w * 0.5, (foot - top) * 0.26, '#F7E3B4') +
  line(d`M${x + w * 0.33} ${top + (foot - top) * 0.62}v${(foot - top) * 0.26}`, paint, 5) +
  rect(x + w * 0.68, top + (foot - top) * 0.6, w * 0.22, (foot - top) * 0.4, p.white) +
  rect(x + w * 0.71, top + (foot - top) * 0.63, w * 0.16, (foot - top) * 0.37, paint);

const street: Picture = {
  name: 'columbia-road-flower-market',
  title:
    'Columbia Road on Sunday morning: banks of cut flowers and pots along both sides of the narrow street, the crowd with armfuls of them between the little shops',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const next = stream(1869);
    const bankOf = (points: readonly (readonly [number, number, number])[], flip: boolean): string =>
      each(points, ([x0, y, s]) => {
        const x = flip ? 1200 - x0 : x0;
        return (
          path(
            d`M${x - 46 * s} ${y - 56 * s}h${92 * s}l${-12 * s} ${60 * s}h${-68 * s}z`,
            ['#6C7A84', '#3A4A54', '#C96F4C'][Math.floor(next() * 3)]!,
          ) +
          times(7, (index) =>
            ellipse(x + (index - 3) * 15 * s, y - (60 + next() * 20) * s, 17 * s, 11 * s, p.tree[index % 2]!),
          ) +
          times(15, () =>
            circle(
              Math.round(x + (next() - 0.5) * 104 * s),
              Math.round(y - (66 + next() * 60) * s),
              (6 + next() * 5) * s,
              BLOOMS[Math.floor(next() * 7)]!,
            ),
          )
        );
      });
    return [
      backdrop(c, {
        light: [600, 190, 76],
        clouds: [
          [80, 80, 0.9],
          [860, 90, 0.9],
        ],
      }),
      shop(p, 0, 150, 210, 640, '#2F6B52', p.brick),
      shop(p, 210, 210, 160, 616, '#B8273A', [p.stone[0], p.stone[1]]),
      shop(p, 370, 262, 116, 600, '#3D6C93', p.brick),
      shop(p, 486, 304, 80, 588, '#E0A93F', [p.stone[1], p.stone[2]]),
      shop(p, 990, 150, 210, 640, '#3D6C93', [p.stone[0], p.stone[1]]),
      shop(p, 830, 210, 160, 616, '#7A4A86', p.brick),
      shop(p, 714, 262, 116, 600, '#2F6B52', [p.stone[1], p.stone[2]]),
      shop(p, 634, 304, 80, 588, '#B8273A', p.brick),
      path('M0 640l470-60h260l470 60v170H0z', p.paving[0]),
      path('M520 580h160l260 230H260z', '#B5ABA4'),
      garland([210, 300], [600, 340], 30, 12, [p.red, p.white, p.gold, p.blue]),
      garland([600, 340], [990, 300], 30, 12, [p.blue, p.red, p.white, p.gold]),
      crowd(p, [
        [570, 596, 0.52],
        [596, 598, 0.52],
        [624, 600, 0.54],
        [640, 610, 0.6],
        [560, 614, 0.64],
      ]),
      bankOf(
        [
          [500, 610, 0.5],
          [470, 622, 0.56],
          [436, 636, 0.64],
        ],
        false,
      ),
      bankOf(
        [
          [500, 610, 0.5],
          [470, 622, 0.56],
          [436, 636, 0.64],
        ],
        true,
      ),
      crowd(
        p,
        [
          [540, 650, 0.8],
          [590, 656, 0.84],
          [640, 660, 0.84],
          [680, 650, 0.8],
        ],
        2,
      ),
      bankOf(
        [
          [396, 652, 0.76],
          [352, 674, 0.86],
          [300, 698, 0.98],
        ],
        false,
      ),
      bankOf(
        [
          [396, 652, 0.76],
          [352, 674, 0.86],
          [300, 698, 0.98],
        ],
        true,
      ),
      crowd(
        p,
        [
          [480, 704, 1.06],
          [560, 716, 1.1],
          [640, 710, 1.08],
          [720, 706, 1.06],
        ],
        1,
      ),
      bankOf(
        [
          [236, 726, 1.14],
          [160, 756, 1.3],
          [66, 790, 1.5],
        ],
        false,
      ),
      bankOf(
        [
          [236, 726, 1.14],
          [160, 756, 1.3],
          [66, 790, 1.5],
        ],
        true,
      ),
      // Two who carry their flowers home.
      person({ x: 470, y: 786, scale: 1.44, coat: p.blue, skirt: true, hair: '#C89B5A' }),
      times(9, (index) =>
        circle(494 + (index % 3) * 15, 700 - Math.floor(index / 3) * 15, 11, BLOOMS[index % 7]!),
      ),
      path('M484 714h54l-20 44h-20z', '#E9D9BC'),
      person({ x: 730, y: 790, scale: 1.44, coat: p.red, skin: 1, left: true }),
      path('M664 764h54l-8-40h-38z', '#C96F4C'),
      each(
        [
          [690, 724, -40],
          [690, 724, -14],
          [690, 724, 14],
          [690, 724, 40],
        ] as const,
        ([x, y, lean]) =>
          path(
            d`M${x} ${y}q${lean * 0.2} -80 ${lean * 1.6} -110q${-lean * 0.2} 60 ${-lean * 1.6} 110z`,
            p.tree[lean > 0 ? 1 : 2],
          ),
      ),
    ];
  },
};

const stall: Picture = {
  name: 'columbia-road-flower-market-2',
  title:
    'A stall of Columbia Road close to: sunflowers, peonies and tulips in buckets with chalk price cards, the seller behind in her apron',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const bucket = (x: number, y: number, s: number, tone: string): string =>
      at(
        x,
        y,
        s,
        path('M-70-110h140l-20 110h-100z', tone) +
          path('M30-110h40l-20 110h-34z', '#000', 'opacity=".16"') +
          ellipse(0, -110, 70, 13, '#3A4A54'),
      );
    const sunflower = (x: number, y: number, r: number): string =>
      times(14, (index) =>
        ellipse(
          x + Math.cos((index * Math.PI) / 7) * r * 0.78,
          y + Math.sin((index * Math.PI) / 7) * r * 0.78,
          r * 0.36,
          r * 0.16,
          index % 2 ? '#F2B93B' : '#E0A02E',
          d`transform="rotate(${index * 25.7} ${x + Math.cos((index * Math.PI) / 7) * r * 0.78} ${y + Math.sin((index * Math.PI) / 7) * r * 0.78})"`,
        ),
      ) +
      circle(x, y, r * 0.52, '#5A3420') +
      circle(x, y, r * 0.34, '#3A2016');
    const peony = (x: number, y: number, r: number): string =>
      each(
        [
          [0, 0, 1],
          [-0.5, -0.1, 0.62],
          [0.5, -0.06, 0.62],
          [0, -0.46, 0.62],
          [-0.2, 0.36, 0.6],
          [0.34, 0.34, 0.56],
        ] as const,
        ([dx, dy, k], index) =>
          circle(
            x + dx * r,
            y + dy * r,
            r * k,
            ['#E98AA6', '#F3B3C6', '#E07A9A', '#F9CFDB', '#EFA0B8', '#F6BFCF'][index]!,
          ),
      ) + circle(x, y, r * 0.3, '#FBE3EA');
    const tulip = (x: number, y: number, s: number, colour: string): string =>
      at(
        x,
        y,
        s,
        path('M-22-10q-8-40 6-56l16 18 16-18q14 16 6 56-8 24-22 24t-22-24z', colour) +
          path('M0-48l16-18q14 16 6 56-6 20-18 24 10-30-4-62z', '#000', 'opacity=".14"'),
      );
    const card = (x: number, y: number, text: string): string =>
      line(d`M${x} ${y}v70`, '#8A6238', 6) +
      rect(x - 60, y - 60, 120, 64, '#2A3A34', 'rx="5"') +
      rect(x - 60, y - 60, 120, 64, 'none', 'rx="5" stroke="#8A6238" stroke-width="6"') +
      lettering(text, { x, y: y - 16, size: 38, fill: '#FFFDF6', maxWidth: 100 });
    return [
      rect(0, 0, 1200, 800, '#CFE0D4'),
      rect(0, 0, 1200, 460, '#B5705A'),
      times(11, (row) =>
        bars(-30 + (row % 2) * 40, row * 44, 74, 38, 16, 80, row % 2 ? '#AA6650' : '#BE7A62'),
      ),
      rect(120, 120, 300, 340, '#2F6B52'),
      rect(146, 150, 248, 310, '#DCEBE2'),
      line('M270 150v310M146 300h248', '#2F6B52', 9),
      rect(780, 120, 300, 340, '#3D6C93'),
      rect(806, 150, 248, 310, '#DCEBE2'),
      line('M930 150v310M806 300h248', '#3D6C93', 9),
      path('M-20 40h1240l30 80H-50z', '#2F6B52'),
      bars(20, 40, 62, 80, 10, 124, '#FFFDF6', 'opacity=".9"'),
      path(
        times(21, (index) => d`M${-50 + index * 62} 118a31 22 0 0 0 62 0z`),
        '#2F6B52',
      ),
      // The seller.
      at(
        600,
        560,
        3.1,
        path('M-30 0v-44q0-26 30-30 30 4 30 30V0z', '#3D6C93') +
          path('M-18 0v-48h36V0z', '#F6EEDD') +
          line('M-18-48l-4-22M18-48l4-22', '#F6EEDD', 4) +
          circle(0, -92, 15, '#C98F66') +
          path('M-16-92q-2-20 16-20t16 20q-8-10-16-10t-16 10z', '#3A2A22') +
          circle(0, -114, 8, '#3A2A22') +
          path('M-6-86q6 5 12 0', 'none', 'stroke="#7A4A34" stroke-width="2"') +
          line('M-28-52L-46-20M28-52L44-24', '#3D6C93', 10, 'stroke-linecap="round"'),
      ),
      // The back row.
      rect(0, 470, 1200, 30, '#8A6238'),
      ...[90, 230, 970, 1110].map(
        (x, index) =>
          bucket(x, 560, 0.9, '#6C7A84') +
          each(
            [-44, 0, 44],
            (dx) =>
              line(d`M${x + dx * 0.4} 460L${x + dx} 380`, '#4B7A4A', 8) +
              (index % 2
                ? tulip(
                    x + dx,
                    390 - (dx === 0 ? 30 : 0),
                    1.1,
                    ['#E0485A', '#F2B93B', '#B27FC6'][(dx + 44) / 44]!,
                  )
                : sunflower(x + dx * 1.3, 372 - (dx === 0 ? 40 : 0), 46)),
          ),
      ),
      rect(0, 556, 1200, 30, '#A8794C'),
      rect(0, 584, 1200, 226, '#7E9A86'),
      // The front row.
      bucket(150, 790, 1.5, '#5E6C76'),
      bucket(450, 800, 1.5, '#6C7A84'),
      bucket(750, 800, 1.5, '#5E6C76'),
      bucket(1050, 790, 1.5, '#6C7A84'),
      times(9, (index) => ellipse(60 + index * 24, 630 - (index % 2) * 16, 32, 15, p.tree[index % 2]!)),
      each(
        [
          [80, 580, 52],
          [170, 560, 58],
          [240, 600, 50],
          [120, 630, 46],
          [210, 640, 44],
        ] as const,
        ([x, y, r]) => peony(x, y, r),
      ),
      each(
        [350, 390, 430, 470, 510, 550],
        (x, index) =>
          line(d`M${430 + index * 8} 680L${x} 600`, '#4B7A4A', 9) +
          path(
            d`M${420 + index * 10} 680q${(x - 440) * 0.4 - 20} -50 ${(x - 440) * 0.7 - 10} -110q20 50 20 110z`,
            p.tree[1],
          ) +
          tulip(
            x,
            606 - (index % 2) * 40,
            1.5,
            ['#E0485A', '#F2B93B', '#F7A8BD', '#C92F6A', '#FFFDF6', '#F08A5D'][index]!,
          ),
      ),
      each(
        [
          [670, 600, 62],
          [770, 560, 66],
          [850, 620, 58],
          [720, 660, 50],
          [810, 680, 46],
        ] as const,
        ([x, y, r]) => line(d`M${x} ${y}L750 700`, '#4B7A4A', 9) + sunflower(x, y, r),
      ),
      times(
        11,
        (index) =>
          path(
            d`M1050 660q${(index - 5) * 10} -70 ${(index - 5) * 26} ${-120 + Math.abs(index - 5) * 8}`,
            'none',
            'stroke="#7A9A72" stroke-width="6"',
          ) +
          times(5, (bud) =>
            ellipse(
              1050 + (index - 5) * (22 + bud * 1.4),
              570 + Math.abs(index - 5) * 8 - bud * 14,
              9,
              8,
              bud % 2 ? '#8F6CC0' : '#B79AE0',
            ),
          ),
      ),
      card(300, 700, '£5'),
      card(600, 712, '3 £10'),
      card(910, 700, '£8'),
    ];
  },
};

const winter: Picture = {
  name: 'columbia-road-flower-market-3',
  title:
    'December on Columbia Road: wreaths on the shop front, Christmas trees along the wall and carol singers in the snow',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const next = stream(1225);
    const wreath = (x: number, y: number, r: number): string =>
      times(18, (index) =>
        ellipse(
          x + Math.cos((index * Math.PI) / 9) * r,
          y + Math.sin((index * Math.PI) / 9) * r,
          r * 0.3,
          r * 0.2,
          index % 2 ? '#2F6B52' : '#24564A',
          d`transform="rotate(${index * 20 + 40} ${x + Math.cos((index * Math.PI) / 9) * r} ${y + Math.sin((index * Math.PI) / 9) * r})"`,
        ),
      ) +
      times(7, (index) =>
        circle(
          x + Math.cos((index * Math.PI * 2) / 7) * r,
          y + Math.sin((index * Math.PI * 2) / 7) * r,
          r * 0.1,
          '#C92F46',
        ),
      ) +
      path(
        d`M${x} ${y + r}l${-r * 0.5} ${-r * 0.2}v${r * 0.44}zM${x} ${y + r}l${r * 0.5} ${-r * 0.2}v${r * 0.44}zM${x - r * 0.1} ${y + r}l${-r * 0.24} ${r * 0.56}h${r * 0.2}l${r * 0.14} ${-r * 0.5}l${r * 0.14} ${r * 0.5}h${r * 0.2}l${-r * 0.24} ${-r * 0.56}z`,
        '#C92F46',
      );
    const fir = (x: number, y: number, s: number): string =>
      at(
        x,
        y,
        s,
        rect(-9, -26, 18, 26, '#5A3A2A') +
          path('M0-300l44 90h-24l44 84h-30l50 102H-84l50-102h-30l44-84h-24z', '#1F4A3A') +
          path('M0-300l44 90h-24l44 84h-30l50 102H0z', '#163629') +
          path(
            'M0-300l16 34-16 10-14-12zM-38-126l24-8 20 16-30 8zM30-30l30-10 24 16-40 4z',
            '#E6EEF8',
            'opacity=".75"',
          ),
      );
    return [
      backdrop(c, { light: [1080, 80, 32], clouds: [[120, 70, 0.8]] }),
      block(-20, 150, 1240, 520, p.brick[0], p.brick[1], 0.06),
      courses(0, 160, 1180, 220, p.brick[2], next, 90),
      rect(-20, 138, 1240, 20, '#E6EEF8'),
      sashes(p, 120, 200, [70, 120], 3, 150),
      sashes(p, 720, 200, [70, 120], 3, 150, p.window),
      path(
        'M106 328h98v-10h-98zM256 328h98v-10h-98zM406 328h98v-10h-98zM706 328h98v-10h-98zM856 328h98v-10h-98zM1006 328h98v-10h-98z',
        '#E6EEF8',
      ),
      // The shop.
      rect(330, 380, 540, 290, '#24564A'),
      rect(316, 360, 568, 64, '#1B4638'),
      lettering('FLOWERS & WREATHS', { x: 600, y: 406, size: 40, fill: p.gold, spacing: 4, maxWidth: 500 }),
      path('M316 362q100-20 200-6t220 0 148 6v-12H316z', '#E6EEF8'),
      rect(356, 450, 190, 160, '#FFDD92'),
      rect(654, 450, 190, 160, '#FFDD92'),
      line('M451 450v160M749 450v160', '#24564A', 7),
      rect(564, 440, 76, 230, '#F6EEDD'),
      rect(572, 450, 60, 220, '#A8202F'),
      glow(c, 'window', '#FFDD92', [600, 620], [460, 170], 0.5),
      wreath(451, 530, 58),
      wreath(749, 530, 58),
      wreath(602, 520, 26),
      each(
        [380, 420, 470, 520, 680, 720, 780, 820],
        (x, index) =>
          path(d`M${x - 12} 610h24l-4 -22h-16z`, '#C96F4C') +
          path(
            d`M${x} 590l-16 -20 16 6 16 -6zM${x} 582l-10 -22 10 8 10 -8z`,
            index % 2 ? '#C92F46' : '#F6EEDD',
          ),
      ),
      fir(90, 690, 1),
      fir(190, 700, 1.1),
      fir(290, 690, 0.86),
      fir(920, 690, 0.9),
      fir(1020, 700, 1.14),
      fir(1130, 692, 1),
      garland([0, 190], [600, 180], 60, 20, ['#FFE9B0', p.gold, '#C92F46'], true),
      garland([600, 180], [1200, 190], 60, 20, ['#FFE9B0', p.gold, '#C92F46'], true),
      path('M0 670q600-26 1200 0v140H0z', '#DCE6F6'),
      path('M0 720q300-20 620 0t580-6v96H0z', '#B9C8E6'),
      // Carol singers with their sheets.
      person({ x: 480, y: 730, scale: 1.4, coat: p.red, skirt: true }),
      person({ x: 540, y: 736, scale: 1.4, coat: '#24564A', skin: 1 }),
      person({ x: 590, y: 738, scale: 0.92, coat: p.gold, skin: 3 }),
      each(
        [
          [500, 672],
          [558, 676],
          [604, 692],
        ] as const,
        ([x, y], index) =>
          rect(x - 14, y - 10, 30, 20, '#FFFDF6', `transform="rotate(${-8 + index * 6} ${x} ${y})"`),
      ),
      // Somebody carries a tree away.
      person({ x: 800, y: 756, scale: 1.5, coat: p.blue, left: true }),
      `<g transform="translate(930 690) rotate(-96)">${path('M0-230l30 80H14l34 70H26l36 80H-62l36-80h-22l34-70h-16z', '#1F4A3A') + line('M-30-40l60-30M-36-10l70-36M-20-90l40-22', '#E6EEF8', 3) + rect(-8, 0, 16, 30, '#5A3A2A')}</g>`,
      person({ x: 920, y: 760, scale: 1.5, coat: p.white, skin: 2, left: true }),
      crowd(
        p,
        [
          [300, 760, 1.4],
          [250, 764, 0.9],
          [1080, 770, 1.44],
        ],
        2,
      ),
      snowfall(c, 12, 90),
    ];
  },
};

export const columbiaRoadFlowerMarket = [street, stall, winter];
