import { crowd, guard } from '../kit/figures';
import { flowers, hedge, trees, tree } from '../kit/greenery';
import { arch, arches, bars, battlements, block, clock, colonnade, cornice, pediment, windows } from '../kit/masonry';
import type { Palette } from '../kit/palettes';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { farMast, skyline } from '../kit/skyline';
import { bench, cab, lamp, railings } from '../kit/street';
import { at, circle, d, each, line, path, rect, times } from '../kit/svg';
import type { Vignette } from './vignette';

/** A terraced house front: stuccoed ground floor with a porch, sash windows, a mansard; from x, standing on y. */
function house(p: Palette, x: number, y: number, width: number, height: number, wall: string, shade: string, door: string): string {
  const bay = width / 3;
  const top = y - height;
  const sash = (column: number, row: number, tall: number): string => {
    const [wx, wy] = [x + bay * column + bay * 0.24, top + 26 + row * (height / 4)];
    return rect(wx - 5, wy - 5, bay * 0.52 + 10, tall + 12, p.white) + rect(wx, wy, bay * 0.52, tall, p.window) + line(d`M${wx} ${wy + tall / 2}h${bay * 0.52}M${wx + bay * 0.26} ${wy}v${tall}`, p.white, 3);
  };
  return (
    block(x, top, width, height, wall, shade, 0.08) +
    path(d`M${x} ${top}l8 -44h${width - 16}l8 44z`, p.roof[0]) +
    rect(x + width * 0.2, top - 36, width * 0.16, 28, p.white) +
    rect(x + width * 0.62, top - 36, width * 0.16, 28, p.white) +
    rect(x + width - 26, top - 74, 20, 40, p.brick[1]) +
    rect(x - 3, top - 4, width + 6, 11, p.white) +
    [0, 1, 2].map((row) => [0, 1, 2].map((column) => sash(column, row, height / 4 - (row === 1 ? 26 : 40))).join('')).join('') +
    rect(x, top + height * 0.5 + 12, width, 6, p.white) +
    line(d`M${x + 6} ${top + height * 0.5 + 6}h${width - 12}v-22h${-width + 12}z`, p.ink, 2.4) +
    rect(x, y - height / 4, width, height / 4, p.white, 'opacity=".55"') +
    sash(0, 3, height / 4 - 52) +
    sash(1, 3, height / 4 - 52) +
    rect(x + bay * 2 + bay * 0.1, y - height / 4 + 2, bay * 0.8, height / 4 - 2, p.white) +
    rect(x + bay * 2 + bay * 0.24, y - height / 4 + 14, bay * 0.52, height / 4 - 14, door) +
    circle(x + bay * 2 + bay * 0.66, y - height / 9, 3, p.gold) +
    rect(x + bay * 2, y - 6, bay, 8, p.stone[1])
  );
}

const kensington: Vignette = {
  name: 'Kensington',
  alt: 'the round red Albert Hall with its shallow dome, plane trees in front',
  hour: 'day',
  scene: (c) => {
    const p = c.palette;
    const [brick, shade] = p.brick;
    return [
      sky(c),
      rays(p, 220, 160, 0.12),
      sun(p, 220, 160, 58),
      clouds(p, [
        [830, 120, 1],
        [420, 100, 0.7],
      ]),
      birds(p, 860, 230),
      skyline(p.far, { to: 1220, base: 580, seed: 20, low: 50, high: 130 }),
      path('M280 330q20-150 320-158 300 8 320 158z', p.roof[0]),
      path('M640 173q270 12 280 157H760q-10-110-120-157z', p.roof[1]),
      line('M330 330q40-130 240-156M450 330q30-120 140-156M600 172v158M750 330q-30-120-140-156M870 330q-40-130-240-156M320 260q280-60 560 0', p.far, 3, 'opacity=".6"'),
      rect(586, 146, 28, 30, p.stone[0]),
      path('M256 330h688v250H256z', brick),
      path('M720 330h224v250H720z', shade),
      rect(246, 322, 708, 14, p.stone[0]),
      rect(256, 344, 688, 34, p.stone[1]),
      path(times(34, (index) => d`M${264 + index * 20} 374q4 -20 8 -20t8 20z`), p.stone[3], 'opacity=".6"'),
      rect(246, 380, 708, 9, p.stone[0]),
      arches(278, 404, 34, 74, 14, 47, p.stone[0]),
      arches(283, 410, 24, 66, 14, 47, p.window),
      rect(246, 490, 708, 8, p.stone[0]),
      arches(276, 512, 38, 68, 14, 47, p.stone[1]),
      arches(283, 520, 24, 60, 14, 47, p.stone[3]),
      block(520, 450, 160, 130, p.stone[0], p.stone[1]),
      arches(534, 478, 36, 102, 3, 48, p.ink),
      cornice(p, 512, 444, 176, 10),
      rect(0, 576, 1200, 130, p.tree[2]),
      path('M520 580h160l90 120H430z', p.paving[0]),
      trees(p, 20, 230, 600, 50, 3),
      trees(p, 980, 1190, 600, 50, 6),
      flowers(['#E0485A', '#FFD66B', '#F7C5CB'], 90, 420, 636, p, 3),
      flowers(['#E0485A', '#FFD66B', '#F7C5CB'], 790, 1110, 636, p, 5),
      crowd(p, [
        [560, 620, 0.5],
        [584, 622, 0.5],
        [640, 650, 0.64],
        [500, 656, 0.66],
      ]),
    ];
  },
};

const bloomsbury: Vignette = {
  name: 'Bloomsbury',
  alt: 'brick Georgian houses round a garden square in the morning',
  hour: 'dawn',
  scene: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 300, 200, 0.16),
      sun(p, 300, 170, 80),
      clouds(p, [
        [560, 100, 0.8],
        [900, 120, 1],
      ]),
      skyline(p.far, { to: 1220, base: 500, seed: 93, low: 180, high: 300 }),
      farMast(p.far, 1010, 400, 300),
      times(5, (index) => house(p, 60 + index * 216, 580, 214, 330, index % 2 ? '#B9856A' : p.brick[0], p.brick[1], [p.ink, '#23503E', p.red, '#27407A', p.ink][index] ?? p.ink)),
      rect(0, 576, 1200, 24, p.paving[0]),
      rect(0, 598, 1200, 110, p.tree[2]),
      railings(p, 30, 640, 1140, 60, 14),
      tree(p, 180, 650, 1.3),
      tree(p, 1020, 650, 1.35),
      bench(p, 600, 668, 0.8),
      crowd(p, [
        [450, 664, 0.74],
        [740, 664, 0.74],
        [772, 664, 0.46],
      ]),
      birds(p, 620, 210, 4),
    ];
  },
};

const mayfair: Vignette = {
  name: 'Mayfair',
  alt: 'tall red-brick mansions with white stone trim, a black cab at the door',
  hour: 'day',
  scene: (c) => {
    const p = c.palette;
    const mansion = (x: number, w: number, gable: boolean): string => {
      const bays = Math.floor(w / 70);
      return (
        block(x, 220, w, 380, '#B5544A', '#8E3E3C', 0.14) +
        (gable ? path(d`M${x + 10} 222q20 -20 20 -50h40l${w / 2 - 70} -76 ${w / 2 - 70} 76h40q0 30 20 50z`, '#B5544A') + line(d`M${x + 10} 222q20 -20 20 -50h40l${w / 2 - 70} -76 ${w / 2 - 70} 76h40q0 30 20 50`, p.stone[0], 8) + arch(x + w / 2 - 16, 140, 32, 60, p.stone[0]) + arch(x + w / 2 - 11, 146, 22, 54, p.window) : path(d`M${x} 222l16 -60h${w - 32}l16 60z`, p.roof[0]) + each(Array.from({ length: bays }, (_, index) => index), (index) => rect(x + 26 + index * 70, 176, 30, 40, p.white) + rect(x + 31 + index * 70, 182, 20, 34, p.window))) +
        each([0, 1, 2], (row) => times(bays, (index) => rect(x + 20 + index * 70, 244 + row * 92, 42, 70, p.stone[0]) + rect(x + 26 + index * 70, 250 + row * 92, 30, 58, p.window) + line(d`M${x + 41 + index * 70} ${250 + row * 92}v58M${x + 26 + index * 70} ${272 + row * 92}h30`, p.stone[0], 3)) + rect(x, 324 + row * 92, w, 7, p.stone[0])) +
        rect(x, 514, w, 86, p.stone[0]) +
        line(d`M${x} 536h${w}M${x} 558h${w}M${x} 580h${w}`, p.stone[1], 2) +
        times(bays, (index) => (index === Math.floor(bays / 2) ? arch(x + 18 + index * 70, 522, 46, 78, '#27407A') : rect(x + 22 + index * 70, 530, 38, 48, p.window)))
      );
    };
    return [
      sky(c),
      rays(p, 200, 130, 0.12),
      sun(p, 200, 120, 54),
      clouds(p, [
        [400, 90, 0.8],
        [900, 90, 0.9],
      ]),
      mansion(60, 300, true),
      mansion(360, 290, false),
      mansion(650, 290, true),
      mansion(940, 230, false),
      rect(0, 598, 1200, 26, p.paving[0]),
      rect(0, 622, 1200, 90, '#6E7680'),
      each([110, 400, 700, 980], (x) => flowers(['#E0485A', '#F7C5CB', '#FFFDF6'], x, x + 120, 592, p, x)),
      cab(p, 480, 664, 1.1),
      cab(p, 930, 664, 1, true),
      lamp(p, 350, 622, 0.8),
      lamp(p, 860, 622, 0.8),
      crowd(p, [
        [240, 620, 0.72],
        [272, 622, 0.7],
        [760, 620, 0.72],
        [792, 622, 0.68],
      ]),
    ];
  },
};

const nottingHill: Vignette = {
  name: 'Notting Hill',
  alt: 'a curving row of pastel houses with blossom trees on a sunny day',
  hour: 'day',
  scene: (c) => {
    const p = c.palette;
    const walls = [
      ['#F2B8C4', '#DE9CAC', '#27407A'],
      ['#A9D3DE', '#8CBCCB', '#B8273A'],
      ['#F6DE9E', '#E3C67E', '#23503E'],
      ['#C9B8E0', '#AE9CCB', '#22324A'],
      ['#B5DBB4', '#98C49A', '#8E1C2C'],
    ] as const;
    return [
      sky(c),
      rays(p, 210, 120, 0.12),
      sun(p, 210, 120, 54),
      clouds(p, [
        [420, 90, 0.8],
        [880, 100, 1],
      ]),
      birds(p, 640, 150, 4),
      each(walls, ([wall, shade, door], index) => house(p, 60 + index * 216, 590 + Math.abs(index - 2) * 4, 214, 350, wall, shade, door)),
      rect(0, 586, 1200, 30, p.paving[0]),
      rect(0, 614, 1200, 100, '#7A828A'),
      railings(p, 50, 604, 1100, 40, 12),
      each([170, 600, 1040], (x) => path(d`M${x - 6} 620q4 -70 2 -130h9q-2 60 3 130z`, p.trunk) + circle(x, 450, 54, '#F2A7BC') + circle(x - 36, 476, 36, '#F7C5CB') + circle(x + 38, 472, 36, '#E892AC') + circle(x - 10, 424, 32, '#FBDCE4')),
      crowd(p, [
        [360, 620, 0.76],
        [394, 622, 0.72],
        [760, 620, 0.76],
        [796, 622, 0.46],
      ]),
      at(880, 660, 1, circle(-30, -20, 20, 'none', `stroke="${p.ink}" stroke-width="4"`) + circle(40, -20, 20, 'none', `stroke="${p.ink}" stroke-width="4"`) + line('M-30-20l22-30h36l12 30M-8-50L6-20h-36M28-50L6-20M28-50l-4-14h12M-14-56h14', p.red, 4) + rect(34, -66, 22, 16, '#8A5A34')),
    ];
  },
};

const marylebone: Vignette = {
  name: 'Marylebone',
  alt: 'the domed church tower between shop fronts with striped awnings',
  hour: 'dawn',
  scene: (c) => {
    const p = c.palette;
    const shop = (x: number, colour: string, awning: string): string =>
      block(x, 290, 210, 300, p.brick[0], p.brick[1], 0.1) + rect(x - 3, 282, 216, 12, p.white) + windows(x + 20, 316, 3, 2, [62, 84], [42, 62], p.white) + windows(x + 25, 321, 3, 2, [62, 84], [32, 52], p.window) + rect(x, 482, 210, 108, colour) + rect(x + 14, 520, 110, 60, '#FFE9B0') + rect(x + 142, 512, 50, 78, p.ink) + rect(x + 150, 520, 34, 34, '#FFE9B0') + path(d`M${x} 496h210l14 30H${x - 14}z`, awning) + bars(x + 18, 496, 20, 30, 5, 42, p.white, 'opacity=".85"');
    return [
      sky(c),
      rays(p, 600, 250, 0.16),
      sun(p, 600, 230, 120),
      clouds(p, [
        [80, 140, 0.9],
        [900, 120, 1],
      ]),
      birds(p, 760, 200, 4),
      skyline(p.far, { to: 1220, base: 580, seed: 17, low: 120, high: 220 }),
      at(600, 590, 1, block(-120, -190, 240, 190, p.stone[0], p.stone[1]) + pediment(p, -134, -188, 268, 56) + colonnade(p, -110, 110, 6, -180, 20, 180) + rect(-116, -184, 232, 12, p.stone[0]) + block(-44, -310, 88, 90, p.stone[0], p.stone[1]) + clock(p, 0, -266, 26, 270, 0) + block(-34, -400, 68, 92, p.stone[0], p.stone[1]) + arches(-22, -388, 18, 70, 2, 26, p.stone[3]) + path('M-38-400q4-46 38-56 34 10 38 56z', p.roof[0]) + path('M8-455q26 14 30 55H18z', p.roof[1]) + rect(-2, -490, 4, 36, p.gold) + circle(0, -492, 5, p.gold)),
      shop(60, '#23503E', '#23503E'),
      shop(272, '#27407A', p.red),
      shop(722, p.red, '#27407A'),
      shop(934, '#4A3A5E', '#D9A441'),
      rect(0, 586, 1200, 30, p.paving[0]),
      rect(0, 614, 1200, 100, '#8A8486'),
      times(4, (index) => rect(96 + index * 24, 566, 14, 22, [p.red, p.gold, p.blue, p.tree[1]][index] ?? p.red)),
      lamp(p, 500, 616, 0.8),
      lamp(p, 700, 616, 0.8),
      crowd(p, [
        [330, 614, 0.76],
        [366, 616, 0.74],
        [590, 612, 0.7],
        [640, 616, 0.74],
        [860, 614, 0.76],
        [896, 616, 0.46],
      ]),
    ];
  },
};

const stJamess: Vignette = {
  name: 'St James’s',
  alt: 'the brick Tudor gatehouse of St James’s Palace with its clock and a guardsman',
  hour: 'day',
  scene: (c) => {
    const p = c.palette;
    const [brick, shade, deep] = ['#8E5A4A', '#70443A', '#533230'];
    const turret = (x: number): string => block(x, 190, 70, 410, brick, shade, 0.4) + battlements(x - 5, 176, 80, 28, 4, brick, 10) + rect(x - 5, 204, 80, 5, deep) + windows(x + 25, 240, 1, 4, [1, 84], [18, 44], p.stone[0]) + windows(x + 29, 244, 1, 4, [1, 84], [10, 36], p.window);
    const range = (x: number, w: number): string => block(x, 380, w, 220, brick, shade, 0.12) + battlements(x, 366, w, 26, Math.round(w / 36), brick, 11) + windows(x + 24, 410, Math.floor(w / 74), 2, [74, 92], [42, 64], p.stone[0]) + windows(x + 29, 415, Math.floor(w / 74), 2, [74, 92], [32, 54], p.window);
    return [
      sky(c),
      rays(p, 210, 140, 0.12),
      sun(p, 210, 140, 56),
      clouds(p, [
        [330, 120, 0.8],
        [880, 120, 1],
      ]),
      birds(p, 840, 230),
      trees(p, 20, 1180, 480, 60, 5),
      range(40, 400),
      range(760, 400),
      block(500, 230, 200, 370, brick, shade, 0.3),
      battlements(500, 216, 200, 26, 6, brick, 11),
      clock(p, 600, 300, 36, 300, 60),
      path('M548 230v-50h104v50zM540 184h120l-20-30h-80z', p.stone[0]),
      path('M560 154q4-40 40-48 36 8 40 48z', p.roof[0]),
      rect(598, 84, 4, 26, p.gold),
      windows(534, 366, 2, 1, [78, 1], [54, 70], p.stone[0]),
      windows(540, 372, 2, 1, [78, 1], [42, 58], p.window),
      path('M530 600v-90q0-40 70-56 70 16 70 56v90z', p.stone[0]),
      path('M548 600v-84q0-30 52-42 52 12 52 42v84z', '#3A2A24'),
      line('M600 474v126', p.stone[1], 3),
      turret(430),
      turret(700),
      rect(0, 596, 1200, 120, p.paving[0]),
      line('M0 630h1200M300 596l-60 90M600 596v90M900 596l60 90', p.paving[1], 3),
      guard(400, 640, 1.1),
      guard(800, 640, 1.1),
      hedge(p, 60, 610, 220, 26),
      hedge(p, 930, 610, 220, 26),
      crowd(p, [
        [230, 654, 0.8],
        [270, 656, 0.78],
        [640, 650, 0.76],
        [960, 656, 0.8],
        [994, 656, 0.5],
      ]),
    ];
  },
};

export const terraceAreas = [kensington, bloomsbury, mayfair, nottingHill, marylebone, stJamess];
