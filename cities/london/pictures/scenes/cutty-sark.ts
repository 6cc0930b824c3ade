import { crowd } from '../kit/figures';
import { georgeFlag } from '../kit/flags';
import { trees } from '../kit/greenery';
import type { Palette } from '../kit/palettes';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { farDome, skyline } from '../kit/skyline';
import { at, d, each, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

const rigging = (p: Palette, x: number, height: number, spread: number): string =>
  line(d`M${x} 0V${-height}`, p.ink, 9) +
  each(
    [0.3, 0.48, 0.66, 0.82],
    (share, index) =>
      line(
        d`M${x - spread * (1 - index * 0.2)} ${-height * share}h${2 * spread * (1 - index * 0.2)}`,
        p.ink,
        6,
      ) +
      path(
        d`M${x - spread * (0.94 - index * 0.2)} ${-height * share + 2}q${spread * (0.94 - index * 0.2)} 22 ${spread * (1.88 - index * 0.4)} 0v8q${-spread * (0.94 - index * 0.2)} 20 ${-spread * (1.88 - index * 0.4)} 0z`,
        p.stone[0],
      ),
  ) +
  line(
    d`M${x - spread * 0.9} 0L${x} ${-height * 0.8}L${x + spread * 0.9} 0M${x - spread * 0.5} 0L${x} ${-height * 0.62}L${x + spread * 0.5} 0`,
    p.ink,
    2,
    'opacity=".7"',
  );

export const cuttySark: Picture = {
  name: 'cutty-sark',
  title: 'The tea clipper Cutty Sark with three rigged masts, her hull raised on a sea of glass at Greenwich',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 210, 160, 0.12),
      sun(p, 210, 160, 60),
      clouds(p, [
        [70, 330, 0.9],
        [910, 130, 1.1],
        [420, 80, 0.7],
      ]),
      birds(p, 900, 260),
      skyline(p.far, { to: 1220, base: 640, seed: 59, low: 40, high: 120 }),
      farDome(p.far, 1090, 640, 160),
      trees(p, -20, 200, 650, 44, 4),
      trees(p, 1020, 1230, 650, 44, 9),
      rect(0, 640, 1200, 170, p.paving[0]),
      at(
        600,
        560,
        1,
        line('M-380-40L-180-420L20-460L220-380L470-40', p.ink, 2, 'opacity=".7"') +
          rigging(p, -180, 420, 120) +
          rigging(p, 20, 460, 130) +
          rigging(p, 220, 390, 108) +
          line('M420-34L560-86', p.ink, 9) +
          line('M220-390L552-84M220-260L500-64', p.ink, 2.5) +
          path('M250-250L440-66L280-40zM330-210L500-76L452-52z', p.stone[0], 'opacity=".85"') +
          path('M-420-70q30 18 60 22H380q60-4 110-30-30 60-66 150H-360q-50-60-60-142z', '#23252E') +
          path('M-408-36q20 8 50 8H400q30-2 60-12l-6 12q-20 8-54 10H-360q-30 0-44-6z', p.gold) +
          path('M-384 18h810l-28 54H-360q-16-22-24-54z', '#B5713C') +
          line('M-376 34h794M-368 52h778', '#8A5226', 2) +
          path('M480-78l30-14 6 16-30 20z', p.white) +
          line('M-400-58h790', p.white, 3),
      ),
      georgeFlag(p, 622, 110, 40, 0.5),
      path('M150 690q60-110 250-96 200 30 400-6 190-10 250 102z', '#9CC7D2', 'opacity=".82"'),
      line(
        times(15, (index) => d`M${190 + index * 58} 690L${260 + index * 48} 596`) +
          times(15, (index) => d`M${190 + index * 58} 690L${320 + index * 48} 600`),
        p.white,
        2.5,
      ),
      line('M150 690q60-110 250-96 200 30 400-6 190-10 250 102', p.white, 6),
      rect(130, 688, 940, 14, p.stone[2]),
      line('M0 740h1200M300 702L200 800M600 702v98M900 702l100 98', p.paving[1], 3),
      crowd(p, [
        [240, 760, 0.7],
        [270, 762, 0.68],
        [480, 740, 0.58],
        [700, 776, 0.78],
        [736, 778, 0.48],
        [940, 750, 0.64],
        [1040, 734, 0.56],
      ]),
    ];
  },
};
