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

const size = [2400, 900] as const;

export const hero3: Picture = {
  name: 'hero-3',
  title: 'St Paul’s Cathedral above the Millennium Bridge in the first light, walkers crossing the river',
  hour: 'dawn',
  size,
  draw: (c) => {
    const p = c.palette;
    const steel = '#8B949E';
    const deckEnd = 716;
    const deck = Array.from({ length: 31 }, (_, index) => index * 80);
    return [
      sky(c),
      rays(p, 1810, 330, 0.18, 30, 2600),
      circle(1810, 350, 236, p.sun, 'opacity=".95"'),
      clouds(p, [
        [250, 170, 1.5],
        [1240, 120, 1.2],
        [2120, 170, 1.4],
        [780, 300, 0.9],
      ]),
      birds(p, 1340, 300, 7, 5),
      skyline(p.far, { to: 2420, base: 670, seed: 34, low: 60, high: 190 }),
      farGherkin(p.far, 2220, 670, 270),
      farWedge(p.far, 2290, 670, 300),
      farWalkieTalkie(p.far, 2120, 670, 220),
      skyline(p.mid, { to: 2420, base: 672, seed: 78, low: 40, high: 120 }),
      at(1810, 668, 0.92, stPaulsSouth(p)),
      skyline(p.brick[0], { from: 1460, to: 2180, base: 690, seed: 12, low: 26, high: 60 }),
      windows(1480, 660, 34, 1, [20, 20], [7, 12], p.brick[2], p.white),
      trees(p, 2040, 2420, 690, 34, 8),
      trees(p, 1240, 1570, 690, 30, 3),
      embankment(p, 682, 28, 2400),
      water(c, 708, 13, 0.8),
      reflection(p.sun, 1810, 722, 300, 10, 0.55),
      path(d`M-20 ${deckEnd + 8}Q1200 690 2420 ${deckEnd + 8}v18Q1200 716 -20 ${deckEnd + 28}z`, steel),
      path(d`M-20 ${deckEnd}Q1200 682 2420 ${deckEnd}v9Q1200 690 -20 ${deckEnd + 10}z`, p.white),
      each(
        [660, 1740],
        (x) =>
          path(d`M${x - 30} 900l16 -150h28l16 150z`, p.stone[2]) +
          path(d`M${x} 760L${x - 90} 672l8 -6L${x} 738l82 -72 8 6z`, steel),
      ),
      line('M-20 690Q300 724 572 668M744 668Q1200 764 1656 668M1828 668Q2110 724 2420 690', steel, 6),
      line(deck.map((x) => d`M${x} ${714 - Math.sin((x / 2400) * Math.PI) * 24}v-26`).join(''), steel, 2.5),
      line('M-20 688Q1200 650 2420 688', steel, 4),
      crowd(p, [
        [1180, 706, 0.56],
        [1210, 706, 0.54],
        [1410, 706, 0.54],
        [1500, 706, 0.56],
        [1528, 706, 0.36],
        [1700, 708, 0.54],
        [2060, 710, 0.56],
        [2090, 710, 0.56],
        [420, 712, 0.56],
      ]),
      riverBoat(p, 1330, 812, 1.2),
    ];
  },
};
