import { riverBoat } from '../kit/boats';
import { crowd } from '../kit/figures';
import { georgeFlag } from '../kit/flags';
import { trees } from '../kit/greenery';
import { arches, block, windows } from '../kit/masonry';
import { birds, clouds, crescent, rays, sky, stars, sun } from '../kit/sky';
import { farDome, farGherkin, farShard, farWalkieTalkie, farWedge, skyline } from '../kit/skyline';
import { lamp } from '../kit/street';
import { at, circle, d, each, line, path, rect, times } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import { elizabethTower, palaceRange, victoriaTower } from '../landmarks/elizabeth-tower';
import { stPaulsSouth } from '../landmarks/st-pauls';
import { towerBridge } from '../landmarks/tower-bridge';
import { wheel } from '../landmarks/wheel';
import { whiteTower } from '../landmarks/white-tower';
import { shard } from '../scenes/towers';
import type { Vignette } from './vignette';

const westminster: Vignette = {
  name: 'Westminster',
  alt: 'the clock tower and the Palace of Westminster across the river at dusk',
  hour: 'dusk',
  scene: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 330, 460, 0.07),
      sun(p, 330, 420, 90),
      clouds(p, [
        [110, 150, 1],
        [820, 150, 1],
      ]),
      birds(p, 800, 250),
      skyline(p.far, { to: 1220, base: 570, seed: 14, low: 40, high: 120 }),
      at(480, 575, 0.98, palaceRange(p, 13)),
      at(1010, 575, 0.8, victoriaTower(p)),
      at(440, 575, 0.74, elizabethTower(p)),
      trees(p, 60, 380, 574, 34, 5),
      embankment(p, 570, 22, 1200),
      water(c, 590, 7),
      reflection(p.sun, 330, 600, 120, 6, 0.5),
      reflection(p.stone[0], 640, 600, 300, 5, 0.3),
      riverBoat(p, 700, 636, 0.7),
    ];
  },
};

const southBank: Vignette = {
  name: 'South Bank',
  alt: 'the great wheel and lamps along the river walk at night',
  hour: 'night',
  scene: (c) => {
    const p = c.palette;
    return [
      sky(c),
      stars(c, 320, 18),
      crescent(p, 250, 150, 40),
      skyline(p.far, { to: 1220, base: 570, seed: 24, low: 50, high: 180 }),
      farDome(p.far, 1010, 570, 190),
      at(600, 566, 1, wheel({ ...p, white: '#F4E6FF', roof: ['#7A5AC0', '#5A3FA0'] }, 226)),
      block(70, 430, 300, 140, p.paving[0], p.paving[1]),
      rect(50, 470, 340, 14, p.paving[1]),
      rect(50, 520, 340, 14, p.paving[1]),
      windows(90, 442, 14, 2, [20, 50], [10, 22], p.roof[0], p.window),
      trees(p, 760, 1160, 570, 30, 4),
      embankment(p, 562, 26, 1200),
      times(9, (index) => lamp(p, 80 + index * 130, 566, 0.4)),
      crowd(p, [
        [300, 566, 0.42],
        [318, 566, 0.42],
        [800, 566, 0.42],
        [900, 566, 0.42],
        [918, 566, 0.28],
      ]),
      water(c, 586, 11),
      times(9, (index) => reflection(p.gold, 80 + index * 130, 594, 22, 5, 0.6)),
      reflection('#D9C2FF', 600, 596, 320, 6, 0.35),
    ];
  },
};

const city: Vignette = {
  name: 'City of London',
  alt: 'the dome of St Paul’s among glass towers in the first light',
  hour: 'dawn',
  scene: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 420, 300, 0.16),
      sun(p, 420, 260, 120),
      clouds(p, [
        [80, 150, 1],
        [600, 100, 0.8],
      ]),
      birds(p, 600, 220),
      skyline(p.far, { to: 1220, base: 600, seed: 58, low: 90, high: 220 }),
      farWalkieTalkie(p.mid, 1080, 600, 330),
      windows(1010, 310, 9, 9, [16, 28], [8, 12], p.mid, p.white),
      farWedge(p.roof[0], 800, 600, 440),
      line(times(18, (index) => d`M802 ${190 + index * 23}h${36 + index * 7.6}`), p.white, 2, 'opacity=".4"'),
      farGherkin(p.blue, 950, 600, 380),
      line('M886 500q60-60 120-140M890 420q50-40 100-110M884 560q80-60 132-120M1010 500q-60-60-116-140M1010 420q-50-40-90-100', p.white, 3, 'opacity=".55"'),
      farWedge(p.mid, 700, 600, 330),
      at(420, 606, 0.78, stPaulsSouth(p)),
      skyline(p.brick[0], { to: 1220, base: 640, seed: 38, low: 30, high: 80 }),
      windows(40, 600, 46, 2, [25, 22], [9, 12], p.brick[2], p.white),
      embankment(p, 634, 30, 1200),
      water(c, 656, 9, 0.7),
    ];
  },
};

const towerHill: Vignette = {
  name: 'Tower Hill',
  alt: 'the White Tower with Tower Bridge beside it on a bright day',
  hour: 'day',
  scene: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 220, 150, 0.12),
      sun(p, 220, 150, 56),
      clouds(p, [
        [560, 110, 0.8],
        [900, 100, 1],
      ]),
      birds(p, 640, 230),
      skyline(p.far, { to: 1220, base: 560, seed: 15, low: 40, high: 140 }),
      farShard(p.far, 700, 560, 260),
      at(860, 560, 0.56, towerBridge(p, 460, 700)),
      georgeFlag(p, 380, 270, 80, 0.8),
      trees(p, 40, 720, 576, 44, 6),
      at(380, 576, 0.86, whiteTower(p)),
      path('M0 570q200-18 400-6t380-8v60H0z', p.tree[2]),
      embankment(p, 590, 20, 1200),
      water(c, 608, 15),
      riverBoat(p, 640, 644, 0.6),
    ];
  },
};

const southwark: Vignette = {
  name: 'Southwark',
  alt: 'the Shard behind the cathedral tower and the railway arches at dusk',
  hour: 'dusk',
  scene: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 300, 440, 0.07),
      sun(p, 300, 400, 84),
      clouds(p, [
        [110, 150, 1],
        [860, 170, 1],
      ]),
      birds(p, 880, 260),
      skyline(p.far, { to: 1220, base: 600, seed: 70, low: 60, high: 170 }),
      at(700, 610, 0.82, shard(p)),
      at(400, 600, 1.25, block(-110, -120, 300, 120, p.stone[1], p.stone[2]) + arches(-96, -100, 24, 70, 8, 35, p.window) + path('M-120-120l20-36h270l24 36z', p.roof[0]) + block(-46, -260, 92, 260, p.stone[0], p.stone[1]) + arches(-32, -244, 18, 60, 3, 23, p.window) + arches(-32, -160, 18, 50, 3, 23, p.stone[3]) + each([-50, 36], (x) => path(d`M${x} -256h14v-12l-7 -40 -7 40z`, p.stone[0]))),
      block(0, 560, 1200, 90, p.brick[0], p.brick[1], 0.1),
      rect(0, 552, 1200, 12, p.stone[1]),
      arches(40, 578, 90, 80, 9, 130, p.brick[2]),
      arches(52, 590, 66, 70, 9, 130, p.window),
      at(120, 552, 1, rect(0, -34, 420, 30, p.white, 'rx="6"') + windows(14, -28, 18, 1, [22, 1], [14, 12], p.roof[1]) + rect(0, -12, 420, 6, p.red)),
      rect(0, 648, 1200, 60, p.paving[1]),
      crowd(p, [
        [280, 668, 0.6],
        [310, 668, 0.58],
        [620, 668, 0.6],
        [880, 668, 0.6],
        [906, 668, 0.38],
      ]),
    ];
  },
};

const rotherhithe: Vignette = {
  name: 'Rotherhithe',
  alt: 'a church spire, brick warehouses and masts by the river at dawn',
  hour: 'dawn',
  scene: (c) => {
    const p = c.palette;
    const warehouse = (x: number, w: number, h: number, colour: readonly string[]): string => block(x, 570 - h, w, h, colour[0] ?? p.brick[0], colour[1] ?? p.brick[1], 0.2) + path(d`M${x} ${570 - h}l${w / 2} -44 ${w / 2} 44z`, colour[1] ?? p.brick[1]) + windows(x + 16, 590 - h, Math.floor((w - 20) / 42), Math.floor((h - 30) / 54), [42, 54], [22, 32], p.stone[3]) + rect(x + w / 2 - 14, 580 - h, 28, h - 20, p.roof[0]) + line(d`M${x + w / 2} ${556 - h}h40v20`, p.ink, 5);
    return [
      sky(c),
      rays(p, 320, 260, 0.16),
      sun(p, 320, 260, 100),
      clouds(p, [
        [90, 140, 0.9],
        [820, 130, 1.1],
      ]),
      birds(p, 480, 210, 6, 4),
      skyline(p.far, { to: 1220, base: 570, seed: 81, low: 40, high: 110 }),
      warehouse(90, 210, 210, p.brick),
      warehouse(320, 170, 160, [p.stone[1], p.stone[2]]),
      at(600, 570, 1, block(-46, -210, 92, 210, p.brick[0], p.brick[1]) + arches(-20, -190, 40, 70, 1, 1, p.stone[0]) + circle(0, -96, 20, p.stone[0]) + block(-30, -270, 60, 62, p.stone[0], p.stone[1]) + arches(-18, -256, 14, 40, 2, 22, p.stone[3]) + path('M-26-270L0-430 26-270z', p.stone[0]) + path('M6-270L0-430 26-270z', p.stone[1]) + rect(-1.5, -450, 3, 24, p.gold)),
      block(650, 470, 130, 100, p.brick[0], p.brick[1]),
      arches(668, 490, 24, 60, 3, 36, p.window),
      trees(p, 500, 560, 574, 30, 2),
      warehouse(800, 190, 190, [p.brick[1], p.brick[2]]),
      warehouse(1000, 160, 150, p.brick),
      embankment(p, 566, 34, 1200),
      water(c, 598, 12, 0.8),
      at(250, 640, 0.9, path('M0 0q110 14 220-6l-16 34H18z', p.ink) + line('M80 0v-180M160-4v-130', p.ink, 6) + path('M86-160l66 70v60l-66 8z', '#B65C40') + path('M74-170L10-20l64 4z', '#9C4A34') + path('M80-180l22 8-22 6z', p.red)),
      at(820, 640, 1, path('M0 0h150l-14 24H16z', p.red) + rect(70, -34, 54, 34, p.white) + windows(78, -26, 3, 1, [15, 1], [10, 12], p.window) + line('M40 0v-60', p.ink, 4)),
    ];
  },
};

const embankmentArea: Vignette = {
  name: 'Embankment',
  alt: 'Cleopatra’s Needle between two sphinxes, lamps along the river wall at night',
  hour: 'night',
  scene: (c) => {
    const p = c.palette;
    const sphinx = (x: number, flip: number): string => at(x, 560, 1, path('M-90 0v-30q10-34 60-34 30 0 50-10-4-50 30-54 34 4 30 50 6 20 2 40l30 24v14z', '#4A5668') + path('M30-124q20-14 42 4l8 44H22z', '#5E6C80') + rect(-100, 0, 230, 20, p.stone[2]) + rect(-92, 20, 214, 40, p.stone[3]), flip);
    return [
      sky(c),
      stars(c, 340, 22),
      sun(p, 930, 170, 40),
      clouds(p, [
        [110, 190, 1],
        [760, 260, 0.8],
      ]),
      skyline(p.far, { to: 1220, base: 600, seed: 92, low: 60, high: 170 }),
      `<g opacity=".75">${at(220, 590, 0.9, wheel({ ...p, white: p.blue }, 160))}</g>`,
      trees(p, 60, 1160, 610, 46, 6),
      path('M574 540l8-440 18-34 18 34 8 440z', p.stone[1]),
      path('M606 540l-2-440-4-34 18 34 8 440z', p.stone[2]),
      line(times(9, (index) => d`M590 ${140 + index * 42}h8v14h-8zM590 ${164 + index * 42}l10 6`), p.stone[3], 3),
      block(550, 536, 100, 70, p.stone[1], p.stone[2]),
      rect(530, 596, 140, 24, p.stone[2]),
      sphinx(420, 1),
      sphinx(780, -1),
      embankment(p, 612, 70, 1200),
      each([120, 270, 930, 1080], (x) => lamp(p, x, 614, 0.8)),
      crowd(p, [
        [330, 614, 0.56],
        [354, 614, 0.54],
        [880, 614, 0.56],
      ]),
    ];
  },
};

const chelsea: Vignette = {
  name: 'Chelsea',
  alt: 'Albert Bridge strung with lamps across the river in the evening',
  hour: 'night',
  scene: (c) => {
    const p = c.palette;
    const pier = (x: number): string => each([-34, 20], (dx) => block(x + dx, 250, 16, 320, '#F7D9E0', '#B98FB0') + path(d`M${x + dx - 6} 252q14 -20 14 -46q0 26 14 46z`, '#F7D9E0') + circle(x + dx + 8, 204, 5, p.gold)) + rect(x - 44, 290, 92, 10, '#F7D9E0') + rect(x - 44, 380, 92, 10, '#F7D9E0') + block(x - 50, 560, 104, 60, p.stone[2], p.stone[3]);
    const stays = (x: number): string => line([-260, -200, -140, -80, 80, 140, 200, 260].map((dx) => d`M${x} 240L${x + dx} 530`).join(''), '#F7D9E0', 4);
    const lights = (x: number): string => each([-260, -200, -140, -80, 80, 140, 200, 260], (dx) => times(7, (index) => circle(x + (dx * (index + 0.5)) / 7, 240 + (290 * (index + 0.5)) / 7, 3.4, p.gold)));
    return [
      sky(c),
      stars(c, 300, 41),
      crescent(p, 600, 150, 44),
      clouds(p, [
        [130, 170, 0.9],
        [850, 150, 1],
      ]),
      skyline(p.far, { to: 1220, base: 570, seed: 36, low: 40, high: 120 }),
      windows(60, 520, 40, 3, [28, 18], [7, 8], p.far, p.gold),
      trees(p, 20, 1180, 580, 32, 8),
      water(c, 576, 20),
      stays(350),
      stays(850),
      path('M40 520Q600 490 1160 520v24Q600 514 40 544z', '#F7D9E0'),
      path('M40 538Q600 508 1160 538v10Q600 518 40 548z', '#8FA6C9'),
      pier(350),
      pier(850),
      lights(350),
      lights(850),
      times(27, (index) => circle(50 + index * 42, 514 - Math.sin((index / 26) * Math.PI) * 14, 4.5, p.gold) + circle(50 + index * 42, 514 - Math.sin((index / 26) * Math.PI) * 14, 11, p.gold, 'opacity=".2"')),
      each([350, 850], (x) => reflection('#F7C5CB', x, 626, 120, 5, 0.5)),
      reflection(p.gold, 600, 610, 260, 6, 0.35),
    ];
  },
};

export const riversideAreas = [westminster, southBank, city, towerHill, southwark, rotherhithe, embankmentArea, chelsea];
