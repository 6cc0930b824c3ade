import { riverBoat } from '../kit/boats';
import { crowd } from '../kit/figures';
import { trees } from '../kit/greenery';
import { windows } from '../kit/masonry';
import { birds, clouds, crescent, rays, sky, stars, sun } from '../kit/sky';
import { farGherkin, farShard, farWalkieTalkie, farWedge, skyline } from '../kit/skyline';
import { lamp } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import { elizabethTower, palaceRange, victoriaTower } from '../landmarks/elizabeth-tower';
import { stPaulsSouth } from '../landmarks/st-pauls';
import { towerBridge } from '../landmarks/tower-bridge';
import type { Picture } from '../picture';

const size = [1920, 900] as const;

const sunset: Picture = {
  name: 'hero-1',
  title: 'Tower Bridge at sunset, the sun low between its towers and a boat on the river',
  hour: 'dusk',
  size,
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 1290, 620, 0.06, 30, 2100),
      sun(p, 1290, 590, 108),
      clouds(p, [
        [520, 190, 1.5],
        [1180, 110, 1],
        [1620, 150, 1.4],
        [180, 320, 1],
      ]),
      birds(p, 760, 330, 6),
      skyline(p.far, { to: 1940, base: 720, seed: 17, low: 50, high: 210 }),
      farShard(p.far, 300, 720, 420),
      farGherkin(p.far, 1780, 720, 280),
      farWedge(p.far, 1660, 720, 260),
      farWalkieTalkie(p.far, 620, 720, 220),
      skyline(p.mid, { to: 1940, base: 722, seed: 29, low: 20, high: 90 }),
      water(c, 716, 21),
      reflection(p.sun, 1290, 728, 240, 12, 0.6),
      at(980, 660, 1, towerBridge(p, 620, 940)),
      each([980, 1600], (x) => reflection(p.stone[2], x, 752, 170, 8, 0.4)),
      riverBoat(p, 1180, 812, 1.35),
      crowd(p, [
        [1150, 652, 0.24],
        [1166, 652, 0.24],
        [1400, 652, 0.24],
        [1480, 652, 0.24],
        [760, 652, 0.24],
      ]),
    ];
  },
};

const nightfall: Picture = {
  name: 'hero-2',
  title: 'The Palace of Westminster and its clock tower lit at night, seen from the river by Westminster Bridge',
  hour: 'night',
  size,
  draw: (c) => {
    const p = c.palette;
    const spans = times(5, (index) => d`M${-40 + index * 250} 716a106 70 0 0 1 212 0z`);
    return [
      sky(c),
      stars(c, 460, 3),
      crescent(p, 1050, 170, 52),
      clouds(p, [
        [640, 240, 1.3],
        [1660, 180, 1.3],
        [160, 160, 1.1],
      ]),
      skyline(p.far, { to: 1940, base: 690, seed: 64, low: 40, high: 150 }),
      trees(p, 560, 1140, 690, 44, 4),
      ellipse(1480, 470, 480, 360, p.gold, 'opacity=".09"'),
      ellipse(1380, 380, 230, 360, p.gold, 'opacity=".1"'),
      at(1770, 690, 1.04, victoriaTower(p)),
      at(1400, 690, 1.06, palaceRange(p, 8)),
      at(1290, 690, 1.06, palaceRange(p, 2)),
      at(1570, 690, 1.1, path('M-24-150h48v-80h-48z', p.stone[1]) + path('M-24-230h48L0-330z', p.roof[0]) + path('M6-230h18L0-330z', p.roof[1]) + windows(-16, -220, 3, 2, [13, 34], [6, 22], p.window)),
      at(1350, 690, 1.04, elizabethTower(p, 300, 60)),
      embankment(p, 686, 34, 1920, [p.stone[1], p.stone[2]]),
      rect(-10, 640, 1130, 24, p.stone[2]),
      rect(-10, 634, 1130, 8, p.stone[1]),
      path(`M-10 662h1130v58H-10z${spans}`, p.roof[0], 'fill-rule="evenodd"'),
      each([60, 300, 540, 780, 1020], (x) => lamp(p, x, 638, 0.4) + reflection(p.gold, x, 732, 22, 7, 0.7)),
      each([1180, 1300, 1420, 1540, 1660, 1780, 1890], (x) => circle(x, 678, 5, p.gold) + circle(x, 678, 14, p.gold, 'opacity=".2"')),
      crowd(p, [
        [400, 636, 0.3],
        [420, 636, 0.3],
        [850, 636, 0.3],
        [870, 636, 0.3],
      ]),
      water(c, 718, 31),
      each([60, 300, 540, 780, 1020], (x) => reflection(p.gold, x, 728, 24, 7, 0.6)),
      reflection(p.stone[0], 1350, 728, 90, 11, 0.55),
      reflection(p.gold, 1590, 730, 330, 9, 0.32),
      riverBoat(p, 960, 806, 1.35),
    ];
  },
};

const morning: Picture = {
  name: 'hero-3',
  title: 'St Paul’s Cathedral above the Millennium Bridge in the first light, walkers crossing the river',
  hour: 'dawn',
  size,
  draw: (c) => {
    const p = c.palette;
    const steel = '#8B949E';
    const y = (x: number): number => 700 - ((x - 980) / 560) ** 2 * 18;
    const deck = Array.from({ length: 25 }, (_, index) => index * 80);
    return [
      sky(c),
      rays(p, 1330, 330, 0.18, 30, 2100),
      circle(1330, 330, 250, p.sun, 'opacity=".95"'),
      clouds(p, [
        [250, 170, 1.5],
        [820, 120, 1.2],
        [1640, 170, 1.4],
        [600, 340, 0.9],
      ]),
      birds(p, 860, 280, 7, 5),
      skyline(p.far, { to: 1940, base: 670, seed: 34, low: 60, high: 190 }),
      farGherkin(p.far, 1740, 670, 270),
      farWedge(p.far, 1820, 670, 300),
      farWalkieTalkie(p.far, 1650, 670, 220),
      skyline(p.mid, { to: 1940, base: 672, seed: 78, low: 40, high: 120 }),
      at(1330, 668, 1.02, stPaulsSouth(p)),
      skyline(p.brick[0], { from: 980, to: 1700, base: 690, seed: 12, low: 26, high: 60 }),
      windows(1000, 660, 34, 1, [20, 20], [7, 12], p.brick[2], p.white),
      trees(p, 1560, 1940, 690, 34, 8),
      trees(p, 760, 1090, 690, 30, 3),
      embankment(p, 682, 28, 1920),
      water(c, 708, 13, 0.8),
      reflection(p.sun, 1330, 722, 300, 10, 0.55),
      path(d`M-20 ${y(-20) + 62}Q960 690 1940 ${y(1940) + 62}v18Q960 716 -20 ${y(-20) + 82}z`, steel),
      path(d`M-20 ${y(-20) + 54}Q960 682 1940 ${y(1940) + 54}v9Q960 690 -20 ${y(-20) + 64}z`, p.white),
      each([420, 1500], (x) => path(d`M${x - 30} 900l16 -150h28l16 150z`, p.stone[2]) + path(d`M${x} 760L${x - 90} 672l8 -6L${x} 738l82 -72 8 6z`, steel)),
      line('M-20 640Q200 700 420 668Q960 760 1500 668Q1720 700 1940 640', steel, 7),
      line(deck.map((x) => d`M${x} ${714 - Math.sin((x / 1920) * Math.PI) * 24}v-26`).join(''), steel, 2.5),
      line('M-20 688Q960 650 1940 688', steel, 4),
      crowd(p, [
        [700, 712, 0.56],
        [730, 712, 0.54],
        [930, 708, 0.54],
        [1080, 708, 0.56],
        [1108, 708, 0.36],
        [1240, 708, 0.54],
        [1600, 712, 0.56],
        [1630, 712, 0.56],
        [300, 716, 0.56],
      ]),
      riverBoat(p, 1120, 806, 1.3),
    ];
  },
};

export const heroes = [sunset, nightfall, morning];
