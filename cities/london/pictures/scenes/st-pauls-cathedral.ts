import { crowd } from '../kit/figures';
import { trees } from '../kit/greenery';
import { birds, clouds, rays, sky } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { at, circle, d, group, line, path, times } from '../kit/svg';
import { embankment, water } from '../kit/water';
import { stPauls } from '../landmarks/st-pauls';
import type { Picture } from '../picture';

export const stPaulsCathedral: Picture = {
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
