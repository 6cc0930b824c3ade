import { crowd } from '../kit/figures';
import { trees } from '../kit/greenery';
import { bars, block } from '../kit/masonry';
import { windows } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { farGherkin, farWalkieTalkie, farWedge, skyline } from '../kit/skyline';
import { lamp } from '../kit/street';
import { at, circle, line, path, rect } from '../kit/svg';
import type { Picture } from '../picture';

export const theMonument: Picture = {
  name: 'the-monument',
  title:
    'The Monument: a fluted column crowned with a gilded urn of flames, between City streets in morning light',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    return [
      sky(c),
      rays(p, 600, 120, 0.18),
      sun(p, 600, 120, 110),
      clouds(p, [
        [90, 150, 1],
        [860, 110, 1.1],
        [300, 320, 0.6],
      ]),
      birds(p, 760, 210, 5, 6),
      skyline(p.far, { to: 1220, base: 640, seed: 84, low: 90, high: 240 }),
      farGherkin(p.far, 400, 640, 330),
      farWedge(p.far, 820, 640, 360),
      farWalkieTalkie(p.far, 280, 640, 300),
      block(-10, 330, 330, 340, p.brick[0], p.brick[1], 0.16),
      rect(-10, 320, 340, 14, light),
      windows(20, 360, 5, 3, [60, 84], [34, 56], light),
      windows(25, 365, 5, 3, [60, 84], [24, 46], p.window),
      rect(-10, 604, 340, 70, p.roof[0]),
      windows(20, 618, 4, 1, [76, 1], [56, 52], p.window),
      block(880, 290, 330, 380, mid, shade, 0.2),
      rect(872, 280, 340, 14, light),
      windows(910, 320, 5, 3, [60, 92], [32, 62], light),
      windows(915, 325, 5, 3, [60, 92], [22, 52], p.window),
      rect(880, 604, 330, 70, p.brick[2]),
      windows(906, 618, 4, 1, [76, 1], [56, 52], p.window),
      at(
        60,
        70,
        0.9,
        [
          block(520, 520, 160, 150, light, mid, 0.36),
          rect(506, 510, 188, 16, light),
          rect(506, 650, 188, 20, mid),
          rect(536, 544, 110, 84, shade),
          path('M546 620q10-50 30-56 10 20 20 4 14 10 10 30 14-4 30 22z', light),
          circle(580, 560, 7, light),
          path('M530 510q4-24 20-26h100q16 2 20 26z', mid),
          path('M556 486l6-322h76l6 322z', light),
          path('M618 486l-4-322h24l6 322z', shade),
          line('M568 480l4-310M582 480l2-310M596 480V170M608 480l-2-310M620 480l-3-310', mid, 4),
          rect(548, 148, 104, 18, light),
          rect(542, 138, 116, 12, mid),
          bars(546, 112, 3, 28, 14, 8.4, p.ink),
          rect(542, 110, 116, 5, p.ink),
          block(572, 70, 56, 68, light, mid),
          rect(592, 88, 16, 50, dark),
          path('M572 72q28-24 56 0z', mid),
          rect(584, 46, 32, 16, p.gold, 'rx="6"'),
          path('M578 48q-14-26 8-38 4 8 8-8 10 6 10 14 6-6 8-2 20 14 8 34z', p.gold),
          path('M592 44q-4-16 8-26 8 12 12 26z', '#F4E2A8'),
          crowd(p, [
            [558, 139, 0.2],
            [640, 139, 0.2],
          ]),
        ].join(''),
      ),
      rect(0, 664, 1200, 140, p.paving[0]),
      line(
        'M0 700h1200M0 750h1200M320 664L200 800M520 664l-50 136M690 664l50 136M880 664l120 136',
        p.paving[1],
        3,
      ),
      lamp(p, 400, 720, 1),
      lamp(p, 800, 720, 1),
      trees(p, 330, 480, 664, 26, 3),
      trees(p, 730, 870, 664, 26, 5),
      crowd(p, [
        [470, 720, 0.8],
        [502, 722, 0.78],
        [620, 700, 0.7],
        [700, 740, 0.9],
        [738, 742, 0.56],
        [300, 760, 1],
        [900, 764, 1.02],
        [940, 766, 1],
      ]),
    ];
  },
};
