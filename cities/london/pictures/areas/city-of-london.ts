import { windows } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { farGherkin, farWalkieTalkie, farWedge, skyline } from '../kit/skyline';
import { at, d, line, times } from '../kit/svg';
import { embankment, water } from '../kit/water';
import { stPaulsSouth } from '../landmarks/st-pauls';
import type { Vignette } from './vignette';

export const cityOfLondon: Vignette = {
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
      line(
        times(18, (index) => d`M802 ${190 + index * 23}h${36 + index * 7.6}`),
        p.white,
        2,
        'opacity=".4"',
      ),
      farGherkin(p.blue, 950, 600, 380),
      line(
        'M886 500q60-60 120-140M890 420q50-40 100-110M884 560q80-60 132-120M1010 500q-60-60-116-140M1010 420q-50-40-90-100',
        p.white,
        3,
        'opacity=".55"',
      ),
      farWedge(p.mid, 700, 600, 330),
      at(420, 606, 0.78, stPaulsSouth(p)),
      skyline(p.brick[0], { to: 1220, base: 640, seed: 38, low: 30, high: 80 }),
      windows(40, 600, 46, 2, [25, 22], [9, 12], p.brick[2], p.white),
      embankment(p, 634, 30, 1200),
      water(c, 656, 9, 0.7),
    ];
  },
};
