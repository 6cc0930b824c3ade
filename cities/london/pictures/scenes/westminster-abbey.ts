import { crowd } from '../kit/figures';
import { trees, tree } from '../kit/greenery';
import { block, pointed, pointedRow } from '../kit/masonry';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { bus, lamp } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { abbeyNorth, abbeyWest } from '../landmarks/abbey';
import { elizabethTower } from '../landmarks/elizabeth-tower';
import type { Picture } from '../picture';

const wide: Picture = {
  name: 'westminster-abbey',
  title: 'The two west towers of Westminster Abbey at dusk, the great window alight and the clock tower beyond',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 600, 560, 0.07),
      sun(p, 600, 520, 120),
      clouds(p, [
        [120, 190, 1.2],
        [900, 120, 1.1],
        [930, 330, 0.7],
      ]),
      birds(p, 200, 320),
      skyline(p.far, { to: 1220, base: 660, seed: 41, low: 40, high: 150 }),
      at(1060, 662, 0.6, elizabethTower({ ...p, stone: [p.stone[1], p.mid, p.mid, p.roof[1]] })),
      at(600, 660, 1, abbeyWest(p)),
      trees(p, -20, 180, 664, 66, 6),
      trees(p, 1020, 1230, 664, 56, 3),
      rect(0, 656, 1200, 150, p.tree[1]),
      path('M540 660h120l150 140H390z', p.paving[1]),
      path('M588 660h24l60 140H528z', p.paving[0], 'opacity=".7"'),
      lamp(p, 300, 790, 0.95),
      lamp(p, 900, 790, 0.95),
      crowd(p, [
        [566, 746, 0.6],
        [592, 750, 0.56],
        [636, 708, 0.38],
        [720, 780, 0.74],
        [480, 776, 0.7],
        [610, 690, 0.32],
      ]),
    ];
  },
};

const close: Picture = {
  name: 'westminster-abbey-2',
  title: 'The north front of Westminster Abbey with its rose window and three doors, a red bus passing on a bright day',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [, mid, shade] = p.stone;
    const side = (x: number, flip: number): string =>
      at(
        x,
        640,
        1,
        block(0, -330, 330, 330, mid, shade, 0.2) + path('M0-330l20-40h310v40z', p.roof[0]) + pointedRow(30, -290, 40, 110, 4, 76, p.window) + pointedRow(30, -130, 40, 80, 4, 76, p.stone[3]) + times(5, (index) => rect(index * 76 - 8, -350, 18, 350, p.stone[0]) + path(d`M${index * 76 - 12} -350l13 -44 13 44z`, p.stone[0])) + rect(0, -156, 330, 8, p.stone[0]),
        flip,
      );
    return [
      sky(c),
      rays(p, 210, 150, 0.12),
      sun(p, 210, 150, 60),
      clouds(p, [
        [330, 90, 0.9],
        [900, 120, 1.1],
        [70, 300, 0.8],
      ]),
      birds(p, 880, 240),
      skyline(p.far, { to: 1220, base: 640, seed: 25, low: 50, high: 150 }),
      side(790, 1),
      side(410, -1),
      at(600, 646, 1.25, abbeyNorth(p)),
      trees(p, -20, 110, 650, 70, 5),
      tree(p, 1100, 660, 1.2),
      rect(0, 640, 1200, 60, p.tree[2]),
      rect(0, 640, 1200, 8, p.tree[1]),
      path('M540 640h120l30 56H510z', p.paving[0]),
      rect(0, 690, 1200, 24, p.paving[0]),
      rect(0, 712, 1200, 90, '#6E7680'),
      line('M0 764h1200', p.white, 5, 'stroke-dasharray="60 40" opacity=".8"'),
      bus(p, 700, 756, 0.82),
      crowd(p, [
        [560, 676, 0.5],
        [584, 678, 0.5],
        [640, 668, 0.44],
        [300, 706, 0.66],
        [336, 708, 0.62],
        [470, 708, 0.66],
        [1010, 706, 0.64],
      ]),
      lamp(p, 200, 712, 0.9),
    ];
  },
};

const morning: Picture = {
  name: 'westminster-abbey-3',
  title: 'Morning in the abbey cloister: pointed arches frame the lawn, the west towers pale behind',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    const opening = (x: number): string => d`M${x} 640V330Q${x} 170 ${x + 150} 110Q${x + 300} 170 ${x + 300} 330V640z`;
    const tracery = (x: number): string =>
      line(d`M${x + 100} 640V330M${x + 200} 640V330M${x} 330q50 -90 100 0q50 -90 100 0q50 -90 100 0`, light, 12) + circle(x + 150, 218, 44, 'none', `stroke="${light}" stroke-width="11"`) + circle(x + 92, 270, 22, 'none', `stroke="${light}" stroke-width="8"`) + circle(x + 208, 270, 22, 'none', `stroke="${light}" stroke-width="8"`);
    return [
      sky(c),
      rays(p, 330, 240, 0.16),
      sun(p, 330, 240, 90),
      clouds(p, [
        [560, 150, 0.8],
        [880, 200, 0.8],
      ]),
      birds(p, 800, 190, 4),
      `<g opacity=".8">${at(640, 560, 0.74, abbeyWest(p))}</g>`,
      trees(p, 100, 1150, 570, 26, 5),
      rect(0, 560, 1200, 110, p.tree[2]),
      path('M540 560h120l60 90H480z', p.paving[0]),
      ellipse(600, 600, 60, 10, p.stone[1]),
      path('M586 600v-34h28v34zM572 566h56v-8h-56z', p.stone[1]),
      path(`M0 0h1200v800H0z${[60, 450, 840].map(opening).join('')}`, mid, 'fill-rule="evenodd"'),
      each([60, 450, 840], (x) => line(opening(x), light, 16) + tracery(x) + path(d`M${x + 300} 640V330q0 -60 -20 -100l6 100v310z`, dark, 'opacity=".35"')),
      each([0, 390, 780, 1170], (x) => rect(x - 6, 0, 42, 660, light) + rect(x + 22, 0, 14, 660, shade)),
      rect(0, 636, 1200, 30, light),
      rect(0, 660, 1200, 8, dark, 'opacity=".3"'),
      rect(0, 668, 1200, 140, p.paving[1]),
      path('M130 668h240l-70 132H20zM520 668h240l20 132H480zM910 668h240l110 132H930z', p.sun, 'opacity=".55"'),
      line('M0 716h1200M390 668l-50 132M780 668l40 132M200 668L90 800M1000 668l90 132M590 668v132', shade, 3, 'opacity=".6"'),
      crowd(p, [
        [560, 778, 1.3],
        [620, 782, 1.26],
        [880, 760, 1.12],
        [300, 756, 1.1],
      ], 3),
    ];
  },
};

const corner: Picture = {
  name: 'poets-corner',
  title: 'Poets’ Corner: statues and busts of writers among pointed arches, candles and light from a coloured window',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = ['#EBCFA8', '#C09A7C', '#8A6A66'];
    const wall = '#5E4660';
    const bust = (x: number, y: number, scale: number): string => at(x, y, scale, path('M-34 0q2-34 22-40v-16q-12-10-12-30 0-26 24-26t24 26q0 20-12 30v16q20 6 22 40z', light) + path('M6-112q18 4 18 26 0 20-12 30v16q20 6 22 40H10z', shade, 'opacity=".55"') + rect(-44, 0, 88, 12, mid) + path('M-30 12h60l8 54h-76z', mid) + rect(-20, 26, 40, 22, shade));
    const poet = at(600, 560, 1.25, path('M-44 0q-6-120 10-170-10-20-6-50 10-30 40-30t40 30q4 30-6 50 16 60 10 170z', light) + path('M10-248q30 6 30 30 4 30-6 50 16 60 10 170H18q8-140-8-250z', shade, 'opacity=".5"') + circle(0, -276, 30, light) + path('M4-306q26 6 26 32 0 24-24 29 12-30-2-61z', shade, 'opacity=".5"') + path('M-30-286q0-32 30-32t30 32q-10-18-30-18t-30 18z', mid) + path('M40-150q40 20 30 90l-40 4z', mid) + path('M52-110h46v60H52z', '#FFF6E0') + line('M60-98h30M60-86h30M60-74h20', shade, 3) + rect(-80, 0, 160, 20, light) + rect(-68, 20, 136, 80, mid) + rect(-48, 38, 96, 44, shade) + line('M-34 52h68M-34 66h48', light, 4));
    const glass = times(12, (index) => rect(556 + (index % 3) * 32, 90 + Math.floor(index / 3) * 46, 26, 40, ['#B8273A', '#3D6C93', '#E0A93F', '#3F7A55'][(index * 3) % 4] ?? '#B8273A', 'opacity=".85"'));
    return [
      rect(0, 0, 1200, 800, '#3E2F4E'),
      `<radialGradient id="${c.name}-glow" cx=".5" cy=".42" r=".62"><stop stop-color="#F2B36E" stop-opacity=".75"/><stop offset="1" stop-color="#3E2F4E" stop-opacity="0"/></radialGradient>`,
      each([60, 420, 780], (x) => pointed(x, 20, 360, 660, mid) + pointed(x + 22, 48, 316, 640, wall)),
      rect(0, 0, 1200, 800, `url(#${c.name}-glow)`),
      pointed(536, 40, 128, 270, light),
      pointed(546, 56, 108, 246, '#2A2040'),
      glass,
      line('M582 70v230M614 70v230', light, 5),
      path('M546 300L330 700h540L660 300z', p.gold, 'opacity=".13"'),
      each([60, 420, 780, 1140], (x) => block(x - 28, 120, 56, 580, light, shade, 0.4) + rect(x - 38, 104, 76, 20, light) + line(d`M${x - 10} 130v560M${x + 4} 130v560`, mid, 4)),
      poet,
      bust(240, 470, 1.15),
      bust(960, 470, 1.15),
      bust(150, 610, 0.9),
      bust(1050, 610, 0.9),
      bust(350, 620, 0.92),
      bust(850, 620, 0.92),
      rect(0, 680, 1200, 120, '#6E5266'),
      path('M0 680h1200v10H0z', mid),
      times(10, (index) => rect(40 + index * 120, 702 + (index % 2) * 42, 100, 34, index % 2 ? '#7E6072' : '#5A4358') + line(d`M${56 + index * 120} ${714 + (index % 2) * 42}h68M${56 + index * 120} ${724 + (index % 2) * 42}h44`, mid, 3)),
      each([450, 750], (x) => each([-26, 0, 26], (dx) => rect(x + dx - 5, 622, 10, 50, '#FFF6E0') + path(d`M${x + dx} 596q12 14 0 24q-12 -10 0 -24z`, p.gold) + circle(x + dx, 610, 26, p.gold, 'opacity=".2"')) + rect(x - 44, 670, 88, 10, p.ink)),
      crowd(p, [
        [470, 790, 1.2],
        [720, 792, 1.24],
        [762, 792, 0.78],
      ], 2),
    ];
  },
};

export const westminsterAbbey = [wide, close, morning, corner];
