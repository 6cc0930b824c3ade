import { riverBoat } from '../kit/boats';
import { glow } from '../kit/light';
import { windows } from '../kit/openings';
import { clouds, sky, stars, sun } from '../kit/sky';
import { farGherkin, farWalkieTalkie, farWedge, skyline } from '../kit/skyline';
import { at, circle, each, line, path, times } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import { stPaulsSouth } from '../landmarks/st-pauls';
import type { Picture } from '../picture';

export const stPaulsCathedral3: Picture = {
  name: 'st-pauls-cathedral-3',
  title: 'St Paul’s floodlit above the City at night, seen across the Thames with its light on the water',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      stars(c, 360, 33),
      sun(p, 220, 140, 36),
      clouds(p, [
        [120, 250, 1],
        [820, 130, 1.2],
      ]),
      skyline(p.far, { to: 1220, base: 600, seed: 35, low: 60, high: 200 }),
      farGherkin(p.far, 1030, 600, 290),
      farWedge(p.far, 1110, 600, 330),
      farWalkieTalkie(p.far, 940, 600, 230),
      windows(1118, 330, 5, 9, [22, 28], [5, 8], p.far, p.gold),
      glow(c, 'flood', p.gold, [560, 360], [560, 430], 0.44),
      at(560, 600, 0.84, stPaulsSouth(p)),
      skyline(p.mid, { to: 1220, base: 632, seed: 91, low: 40, high: 96 }),
      windows(14, 594, 40, 2, [30, 18], [7, 8], p.mid, p.gold),
      embankment(p, 628, 20, 1200),
      each(
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        (index) =>
          circle(50 + index * 122, 622, 5, p.gold) +
          circle(50 + index * 122, 622, 13, p.gold, 'opacity=".2"'),
      ),
      water(c, 646, 19),
      reflection(p.stone[0], 560, 656, 260, 10, 0.5),
      times(10, (index) => reflection(p.gold, 50 + index * 122, 654, 18, 5, 0.7)),
      riverBoat(p, 800, 724, 1.1),
      path('M-10 700L300 640v8L-10 722z', p.white, 'opacity=".8"'),
      line('M-10 676Q150 620 300 640', p.white, 4, 'opacity=".7"'),
    ];
  },
};
