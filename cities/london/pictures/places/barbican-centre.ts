import { backdrop } from '../kit/backdrop';
import { crowd, duck, person } from '../kit/figures';
import { trees } from '../kit/greenery';
import { glow } from '../kit/light';
import { bars } from '../kit/masonry';
import { arches } from '../kit/openings';
import { crescent, sky, stars } from '../kit/sky';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { reflection, water } from '../kit/water';
import type { Picture } from '../picture';

const CONCRETE = ['#CDBFA9', '#A8967F', '#7C6C5C'] as const;

/** A block of flats on round-headed piers, with its vaulted top floor; colours from lit to dark. */
const terrace = (x: number, y: number, bays: number, [light, mid, dark]: readonly string[]): string =>
  rect(x, y, bays * 76, 190, mid!) +
  path(
    times(bays, (index) => d`M${x + index * 76} ${y}a38 34 0 0 1 76 0z`),
    light!,
  ) +
  path(
    times(bays, (index) => d`M${x + 12 + index * 76} ${y}a26 24 0 0 1 52 0z`),
    dark!,
  ) +
  each([20, 82, 144], (dy) => rect(x - 6, y + dy, bays * 76 + 12, 22, light!)) +
  each([0, 42, 104], (dy) => bars(x + 10, y + dy + 2, 56, dy ? 40 : 18, bays, 76, dark!)) +
  bars(x - 4, y, 8, 260, bays + 1, 76, mid!);

const lakeside: Picture = {
  name: 'barbican-centre',
  title:
    'The Barbican: fountains in the long lake, brick terraces with café tables and concrete blocks with vaulted tops below a saw-edged tower',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, dark] = CONCRETE;
    // Every floor of a tower has a balcony that turns up at its corners.
    const tower = (x: number, top: number, width: number): string =>
      rect(x + width * 0.12, top, width * 0.76, 560 - top, dark) +
      times(Math.floor((540 - top) / 22), (floor) => {
        const y = top + 14 + floor * 22;
        return path(
          d`M${x} ${y - 4}l${width * 0.12} 10h${width * 0.76}l${width * 0.12} -10v5l${-width * 0.14} 14h${-width * 0.72}l${-width * 0.14} -14z`,
          light,
        );
      }) +
      rect(x + width * 0.44, top - 30, width * 0.12, 590 - top, mid) +
      path(d`M${x + width * 0.1} ${top}l${width * 0.2} -24h${width * 0.4}l${width * 0.2} 24z`, mid);
    return [
      backdrop(c, {
        light: [190, 140, 54],
        clouds: [
          [420, 100, 0.9],
          [900, 230, 0.8],
        ],
        roofs: [520, 17, 90],
      }),
      tower(690, 92, 150),
      tower(1010, 220, 116),
      terrace(60, 340, 7, [light, mid, '#4E5660']),
      terrace(724, 360, 7, [light, mid, '#4E5660']),
      rect(0, 526, 1200, 60, '#A4614A'),
      arches(30, 540, 70, 60, 13, 92, '#6C3D31'),
      trees(p, 0, 300, 560, 30, 6),
      // Window boxes.
      each([376, 438, 500], (y, row) =>
        each(
          [70, 222, 374, 754, 906],
          (x) => circle(x + row * 40, y - 12, 9, p.tree[2]) + circle(x + 14 + row * 40, y - 12, 7, p.red),
        ),
      ),
      water(c, 584, 22),
      ...[250, 420, 590].map(
        (x) =>
          path(d`M${x} 650q-6-84-30-100 26 6 34 40 8-34 34-40-24 16-30 100z`, p.white, 'opacity=".8"') +
          ellipse(x + 4, 652, 44, 8, p.glint, 'opacity=".7"'),
      ),
      duck(760, 640, 0.9),
      duck(860, 656, 0.8, ['#FFFDF6', '#FFFDF6']),
      // Reeds in round islands of brick.
      each(
        [930, 1050],
        (x, index) =>
          ellipse(x, 656 - index * 30, 62, 15, '#A4614A') +
          ellipse(x, 650 - index * 30, 56, 12, p.tree[0]) +
          line(
            d`M${x - 40} ${648 - index * 30}l-6 -44M${x - 16} ${648 - index * 30}l2 -58M${x + 8} ${648 - index * 30}l-2 -50M${x + 32} ${648 - index * 30}l8 -46`,
            p.tree[1],
            6,
            'stroke-linecap="round"',
          ),
      ),
      rect(0, 694, 1200, 120, '#B4705A'),
      line('M0 694h1200M0 724h1200M0 758h1200', '#8E5140', 3),
      line(
        times(26, (index) => d`M${index * 48} 694l${-16 + index * 1.3} 110`),
        '#8E5140',
        2,
        'opacity=".7"',
      ),
      each(
        [150, 470, 1050],
        (x, index) =>
          ellipse(x, 728, 44, 9, '#FFFDF6') +
          rect(x - 3, 728, 6, 44, '#22324A') +
          path(d`M${x - 84} 650l84 -34 84 34z`, [p.red, p.gold, p.red][index]!) +
          rect(x - 2, 616, 4, 114, '#22324A'),
      ),
      crowd(p, [
        [96, 770, 1.1],
        [206, 772, 1.1],
        [414, 768, 1.08],
        [526, 770, 1.1],
        [690, 760, 1.1],
        [740, 764, 0.7],
        [850, 772, 1.16],
        [992, 774, 1.1],
        [1110, 772, 1.1],
      ]),
    ];
  },
};

const conservatory: Picture = {
  name: 'barbican-centre-2',
  title:
    'The Barbican conservatory: palms, cacti and trailing vines on concrete balconies under a roof of glass',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, dark] = CONCRETE;
    const green = ['#23513F', '#3C7A52', '#6BA368', '#9CC582'] as const;
    const fan = (x: number, y: number, size: number, colour: string): string =>
      path(
        times(9, (index) => {
          const turn = Math.PI * (1.02 + index * 0.12);
          const [tx, ty] = [Math.cos(turn) * size, Math.sin(turn) * size + Math.abs(index - 4) * size * 0.09];
          return d`M${x} ${y}q${tx * 0.4 - 10} ${ty * 0.9} ${tx} ${ty}q${-tx * 0.3 + 14} ${-ty * 0.2} ${-tx} ${-ty}z`;
        }),
        colour,
      );
    const vine = (x: number, y: number, long: number): string =>
      line(d`M${x} ${y}q-10 ${long * 0.5} 4 ${long}`, green[1], 4) +
      times(Math.floor(long / 20), (index) =>
        ellipse(x - 4 + (index % 2 ? 8 : -8), y + 14 + index * 20, 10, 7, green[index % 2 ? 2 : 1]),
      );
    return [
      rect(0, 0, 1200, 800, '#E4EFE6'),
      path('M0 0h1200v260L900 150H300L0 260z', '#CFE6E6'),
      line(
        'M0 260L300 150h600l300 110M150 0l220 150M400 0l80 150M600 0v150M800 0l-80 150M1050 0L830 150M0 120l300-30h600l300 30',
        '#FFFFFF',
        7,
      ),
      glow(c, 'sun', '#FFF3CE', [360, 90], [420, 260], 0.9),
      rect(300, 150, 600, 520, '#DDE6D6'),
      // The fly tower of the theatre in the middle, balconies to both sides.
      rect(430, 190, 340, 480, light),
      rect(660, 190, 110, 480, mid),
      bars(440, 190, 5, 480, 16, 21, dark, 'opacity=".22"'),
      each([300, 450], (y) => rect(400, y, 400, 34, mid) + rect(400, y, 400, 10, light)),
      path('M0 250l300 70v70L0 330zM1200 250L900 320v70l300-60z', light),
      path('M0 460l300 20v70L0 550zM1200 460L900 480v70l300 0z', light),
      path('M0 330l300 60v12L0 350zM1200 330L900 390v12l300-52zM0 550h300v14H0zM900 550h300v14H900z', dark),
      each([440, 520, 610, 690, 750], (x, index) => vine(x, 334, 60 + (index % 3) * 44)),
      each([470, 570, 650, 730], (x, index) => vine(x, 484, 50 + (index % 2) * 60)),
      each([60, 150, 240, 960, 1060, 1150], (x, index) =>
        vine(x, 350 + (index % 3) * 14, 70 + (index % 3) * 24),
      ),
      fan(480, 300, 90, green[1]),
      fan(720, 300, 80, green[2]),
      fan(600, 450, 84, green[2]),
      // The path and its planting.
      path('M520 640h160l260 170H260z', '#D8B89A'),
      line('M500 660h200M460 690h280M410 724h380M350 764h500', '#B08E72', 3),
      path('M0 620q120-60 260-10t262 26l-240 174H0zM1200 620q-120-60-260-10t-262 26l240 174h282z', green[0]),
      rect(176, 330, 22, 330, '#7A5A40'),
      rect(1000, 280, 24, 380, '#7A5A40'),
      line(
        times(9, (index) => d`M176 ${360 + index * 34}h22M1000 ${320 + index * 38}h24`),
        '#5A4030',
        4,
      ),
      fan(187, 350, 190, green[1]),
      fan(187, 370, 150, green[2]),
      fan(1012, 300, 200, green[0]),
      fan(1012, 320, 160, green[1]),
      each(
        [
          [330, 690],
          [862, 700],
        ] as const,
        ([x, y]) =>
          path(
            d`M${x - 24} ${y}v-130q24-40 48 0v130zM${x - 24} ${y - 50}q-44 0-44-60 0-14 12-14t12 14q0 24 20 26zM${x + 24} ${y - 70}q40 0 40-54 0-14-12-14t-12 14q0 20-16 22z`,
            green[1],
          ) + line(d`M${x - 10} ${y - 6}v-126M${x + 8} ${y - 6}v-126`, green[3], 3),
      ),
      fan(90, 720, 150, green[2]),
      fan(1110, 730, 150, green[2]),
      fan(250, 790, 110, green[3]),
      fan(960, 796, 110, green[3]),
      each(
        [
          [300, 745, '#E0485A'],
          [420, 770, '#E0A93F'],
          [800, 770, '#E0485A'],
          [900, 752, '#F7C5CB'],
        ] as const,
        ([x, y, colour]) => each([0, 16, 32], (dx) => circle(x + dx, y - (dx === 16 ? 12 : 0), 8, colour)),
      ),
      crowd(
        p,
        [
          [560, 700, 0.9],
          [600, 702, 0.86],
          [660, 760, 1.2],
          [520, 770, 1.24],
          [700, 764, 0.76],
          [470, 300, 0.56],
          [560, 450, 0.56],
        ],
        1,
      ),
    ];
  },
};

const night: Picture = {
  name: 'barbican-centre-3',
  title:
    'The medieval church of St Giles Cripplegate among the flats of the Barbican by night, every balcony lamp mirrored in the water',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    return [
      sky(c),
      stars(c, 300, 41),
      crescent(p, 220, 130, 40),
      // A tower seen from below.
      path('M820 0h230l60 560H790z', p.roof[1]),
      times(13, (floor) => {
        const y = 18 + floor * 42;
        const spread = floor * 4;
        return (
          path(
            d`M${812 - spread * 0.5} ${y}l30 16h180l${30 + spread * 0.6} -16v12l-34 20h-176l-32 -20z`,
            p.roof[0],
          ) + bars(856 - spread * 0.3, y - 12, 22, 18, 4, 42, floor % 3 ? p.window : p.roof[1])
        );
      }),
      rect(0, 300, 560, 260, p.mid),
      each([330, 400, 470], (y) => rect(0, y, 560, 18, p.roof[0])),
      bars(20, 352, 40, 44, 9, 60, p.window, 'opacity=".85"'),
      bars(50, 422, 40, 44, 8, 60, p.window, 'opacity=".6"'),
      bars(20, 492, 40, 44, 5, 120, p.window, 'opacity=".85"'),
      path(
        times(8, (index) => d`M${index * 70} 300a35 30 0 0 1 70 0z`),
        p.roof[0],
      ),
      // The church.
      glow(c, 'church', p.gold, [560, 520], [330, 240], 0.45),
      path('M470 440h330v150H470z', mid),
      path('M456 444l40-44h290l30 44z', p.roof[0]),
      rect(470, 436, 330, 10, light),
      path(
        times(5, (index) => d`M${498 + index * 58} 566v-60q20-44 40 0v60z`),
        p.window,
      ),
      line(
        times(5, (index) => d`M${518 + index * 58} 490v76M${498 + index * 58} 530h40`),
        dark,
        3,
      ),
      rect(380, 250, 110, 340, light),
      rect(450, 250, 40, 340, shade),
      each([376, 484], (x) => rect(x, 226, 12, 40, light)),
      path('M380 252v-16h14v8h14v-8h14v8h14v-8h14v8h14v-8h14v8h12v8z', light),
      path('M414 244l4-44q18-26 36 0l4 44z', mid),
      rect(433, 160, 4, 30, p.gold),
      path('M402 380v-66q18-34 36 0v66zM444 380v-66q18-34 36 0v66z', dark),
      rect(376, 400, 118, 8, light),
      path('M410 590v-90q26-46 52 0v90z', dark),
      path('M418 590v-84q18-34 36 0v84z', p.window),
      rect(0, 586, 1200, 24, p.brick[1]),
      rect(0, 586, 1200, 6, p.stone[2]),
      each(
        [60, 240, 640, 880, 1100],
        (x) =>
          line(d`M${x} 588v-54`, p.ink, 5) +
          circle(x, 526, 14, p.gold) +
          circle(x, 526, 34, p.gold, 'opacity=".2"'),
      ),
      crowd(p, [
        [330, 590, 0.6],
        [356, 590, 0.6],
        [720, 590, 0.6],
        [930, 590, 0.62],
      ]),
      water(c, 608, 19),
      each([60, 240, 640, 880, 1100], (x) => reflection(p.gold, x, 616, 34, 10, 0.6)),
      reflection(light, 435, 620, 110, 12, 0.4),
      reflection(p.window, 640, 640, 260, 8, 0.3),
      at(150, 730, 1, path('M-150 80q20-70 60-40 30-60 80-10 60-30 90 50z', p.tree[0])),
      path('M1010 810q30-70 80-40 60-50 120 40z', p.tree[1]),
      person({ x: 1060, y: 800, scale: 1.3, coat: p.red, left: true }),
      duck(560, 720, 1, [p.stone[2], p.roof[0]]),
      duck(660, 744, 0.9, [p.stone[2], p.roof[0]]),
    ];
  },
};

export const barbicanCentre = [lakeside, conservatory, night];
