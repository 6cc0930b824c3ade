import { crowd } from '../kit/figures';
import { flowers, hedge, lawn, trees } from '../kit/greenery';
import { bars, block, courses } from '../kit/masonry';
import { arch, windows } from '../kit/openings';
import { stream } from '../kit/random';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { railings } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

export const kensingtonPalace: Picture = {
  name: 'kensington-palace',
  title:
    'Kensington Palace in red brick behind its gilded gates, with the statue of Queen Victoria and beds of flowers',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [brick, brickShade] = p.brick;
    return [
      sky(c),
      rays(p, 220, 150, 0.12),
      sun(p, 220, 150, 60),
      clouds(p, [
        [400, 110, 0.9],
        [900, 120, 1.1],
        [60, 300, 0.7],
      ]),
      birds(p, 800, 220),
      trees(p, -20, 1230, 530, 76, 14),
      block(190, 330, 820, 240, brick, brickShade, 0.14),
      courses(200, 350, 700, 200, p.brick[2], stream(5), 70),
      path('M180 336l30-48h780l30 48z', p.roof[0]),
      bars(250, 250, 34, 60, 6, 136, p.brick[1]),
      bars(246, 246, 42, 8, 6, 136, p.stone[1]),
      rect(182, 328, 836, 12, p.stone[0]),
      block(470, 290, 260, 280, brick, brickShade, 0.34),
      rect(462, 284, 276, 10, p.stone[0]),
      path('M480 286q120-90 240 0z', p.stone[0]),
      path('M520 280q80-50 160 0z', brick),
      circle(600, 264, 13, p.gold),
      windows(222, 366, 6, 1, [40, 1], [24, 60], p.white),
      windows(226, 370, 6, 1, [40, 1], [16, 52], p.window),
      windows(222, 460, 6, 1, [40, 1], [24, 70], p.white),
      windows(226, 464, 6, 1, [40, 1], [16, 62], p.window),
      windows(752, 366, 6, 1, [40, 1], [24, 60], p.white),
      windows(756, 370, 6, 1, [40, 1], [16, 52], p.window),
      windows(752, 460, 6, 1, [40, 1], [24, 70], p.white),
      windows(756, 464, 6, 1, [40, 1], [16, 62], p.window),
      windows(494, 330, 4, 1, [58, 1], [34, 76], p.white),
      windows(500, 336, 4, 1, [58, 1], [22, 64], p.window),
      rect(462, 424, 276, 8, p.stone[0]),
      arch(566, 460, 68, 110, p.stone[0]),
      arch(576, 470, 48, 100, p.ink),
      windows(494, 456, 1, 1, [1, 1], [34, 80], p.white),
      windows(672, 456, 1, 1, [1, 1], [34, 80], p.white),
      windows(500, 462, 1, 1, [1, 1], [22, 68], p.window),
      windows(678, 462, 1, 1, [1, 1], [22, 68], p.window),
      lawn(p, 566, 810, 1200),
      path('M556 566h88l150 244H406z', p.paving[0]),
      ellipse(600, 668, 180, 40, p.paving[0]),
      ellipse(600, 664, 120, 24, p.water[0]),
      at(
        600,
        660,
        0.82,
        block(-50, -80, 100, 80, p.white, p.stone[1]) +
          rect(-58, -86, 116, 10, p.white) +
          path('M-44-86q-14-60 10-80 0-30 34-30t34 30q24 20 10 80z', '#FFFDF6') +
          path('M10-196q24 4 24 30 24 20 10 80H18q10-60-8-110z', p.stone[1]) +
          circle(0, -208, 17, '#FFFDF6') +
          path('M-12-222l4-10 5 7 4-9 5 9 5-7 3 10z', p.gold) +
          line('M34-140l30 6V-96', p.gold, 4),
      ),
      flowers(['#E0485A', '#FFD66B', '#F7C5CB'], 60, 380, 640, p, 3),
      flowers(['#C23A6B', '#FFF1C9', '#E0485A'], 820, 1150, 640, p, 5),
      hedge(p, 40, 676, 330, 24),
      hedge(p, 840, 676, 330, 24),
      each(
        [430, 770],
        (x) =>
          block(x - 24, 630, 48, 160, p.brick[0], p.brick[1]) +
          rect(x - 32, 620, 64, 14, p.stone[0]) +
          path(d`M${x - 14} 620q-10 -30 14 -40q24 10 14 40z`, p.stone[1]),
      ),
      railings(p, 0, 790, 404, 124, 16),
      railings(p, 796, 790, 410, 124, 16),
      line('M454 650q60 40 70 136M746 650q-60 40-70 136', p.gold, 8),
      line(
        times(
          4,
          (index) =>
            d`M${470 + index * 15} ${672 + index * 26}V786M${730 - index * 15} ${672 + index * 26}V786`,
        ),
        p.ink,
        5,
      ),
      crowd(p, [
        [560, 760, 0.9],
        [600, 764, 0.88],
        [632, 764, 0.54],
        [690, 700, 0.56],
        [510, 690, 0.54],
      ]),
    ];
  },
};
