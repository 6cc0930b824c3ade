import { crowd } from '../kit/figures';
import { unionFlag } from '../kit/flags';
import { tree, trees } from '../kit/greenery';
import { battlements, block } from '../kit/masonry';
import { windows } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { at, circle, d, each, line, path, rect } from '../kit/svg';
import type { Picture } from '../picture';

export const hamptonCourtPalace: Picture = {
  name: 'hampton-court-palace',
  title:
    'The great Tudor gatehouse of Hampton Court with turrets and twisted chimneys, the Thames gate lawns before it',
  hour: 'dusk',
  draw: (c) => {
    const p = { ...c.palette, brick: ['#C2655F', '#8E4660', '#5E3258'] as const };
    const [brick, shade, deep] = p.brick;
    const chimney = (x: number, y: number): string =>
      rect(x, y - 54, 12, 54, shade) +
      rect(x - 3, y - 60, 18, 8, deep) +
      rect(x - 3, y - 8, 18, 8, deep) +
      line(d`M${x} ${y - 44}l12 8M${x} ${y - 30}l12 8M${x} ${y - 16}l12 8`, deep, 3);
    const turret = (x: number, y: number, w: number): string =>
      block(x, y, w, 640 - y, brick, shade, 0.4) +
      battlements(x - 4, y - 14, w + 8, 24, 3, p.stone[1], 9) +
      path(d`M${x} ${y - 12}q0 -40 ${w / 2} -58q${w / 2} 18 ${w / 2} 58z`, p.roof[0]) +
      rect(x + w / 2 - 2, y - 92, 4, 24, p.gold) +
      circle(x + w / 2, y - 94, 4, p.gold) +
      windows(x + w / 2 - 6, y + 30, 1, 5, [1, 62], [12, 26], p.window);
    const range = (x: number, w: number): string =>
      block(x, 430, w, 210, brick, shade, 0.12) +
      battlements(x, 418, w, 24, Math.round(w / 34), p.stone[1], 10) +
      windows(x + 26, 470, Math.floor((w - 30) / 52), 2, [52, 80], [28, 44], p.stone[0]) +
      windows(x + 30, 474, Math.floor((w - 30) / 52), 2, [52, 80], [20, 36], p.roof[1], p.window) +
      line(d`M${x} 548h${w}`, p.stone[1], 6);
    return [
      sky(c),
      rays(p, 300, 500, 0.07),
      sun(p, 300, 440, 84),
      clouds(p, [
        [80, 150, 1.1],
        [880, 130, 1.2],
        [940, 300, 0.7],
      ]),
      birds(p, 820, 260),
      trees(p, -20, 1230, 560, 66, 7),
      each([140, 162, 184, 320, 342, 850, 872, 894, 1030, 1052], (x) => chimney(x, 424)),
      range(60, 350),
      range(790, 350),
      block(410, 300, 380, 340, brick, shade, 0.3),
      battlements(404, 286, 392, 28, 11, p.stone[1], 11),
      line(
        'M420 360l30 30 30-30 30 30M690 360l30 30 30-30 30 30M420 520l30 30 30-30 30 30M690 520l30 30 30-30 30 30',
        deep,
        4,
        'opacity=".5"',
      ),
      rect(536, 326, 128, 156, p.stone[0]),
      rect(542, 332, 116, 146, deep),
      windows(548, 338, 5, 3, [22, 46], [17, 40], p.window),
      path('M530 484h140v12H530z', p.stone[1]),
      path('M540 640v-70q0-50 60-64 60 14 60 64v70z', p.stone[0]),
      path('M554 640v-66q0-40 46-52 46 12 46 52v66z', p.ink),
      path('M568 640v-60q0-32 32-42 32 10 32 42v60z', p.window, 'opacity=".8"'),
      circle(450, 446, 20, p.stone[0]),
      circle(450, 446, 14, deep),
      circle(750, 446, 20, p.stone[0]),
      circle(750, 446, 14, deep),
      turret(410, 250, 56),
      turret(734, 250, 56),
      turret(512, 276, 40),
      turret(648, 276, 40),
      unionFlag(p, 600, 290, 110, 0.8),
      rect(0, 634, 1200, 180, p.tree[1]),
      path('M520 638h160l150 170H370z', p.paving[0]),
      path('M520 638h50L470 808H370z', p.paving[1], 'opacity=".6"'),
      each(
        [330, 870],
        (x) =>
          block(x - 24, 650, 48, 100, p.stone[1], p.stone[2]) +
          at(
            x,
            650,
            1,
            path('M-34 0q-6-40 10-56-6-24 16-26 20 0 18 24 26 20 20 58z', p.stone[1]) +
              circle(-4, -72, 14, p.stone[0]) +
              path('M20 0q20-30 8-56', 'none', `stroke="${p.stone[1]}" stroke-width="7"`),
          ),
      ),
      tree(p, 130, 760, 1.3),
      tree(p, 1080, 760, 1.3),
      crowd(p, [
        [560, 690, 0.54],
        [586, 692, 0.54],
        [640, 720, 0.7],
        [500, 770, 1],
        [546, 774, 0.6],
        [720, 780, 1.06],
      ]),
    ];
  },
};
