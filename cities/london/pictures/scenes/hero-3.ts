import { riverBoat } from '../kit/boats';
import { crowd } from '../kit/figures';
import { trees } from '../kit/greenery';
import { windows } from '../kit/openings';
import { birds, clouds, rays, sky } from '../kit/sky';
import { farGherkin, farWalkieTalkie, farWedge, skyline } from '../kit/skyline';
import { at, circle, d, each, line, path } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import { stPaulsSouth } from '../landmarks/st-pauls';
import type { Picture } from '../picture';

const size = [1920, 900] as const;

export const hero3: Picture = {
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
      circle(1330, 350, 236, p.sun, 'opacity=".95"'),
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
      at(1330, 668, 0.92, stPaulsSouth(p)),
      skyline(p.brick[0], { from: 980, to: 1700, base: 690, seed: 12, low: 26, high: 60 }),
      windows(1000, 660, 34, 1, [20, 20], [7, 12], p.brick[2], p.white),
      trees(p, 1560, 1940, 690, 34, 8),
      trees(p, 760, 1090, 690, 30, 3),
      embankment(p, 682, 28, 1920),
      water(c, 708, 13, 0.8),
      reflection(p.sun, 1330, 722, 300, 10, 0.55),
      path(d`M-20 ${y(-20) + 62}Q960 690 1940 ${y(1940) + 62}v18Q960 716 -20 ${y(-20) + 82}z`, steel),
      path(d`M-20 ${y(-20) + 54}Q960 682 1940 ${y(1940) + 54}v9Q960 690 -20 ${y(-20) + 64}z`, p.white),
      each(
        [420, 1500],
        (x) =>
          path(d`M${x - 30} 900l16 -150h28l16 150z`, p.stone[2]) +
          path(d`M${x} 760L${x - 90} 672l8 -6L${x} 738l82 -72 8 6z`, steel),
      ),
      line('M-20 702Q160 704 332 668M504 668Q960 764 1416 668M1588 668Q1770 704 1940 702', steel, 6),
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
