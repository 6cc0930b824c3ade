import { riverBoat } from '../kit/boats';
import { crowd, pigeon } from '../kit/figures';
import { trees } from '../kit/greenery';
import { balustrade, bars, windows } from '../kit/masonry';
import { birds, clouds, rays, sky, stars, sun } from '../kit/sky';
import { farGherkin, farWalkieTalkie, farWedge, skyline } from '../kit/skyline';
import { at, circle, d, each, ellipse, group, line, path, rect, times } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import { stPauls, stPaulsDome, stPaulsSouth } from '../landmarks/st-pauls';
import type { Picture } from '../picture';

const wide: Picture = {
  name: 'st-pauls-cathedral',
  title: 'St Paul’s Cathedral at the end of the Millennium Bridge, its dome before a pale rising sun',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const posts = times(6, (index) => {
      const s = (index / 5) ** 2;
      return d`M${536 - s * 420} ${664 + s * 116}v${18 + s * 40}M${664 + s * 420} ${664 + s * 116}v${18 + s * 40}`;
    });
    return [
      sky(c),
      rays(p, 600, 300, 0.18),
      group('opacity=".9"', circle(600, 300, 200, p.sun)),
      clouds(p, [
        [90, 170, 1.2],
        [930, 130, 1.1],
        [180, 330, 0.8],
        [960, 340, 0.7],
      ]),
      birds(p, 860, 230, 5, 7),
      skyline(p.far, { to: 1220, base: 660, seed: 31, low: 60, high: 190 }),
      skyline(p.mid, { to: 330, base: 660, seed: 77, low: 50, high: 130 }),
      skyline(p.mid, { from: 880, to: 1220, base: 660, seed: 55, low: 50, high: 130 }),
      at(600, 656, 0.93, stPauls(p)),
      embankment(p, 650, 44, 1200),
      trees(p, -10, 320, 684, 40, 4),
      trees(p, 890, 1220, 684, 40, 5),
      water(c, 690, 9, 0.8),
      path('M540 690h120l350 110H190z', '#C9C4BF'),
      path('M594 690h12l60 110H534z', '#E9E3DA'),
      line('M520 704h160M470 724h260M400 752h400M300 784h600', '#B4AEA8', 2),
      line('M536 676L150 800M664 676l386 124M538 662L80 776M662 662l458 114', '#8B949E', 5),
      line(posts, '#8B949E', 3),
      crowd(p, [
        [560, 766, 0.62],
        [584, 770, 0.64],
        [650, 732, 0.4],
        [611, 718, 0.3],
        [622, 718, 0.28],
        [706, 790, 0.78],
        [480, 788, 0.76],
      ]),
    ];
  },
};

const close: Picture = {
  name: 'st-pauls-cathedral-2',
  title: 'The lead dome, colonnade and golden cross of St Paul’s close to, tiny visitors on the Golden Gallery',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade] = p.stone;
    return [
      sky(c),
      rays(p, 210, 160, 0.12),
      sun(p, 210, 160, 62),
      clouds(p, [
        [70, 340, 1.2],
        [930, 180, 1.2],
        [900, 420, 0.9],
        [330, 90, 0.7],
      ]),
      birds(p, 930, 300, 6, 12),
      skyline(p.far, { to: 1220, base: 720, seed: 66, low: 30, high: 120 }),
      farGherkin(p.far, 1060, 720, 220),
      farWedge(p.far, 1120, 720, 250),
      farWalkieTalkie(p.far, 990, 720, 190),
      at(600, 716, 1.42, stPaulsDome(p)),
      crowd(p, [
        [572, 230, 0.24],
        [590, 230, 0.24],
        [612, 230, 0.24],
        [630, 230, 0.23],
        [420, 492, 0.3],
        [470, 492, 0.3],
        [540, 492, 0.3],
        [664, 492, 0.3],
        [720, 492, 0.3],
        [776, 492, 0.3],
      ]),
      balustrade(p, 564, 216, 72, 14),
      balustrade(p, 372, 472, 456, 20),
      rect(300, 708, 600, 20, light),
      rect(280, 728, 640, 80, mid),
      rect(720, 728, 200, 80, shade),
      bars(300, 742, 26, 50, 14, 44, p.stone[3]),
      pigeon(240, 706, 1.3),
      pigeon(960, 712, 1.1, '#56627A'),
      balustrade(p, -10, 726, 1220, 46),
      rect(-10, 768, 1220, 40, light),
    ];
  },
};

const night: Picture = {
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
      ellipse(560, 330, 400, 330, p.gold, 'opacity=".1"'),
      ellipse(560, 320, 260, 260, p.gold, 'opacity=".12"'),
      at(560, 596, 0.92, stPaulsSouth(p)),
      skyline(p.mid, { to: 1220, base: 632, seed: 91, low: 40, high: 96 }),
      windows(14, 594, 40, 2, [30, 18], [7, 8], p.mid, p.gold),
      embankment(p, 628, 20, 1200),
      each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], (index) => circle(50 + index * 122, 622, 5, p.gold) + circle(50 + index * 122, 622, 13, p.gold, 'opacity=".2"')),
      water(c, 646, 19),
      reflection(p.stone[0], 560, 656, 260, 10, 0.5),
      times(10, (index) => reflection(p.gold, 50 + index * 122, 654, 18, 5, 0.7)),
      riverBoat(p, 800, 724, 1.1),
      path('M-10 700L300 640v8L-10 722z', p.white, 'opacity=".8"'),
      line('M-10 676Q150 620 300 640', p.white, 4, 'opacity=".7"'),
    ];
  },
};

export const stPaulsCathedral = [wide, close, night];
