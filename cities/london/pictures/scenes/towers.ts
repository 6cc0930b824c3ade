import { crowd } from '../kit/figures';
import { flowers, trees } from '../kit/greenery';
import { arches, bars, block, windows } from '../kit/masonry';
import type { Palette } from '../kit/palettes';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { farDome, farGherkin, farWalkieTalkie, farWedge, skyline } from '../kit/skyline';
import { bench, bus, lamp } from '../kit/street';
import { at, circle, d, each, line, path, rect, times } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import { towerBridge } from '../landmarks/tower-bridge';
import type { Picture } from '../picture';

/** The Shard: glass planes that do not meet at the top; origin at the middle of its foot, 660 high. */
export function shard(p: Palette): string {
  const floors = times(34, (index) => {
    const y = -20 - index * 18;
    const half = 104 * (1 + y / 690);
    return d`M${-half} ${y}L${half} ${y}`;
  });
  return (
    path('M-108 0L-12-650l10 20L8 0z', p.blue) +
    path('M-4 0L-2-640l10-28L108 0z', p.roof[0]) +
    path('M-60 0L-6-600 8-666 30-520 46 0z', p.far, 'opacity=".55"') +
    path('M46 0L12-610 30-560 108 0z', p.roof[1]) +
    path('M-108 0L-12-650-30-420-84 0z', '#fff', 'opacity=".2"') +
    line(floors, p.white, 1.4, 'opacity=".3"') +
    line('M-60 0L-6-600M46 0L8-660', p.white, 2, 'opacity=".5"') +
    windows(-50, -300, 7, 12, [14, 24], [6, 5], 'none', p.window) +
    path('M-12-650l10 20 10-36 4 30-8 20z', p.white, 'opacity=".6"')
  );
}

const theShard: Picture = {
  name: 'the-shard',
  title: 'The Shard rises like a splinter of glass over London Bridge and the river at dusk',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 330, 540, 0.07),
      sun(p, 330, 510, 84),
      clouds(p, [
        [80, 180, 1.1],
        [850, 160, 1.2],
        [330, 300, 0.8],
        [900, 380, 0.8],
      ]),
      birds(p, 840, 290, 6),
      skyline(p.far, { to: 1220, base: 640, seed: 26, low: 50, high: 170 }),
      farDome(p.far, 160, 640, 150),
      at(600, 650, 0.92, shard(p)),
      skyline(p.mid, { to: 1220, base: 650, seed: 45, low: 50, high: 120 }),
      windows(30, 560, 30, 3, [38, 26], [9, 12], p.mid, p.window),
      at(360, 650, 1, block(-60, -130, 120, 130, p.stone[1], p.stone[2]) + arches(-44, -110, 20, 60, 4, 23, p.window) + block(-34, -190, 68, 62, p.stone[1], p.stone[2]) + arches(-22, -180, 16, 44, 2, 28, p.window) + each([-34, 28], (x) => path(d`M${x} -190h8v-10l-4 -24 -4 24z`, p.stone[0]))),
      block(760, 540, 300, 110, p.stone[2], p.stone[3]),
      arches(780, 560, 44, 90, 5, 56, p.window),
      embankment(p, 648, 24, 1200),
      times(10, (index) => lamp(p, 50 + index * 122, 650, 0.34)),
      crowd(p, [
        [240, 650, 0.4],
        [258, 650, 0.4],
        [520, 650, 0.4],
        [700, 650, 0.4],
        [718, 650, 0.26],
      ]),
      water(c, 670, 36),
      reflection(p.blue, 600, 682, 170, 8, 0.6),
      reflection(p.sun, 330, 682, 120, 8, 0.5),
      path('M-10 726h1220v30H-10z', p.stone[2]),
      path(times(3, (index) => d`M${40 + index * 400} 800q20 -40 160 -40t160 40z`) + 'M-10 752h1220v56H-10z', p.stone[3], 'fill-rule="evenodd"'),
      rect(-10, 718, 1220, 9, p.stone[1]),
      bus(p, 130, 722, 0.6),
      bus(p, 930, 722, 0.6, true),
      crowd(p, [
        [380, 722, 0.5],
        [404, 722, 0.5],
        [640, 722, 0.5],
      ]),
    ];
  },
};

const palm = (p: Palette, x: number, y: number, height: number): string =>
  path(d`M${x - 8} ${y}q10 ${-height * 0.5} 2 ${-height}h14q2 ${height * 0.5} 6 ${height}z`, p.trunk) +
  each([-150, -100, -50, -20, 40, 90, 140], (turn) => `<g transform="translate(${x} ${y - height}) rotate(${turn})">${path('M0 0q50-36 120 10-60-6-120-4z', p.tree[turn % 3 ? 1 : 0])}${line('M4-2q50-22 100 6', p.tree[2], 3)}</g>`);

const skyGarden: Picture = {
  name: 'sky-garden',
  title: 'Palms and ferns under the glass arch of the Sky Garden, the river, the Shard and Tower Bridge far below',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 250, 170, 0.12),
      sun(p, 250, 170, 60),
      clouds(p, [
        [420, 230, 0.8],
        [880, 200, 1],
      ]),
      skyline(p.far, { to: 1220, base: 500, seed: 57, low: 20, high: 80 }),
      rect(0, 496, 1200, 110, p.tree[2]),
      skyline(p.mid, { to: 1220, base: 560, seed: 19, low: 20, high: 60 }),
      rect(0, 556, 1200, 60, p.mid),
      path('M-10 560q300 40 620 20t600-20v40H-10z', `url(#${c.name}-water)`),
      at(470, 540, 0.5, shard(p)),
      at(820, 574, 0.24, towerBridge(p, 480, 500)),
      line(`M0 340Q600-170 1200 340${times(11, (index) => d`M${100 + index * 100} 620V${190 - Math.sin(((index + 1) / 12) * Math.PI) * 105}`)}`, p.white, 9),
      line('M0 420h1200M0 520h1200', p.white, 5),
      path('M0 0h1200v330Q600-190 0 330z', '#DCE8EA'),
      line(`${times(13, (index) => d`M${index * 100} -10L${120 + index * 80} ${200 - Math.sin((index / 12) * Math.PI) * 150}`)}M0 200Q600-200 1200 200M0 90Q600-220 1200 90`, '#AFC3C8', 8),
      path('M0 610h1200v200H0z', p.paving[0]),
      rect(0, 604, 1200, 12, p.white),
      line('M0 680h1200M300 616l-120 184M600 616v184M900 616l120 184', p.paving[1], 3),
      line('M0 566h1200', p.white, 6),
      path('M0 620q200-60 330 30 60 60 20 160H0z', p.tree[0]),
      path('M1200 600q-180-30-300 60-60 60-30 150h330z', p.tree[0]),
      palm(p, 120, 700, 330),
      palm(p, 270, 730, 210),
      palm(p, 1090, 700, 350),
      palm(p, 960, 740, 200),
      each([[60, 720, 1], [200, 760, 1.2], [330, 770, 0.9], [900, 770, 1], [1030, 770, 1.3], [1150, 740, 1]], ([x = 0, y = 0, s = 1]) => each([-70, -35, 0, 35, 70], (turn) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${path('M0 0q-16-50 0-100 16 50 0 100z', p.tree[turn ? 1 : 2])}</g>`)),
      flowers(['#E0485A', '#FFD66B', '#F7C5CB'], 30, 330, 780, p, 6),
      flowers(['#F7C5CB', '#E0485A', '#FFFDF6'], 900, 1180, 780, p, 7),
      bench(p, 560, 740, 1),
      crowd(p, [
        [430, 680, 0.8],
        [466, 682, 0.78],
        [640, 672, 0.76],
        [760, 690, 0.84],
        [792, 690, 0.52],
        [700, 770, 1.16],
        [460, 776, 1.16],
      ]),
    ];
  },
};

const monument: Picture = {
  name: 'the-monument',
  title: 'The Monument: a fluted column crowned with a gilded urn of flames, between City streets in morning light',
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
      rect(0, 664, 1200, 140, p.paving[0]),
      line('M0 700h1200M0 750h1200M320 664L200 800M520 664l-50 136M690 664l50 136M880 664l120 136', p.paving[1], 3),
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

export const towers = [theShard, skyGarden, monument];
