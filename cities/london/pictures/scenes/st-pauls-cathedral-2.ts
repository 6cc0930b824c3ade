import { crowd, pigeon } from '../kit/figures';
import { balustrade, bars } from '../kit/masonry';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { farGherkin, farWalkieTalkie, farWedge, skyline } from '../kit/skyline';
import { at, rect } from '../kit/svg';
import { stPaulsDome } from '../landmarks/st-pauls';
import type { Picture } from '../picture';

export const stPaulsCathedral2: Picture = {
  name: 'st-pauls-cathedral-2',
  title:
    'The lead dome, colonnade and golden cross of St Paul’s close to, tiny visitors on the Golden Gallery',
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
      at(600, 716, 1.3, stPaulsDome(p)),
      crowd(p, [
        [574, 268, 0.24],
        [592, 268, 0.24],
        [614, 268, 0.24],
        [628, 268, 0.23],
        [430, 508, 0.3],
        [476, 508, 0.3],
        [540, 508, 0.3],
        [664, 508, 0.3],
        [720, 508, 0.3],
        [766, 508, 0.3],
      ]),
      balustrade(p, 556, 255, 88, 13),
      balustrade(p, 392, 488, 416, 20),
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
