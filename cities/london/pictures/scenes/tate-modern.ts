import { riverBoat } from '../kit/boats';
import { crowd } from '../kit/figures';
import { tree, trees } from '../kit/greenery';
import { bars } from '../kit/masonry';
import { birds, clouds, rays, sky, stars, sun } from '../kit/sky';
import { farShard, skyline } from '../kit/skyline';
import { bench, lamp } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import { blavatnik, millenniumBridge, tateModern } from '../landmarks/tate';
import type { Picture } from '../picture';

const wide: Picture = {
  name: 'tate-modern',
  title: 'Tate Modern and its tall chimney across the Thames at night, the Millennium Bridge on the right',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      stars(c, 380, 9),
      sun(p, 230, 170, 46),
      clouds(p, [
        [700, 140, 1.2],
        [60, 300, 1],
      ]),
      skyline(p.far, { to: 1220, base: 612, seed: 61, low: 50, high: 200 }),
      farShard(p.far, 1110, 612, 370),
      at(880, 610, 0.95, blavatnik(p)),
      at(535, 610, 1, tateModern(p)),
      times(8, (index) => tree(p, 150 + index * 40 + (index % 3) * 6, 612, 0.42)),
      times(4, (index) => tree(p, 660 + index * 62, 612, 0.4)),
      embankment(p, 604, 30, 1200, [p.paving[0], p.roof[0]]),
      times(11, (index) => lamp(p, 40 + index * 112, 606, 0.28)),
      crowd(p, [
        [200, 606, 0.34],
        [216, 606, 0.34],
        [460, 606, 0.34],
        [700, 606, 0.34],
        [716, 606, 0.22],
      ]),
      water(c, 632, 15),
      reflection(p.window, 535, 644, 86, 10, 0.6),
      each([0, 1, 2, 4, 5, 6], (index) => reflection(p.gold, 176 + index * 104, 644, 52, 6, 0.35)),
      riverBoat(p, 240, 724, 1),
      at(770, 606, 1, millenniumBridge(p, 470, 60)),
      crowd(p, [
        [1050, 646, 0.42],
        [1072, 648, 0.42],
        [930, 628, 0.3],
        [1150, 660, 0.5],
      ]),
    ];
  },
};

const close: Picture = {
  name: 'tate-modern-2',
  title: 'Visitors sit and stand small in the Turbine Hall of Tate Modern before a huge glowing disc',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    const shadows = { ...p, red: '#4A1E30', blue: '#2E1A38', gold: '#3A1A2A', white: '#4A2436', ink: '#241428', tree: ['#2E1A38', '#2E1A38', '#2E1A38'] as const };
    return [
      rect(0, 0, 1200, 800, '#3A1E34'),
      `<radialGradient id="${c.name}-glow" cx=".5" cy=".42" r=".7"><stop stop-color="#FFD27A"/><stop offset=".35" stop-color="#E8804A"/><stop offset="1" stop-color="#3A1E34"/></radialGradient>`,
      rect(0, 0, 1200, 800, `url(#${c.name}-glow)`),
      path('M330 90h540v470H330z', '#F2A65A', 'opacity=".35"'),
      circle(600, 330, 250, '#FFE3A0', 'opacity=".25"'),
      circle(600, 330, 200, '#FFE9B4', 'opacity=".5"'),
      circle(600, 330, 158, '#FFF3CF'),
      path('M0 0h1200L870 90H330z', '#2A1628'),
      line(times(9, (index) => d`M${index * 150} 0L${330 + index * 67.5} 90`), '#5A2E40', 10),
      line('M120 34h960M240 66h720', '#5A2E40', 8),
      path('M0 0l330 90v470L0 740z', '#4A2638'),
      path('M1200 0L870 90v470l330 180z', '#331A2E'),
      line('M60 16v692M140 38v628M212 58v566M276 75v512M1140 16v692M1060 38v628M988 58v566M924 75v512', '#23121F', 15),
      line('M0 250l330-20M0 480l330-60M1200 250l-330-20M1200 480l-330-60', '#23121F', 8),
      path('M70 300l62-4v80l-62 8zM150 292l54-3v70l-54 7zM1130 300l-62-4v80l62 8zM1050 292l-54-3v70l54 7z', p.gold, 'opacity=".7"'),
      path('M330 560h540l330 180v60H0v-60z', '#6A3440'),
      path('M440 560h320l160 240H280z', '#F2A65A', 'opacity=".28"'),
      ellipse(600, 640, 170, 40, '#FFE9B4', 'opacity=".3"'),
      line('M0 690h1200M110 640h980M210 600h780', '#4A2638', 3, 'opacity=".7"'),
      crowd(shadows, [
        [400, 590, 0.5],
        [424, 592, 0.5],
        [520, 584, 0.44],
        [600, 600, 0.54],
        [700, 588, 0.46],
        [722, 590, 0.3],
        [790, 606, 0.56],
        [340, 660, 0.84],
        [380, 664, 0.8],
        [640, 690, 0.96],
        [690, 692, 0.6],
        [860, 676, 0.88],
        [470, 770, 1.3],
        [530, 774, 1.26],
        [800, 780, 1.36],
      ]),
      each([250, 980], (x) => path(d`M${x - 60} 740q10 -40 50 -34q20 -26 40 2l40 30z`, '#241428') + circle(x - 4, 690, 14, '#241428')),
    ];
  },
};

const morning: Picture = {
  name: 'tate-modern-3',
  title: 'Morning on Bankside: birch trees and benches before the brick front of Tate Modern',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const birch = (x: number, y: number, h: number): string =>
      path(d`M${x - 7} ${y}l3 ${-h}h7l5 ${h}z`, '#F4EFE6') + line(times(7, (index) => d`M${x - 5} ${y - 20 - index * (h / 8)}h${5 + (index % 2) * 4}`), '#5A5048', 4) + ellipse(x, y - h - 30, 52, 74, p.tree[1]) + ellipse(x - 14, y - h - 50, 34, 46, p.tree[2]) + circle(x + 26, y - h + 4, 26, p.tree[1]);
    return [
      sky(c),
      rays(p, 270, 300, 0.16),
      sun(p, 270, 300, 110),
      clouds(p, [
        [70, 130, 1.1],
        [820, 130, 1.2],
        [960, 300, 0.7],
      ]),
      birds(p, 860, 240, 6, 4),
      skyline(p.far, { to: 1220, base: 660, seed: 82, low: 40, high: 150 }),
      at(1000, 660, 0.9, blavatnik(p)),
      at(610, 664, 1.18, tateModern(p)),
      trees(p, -20, 120, 670, 50, 3),
      rect(0, 660, 1200, 150, p.paving[0]),
      rect(0, 660, 1200, 30, p.tree[2]),
      path('M560 660h100l40 40H520z', p.paving[0]),
      line('M0 720h1200M0 764h1200M300 690L200 800M480 690l-40 110M720 690l40 110M900 690l100 110', p.paving[1], 3),
      bars(560, 660, 20, 4, 1, 1, p.stone[2]),
      birch(150, 720, 210),
      birch(250, 700, 180),
      birch(950, 700, 180),
      birch(1060, 724, 220),
      bench(p, 330, 760, 0.9),
      bench(p, 860, 760, 0.9),
      crowd(p, [
        [520, 740, 0.8],
        [556, 744, 0.78],
        [680, 770, 0.96],
        [722, 772, 0.6],
        [450, 700, 0.56],
        [760, 704, 0.58],
        [620, 700, 0.54],
      ]),
    ];
  },
};

export const tateModernPictures = [wide, close, morning];
