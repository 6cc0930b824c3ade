import { crowd, duck, guard } from '../kit/figures';
import { unionFlag } from '../kit/flags';
import { flowers, lawn, trees, willow } from '../kit/greenery';
import { arch, block, cornice } from '../kit/masonry';
import type { Palette } from '../kit/palettes';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { bench, lamp, railings } from '../kit/street';
import { at, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { reflection, water } from '../kit/water';
import { palaceFront, palaceRailings, victoriaMemorial } from '../landmarks/palace-front';
import type { Picture } from '../picture';

const wide: Picture = {
  name: 'buckingham-palace',
  title: 'Buckingham Palace with the flag flying and the guard marching past the gates',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 230, 170, 0.12),
      sun(p, 230, 170, 60),
      clouds(p, [
        [380, 100, 1],
        [880, 170, 1.1],
        [40, 280, 0.7],
      ]),
      birds(p, 820, 110),
      trees(p, -20, 170, 612, 84, 4),
      trees(p, 1040, 1230, 612, 84, 9),
      unionFlag(p, 600, 250, 150, 1.1),
      at(600, 612, 1, palaceFront(p)),
      rect(0, 606, 1200, 90, p.paving[0]),
      at(600, 676, 1, palaceRailings(p)),
      rect(0, 682, 1200, 120, '#C98F7E'),
      rect(0, 682, 1200, 9, p.paving[0]),
      line('M0 764h1200', p.paving[0], 4, 'stroke-dasharray="50 34" opacity=".7"'),
      each([350, 440, 530, 620, 710], (x) => guard(x, 776, 0.92)),
      crowd(p, [
        [910, 752, 0.62],
        [938, 754, 0.42],
        [1000, 758, 0.64],
        [1060, 748, 0.6],
        [120, 750, 0.62],
        [152, 752, 0.44],
        [216, 756, 0.64],
      ]),
    ];
  },
};

function sentryBox(x: number, y: number): string {
  return at(
    x,
    y,
    1,
    rect(-66, -10, 146, 10, '#000', 'opacity=".2"') +
      path('M-64 0v-330l64-70 64 70V0z', '#27303F') +
      path('M20-378l44 48V0H20z', '#1A212E') +
      path('M-74-326L0-408l74 82v12L0-394l-74 80z', '#F4EFE2') +
      path('M-44 0v-280a44 44 0 0 1 88 0V0z', '#0F1420'),
  );
}

const close: Picture = {
  name: 'buckingham-palace-2',
  title: 'A guardsman in a red tunic and bearskin stands before his sentry box by the palace railings',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    return [
      sky(c),
      block(-10, 0, 1220, 690, light, mid, 0.5),
      cornice(p, -10, 336, 1220, 16),
      line(times(9, (row) => d`M0 ${372 + row * 36}h1200`), shade, 2, 'opacity=".35"'),
      each([110, 420, 780, 1090], (x) => rect(x - 92, -10, 184, 316, light) + rect(x - 74, -10, 148, 294, shade, 'opacity=".5"') + rect(x - 66, -10, 132, 286, p.window) + path(`M${x - 66} 276V90L${x + 30} -10h36v40z`, '#fff', 'opacity=".16"') + line(`M${x} -10v286M${x - 66} 90h132M${x - 66} 184h132`, light, 7) + rect(x - 100, 284, 200, 18, light)),
      each([110, 420, 780, 1090], (x) => arch(x - 66, 412, 132, 278, shade) + arch(x - 56, 424, 112, 266, dark)),
      rect(0, 672, 1200, 130, p.paving[0]),
      line('M0 706h1200M120 672l-60 128M340 672l-30 128M560 672v128M800 672l30 128M1040 672l60 128', p.paving[1], 3),
      sentryBox(430, 700),
      ellipse(690, 722, 130, 14, '#000', 'opacity=".18"'),
      guard(690, 720, 4.3),
      railings(p, -10, 800, 290, 250, 26),
      railings(p, 940, 800, 290, 250, 26),
      birds(p, 560, 60, 3),
    ];
  },
};

const dusk: Picture = {
  name: 'buckingham-palace-3',
  title: 'Buckingham Palace and the Victoria Memorial at the end of the lake in St James’s Park, windows lit at dusk',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 380, 470, 0.06),
      sun(p, 380, 430, 76),
      clouds(p, [
        [80, 150, 1.1],
        [840, 130, 1.2],
        [620, 260, 0.7],
      ]),
      birds(p, 780, 240),
      unionFlag(p, 600, 330, 100, 0.7),
      at(600, 540, 0.66, palaceFront(p)),
      at(600, 566, 0.72, victoriaMemorial(p)),
      trees(p, -20, 330, 570, 78, 4),
      trees(p, 880, 1230, 570, 78, 9),
      rect(0, 560, 1200, 20, p.tree[1]),
      water(c, 576, 22),
      reflection(p.gold, 600, 590, 300, 8, 0.4),
      reflection(p.sun, 380, 586, 90, 8, 0.5),
      path('M0 800V690q150-36 330 0 90 20 110 110zM1200 800V660q-150-20-300 40-70 30-90 100z', p.tree[0]),
      willow(p, 170, 740, 1.7),
      willow(p, 1050, 720, 1.5, 6),
      duck(520, 690, 1, ['#3A2F55', '#2A6050']),
      duck(600, 720, 1.2, ['#F6E8D4', '#F6E8D4']),
      duck(700, 676, 0.8, ['#3A2F55', '#2A6050']),
      bench(p, 300, 790, 0.9),
      lamp(p, 850, 792, 1),
    ];
  },
};

function drummer(p: Palette, x: number, y: number): string {
  return guard(x, y, 1.9) + rect(x - 40, y - 92, 80, 62, p.white, 'rx="8"') + rect(x - 40, y - 92, 80, 12, p.red) + rect(x - 40, y - 42, 80, 12, p.red) + line(d`M${x - 36} ${y - 80}l18 38 18 -38 18 38 18 -38`, p.gold, 4) + line(`M${x - 34} ${y - 124}l30 30M${x + 36} ${y - 124}l-26 30`, '#5A3B24', 5);
}

const changing: Picture = {
  name: 'changing-the-guard',
  title: 'The band and a column of guardsmen in red tunics march in step towards the palace at the Changing of the Guard',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const rank = (y: number, scale: number, from: number, step: number, count: number): string => times(count, (index) => guard(from + index * step, y, scale));
    return [
      sky(c),
      rays(p, 250, 130, 0.12),
      sun(p, 250, 130, 54),
      clouds(p, [
        [430, 90, 0.9],
        [880, 110, 1],
      ]),
      trees(p, -20, 200, 480, 84, 4),
      trees(p, 1010, 1230, 480, 84, 9),
      unionFlag(p, 600, 170, 110, 0.9),
      at(600, 480, 0.86, palaceFront(p)),
      at(600, 508, 1, palaceRailings(p)),
      lawn(p, 504, 540, 1200),
      flowers([p.red, '#E0485A', p.gold], 0, 480, 534, p),
      flowers([p.red, '#E0485A', p.gold], 720, 1200, 534, p, 7),
      rect(0, 548, 1200, 260, '#C98F7E'),
      rect(0, 546, 1200, 8, p.paving[0]),
      crowd(p, [
        [60, 566, 0.72],
        [100, 570, 0.7],
        [150, 566, 0.72],
        [1050, 566, 0.7],
        [1092, 570, 0.72],
        [1140, 566, 0.48],
      ]),
      rank(640, 0.9, 330, 60, 10),
      rank(694, 1.15, 300, 76, 9),
      drummer(p, 330, 780),
      guard(480, 782, 1.9),
      drummer(p, 630, 780),
      guard(780, 782, 1.9),
      drummer(p, 930, 780),
    ];
  },
};

export const buckinghamPalace = [wide, close, dusk, changing];
