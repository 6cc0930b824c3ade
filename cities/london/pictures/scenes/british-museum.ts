import { crowd } from '../kit/figures';
import { banner } from '../kit/flags';
import { trees } from '../kit/greenery';
import { arches, bars, block, column, cornice, pediment } from '../kit/masonry';
import { birds, clouds, crescent, rays, sky, stars, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { lamp } from '../kit/street';
import { at, circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import { greatCourtRoof, museumFront } from '../landmarks/portico';
import type { Picture } from '../picture';

const wide: Picture = {
  name: 'british-museum',
  title: 'The British Museum: forty-four columns and the pediment in early light, visitors crossing the forecourt',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 250, 230, 0.14),
      sun(p, 250, 230, 80),
      clouds(p, [
        [480, 90, 0.9],
        [980, 120, 1.1],
        [860, 230, 0.7],
      ]),
      birds(p, 860, 180),
      skyline(p.far, { to: 1220, base: 610, seed: 19, low: 60, high: 180 }),
      trees(p, -20, 90, 612, 60, 4),
      trees(p, 1120, 1230, 612, 60, 4),
      at(600, 610, 1, museumFront(p)),
      rect(0, 664, 1200, 140, p.paving[0]),
      path('M0 664h230l-90 136H0zM1200 664H970l90 136h140z', p.tree[2]),
      path('M0 664h230l-10 14H0zM1200 664H970l10 14h220z', p.tree[1]),
      line('M420 664l-90 136M540 664l-30 136M660 664l30 136M780 664l90 136M180 730h840', p.paving[1], 2.5),
      each([292, 868], (x) => line(`M${x} 664V490`, p.ink, 5) + banner(p, x + 3, 496, 38, 96, p.red)),
      crowd(p, [
        [470, 748, 0.62],
        [500, 752, 0.6],
        [640, 716, 0.5],
        [662, 718, 0.32],
        [760, 780, 0.84],
        [560, 692, 0.38],
        [700, 690, 0.36],
        [410, 716, 0.5],
        [850, 730, 0.56],
      ]),
    ];
  },
};

const close: Picture = {
  name: 'british-museum-2',
  title: 'The round Reading Room under the glass and steel roof of the Great Court, full of daylight and visitors',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    return [
      sky(c),
      sun(p, 240, 120, 60),
      clouds(p, [
        [760, 60, 1],
        [380, 150, 0.7],
      ]),
      greatCourtRoof(p),
      block(-10, 330, 220, 360, mid, shade, 0.2),
      block(990, 330, 220, 360, light, mid, 0.5),
      each([20, 1100], (x) => pediment(p, x - 40, 332, 160, 56)),
      each([-6, 74, 154, 1020, 1100, 1180], (x) => column(p, x, 356, 24, 320)),
      cornice(p, -10, 326, 220, 12),
      cornice(p, 990, 326, 220, 12),
      ellipse(600, 694, 470, 40, p.ink, 'opacity=".12"'),
      path('M296 320q304 70 608 0v350q-304 60-608 0z', light),
      path('M700 346q110-6 204-26v350q-90 18-204 26z', mid),
      path('M296 320q304 70 608 0v26q-304 70-608 0z', mid),
      path('M296 346q304 70 608 0v8q-304 70-608 0z', dark, 'opacity=".25"'),
      path('M296 306q304 74 608 0v14q-304 70-608 0z', p.white),
      each([0, 1, 2, 3, 4, 5, 6], (index) => {
        const x = 330 + index * 82;
        const sag = Math.sin(((x + 24 - 296) / 608) * Math.PI) * 30;
        return rect(x, 394 + sag, 46, 84, shade) + rect(x + 6, 400 + sag, 34, 78, p.window) + line(d`M${x + 23} ${400 + sag}v78M${x + 6} ${440 + sag}h34`, light, 3);
      }),
      path('M540 694V560a60 60 0 0 1 120 0v136z', shade),
      path('M552 696V564a48 48 0 0 1 96 0v132z', p.ink),
      path('M566 696V570a34 34 0 0 1 68 0v126z', p.gold, 'opacity=".75"'),
      times(11, (index) => path(d`M${430 - index * 21} ${696 - index * 17}h-22v17h22z`, index % 2 ? light : mid)),
      path('M452 700L212 500v-28l240 196zM748 700l240-200v-28L748 668z', p.white),
      times(11, (index) => path(d`M${770 + index * 21} ${696 - index * 17}h22v17h-22z`, index % 2 ? mid : shade)),
      rect(0, 690, 1200, 110, p.paving[0]),
      line('M0 726h1200M600 690v110M380 690l-60 110M820 690l60 110M160 690L20 800M1040 690l140 110', p.paving[1], 3),
      crowd(p, [
        [330, 760, 0.9],
        [372, 764, 0.86],
        [500, 728, 0.7],
        [690, 740, 0.78],
        [724, 742, 0.5],
        [860, 776, 0.98],
        [906, 776, 0.94],
        [590, 716, 0.6],
        [150, 740, 0.76],
        [1050, 740, 0.76],
      ]),
    ];
  },
};

const night: Picture = {
  name: 'british-museum-3',
  title: 'The museum’s columns glow under floodlights on a starry evening as the last visitors leave',
  hour: 'night',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, shade, dark] = p.stone;
    return [
      sky(c),
      stars(c, 300, 27),
      crescent(p, 1010, 130, 40),
      clouds(p, [
        [120, 130, 1],
        [800, 200, 0.8],
      ]),
      ellipse(560, 420, 640, 330, p.gold, 'opacity=".08"'),
      path('M-60 250L560 52l620 198z', light),
      path('M60 240L560 80l500 160z', shade),
      each([[-330, 40], [-240, 62], [-140, 84], [0, 118], [140, 84], [240, 62], [330, 40]], ([x = 0, h = 0]) => circle(560 + x, 232 - h, 12, light) + path(d`M${542 + x} 238q4 ${-h + 6} 18 ${-h + 6}t18 ${h - 6}z`, light)),
      rect(-20, 238, 1200, 16, light),
      rect(-20, 254, 1180, 64, mid),
      rect(-20, 312, 1180, 8, light),
      bars(-10, 318, 16, 12, 38, 31, mid),
      rect(-20, 330, 1180, 330, dark),
      rect(480, 430, 160, 230, p.ink),
      rect(500, 450, 120, 210, p.gold),
      line('M560 450v210M500 520h120', p.ink, 5),
      arches(300, 470, 70, 120, 1, 1, p.gold),
      arches(750, 470, 70, 120, 1, 1, p.gold),
      each([30, 190, 350, 676, 836, 996], (x) => at(x, 0, 1, rect(0, 330, 62, 330, light) + rect(38, 330, 24, 330, shade) + path('M14 344h5v300h-5zM28 344h4v300h-4z', mid) + rect(-14, 324, 90, 18, light) + circle(-4, 346, 13, mid) + circle(66, 346, 13, mid) + circle(-4, 346, 5, light) + circle(66, 346, 5, light) + rect(-10, 644, 82, 16, mid) + path('M6 660V480q25-60 50 0v180z', '#FFE9B0', 'opacity=".35"'))),
      times(5, (index) => rect(-20, 656 + index * 16, 1240, 16, [mid, shade, mid, shade, dark][index] ?? mid)),
      rect(0, 730, 1200, 80, p.paving[1]),
      lamp(p, 140, 790, 1.3),
      lamp(p, 1050, 790, 1.3),
      crowd(p, [
        [470, 740, 1.1],
        [524, 744, 1.06],
        [700, 776, 1.3],
        [768, 780, 1.34],
        [812, 780, 0.84],
        [330, 724, 0.95],
      ]),
    ];
  },
};

export const britishMuseum = [wide, close, night];
