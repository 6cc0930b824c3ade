import { crowd, person } from '../kit/figures';
import { bars, block, colonnade, cornice } from '../kit/masonry';
import { arches, windows } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { garland, lamp } from '../kit/street';
import { circle, d, each, ellipse, line, path, rect, times } from '../kit/svg';
import type { Picture } from '../picture';

export const coventGarden: Picture = {
  name: 'covent-garden',
  title:
    'A juggler on a tall unicycle entertains a ring of people before the glass-roofed market hall of Covent Garden',
  hour: 'day',
  draw: (c) => {
    const p = c.palette;
    const [light, mid, _shade, dark] = p.stone;
    return [
      sky(c),
      rays(p, 220, 140, 0.12),
      sun(p, 220, 140, 58),
      clouds(p, [
        [380, 90, 0.9],
        [900, 110, 1.1],
        [60, 270, 0.6],
      ]),
      birds(p, 800, 190),
      skyline(p.far, { to: 1220, base: 600, seed: 63, low: 80, high: 190 }),
      path('M330 330q270-210 540 0z', '#CFE4E6'),
      path('M640 228q130 10 230 102H700q-10-70-60-102z', p.water[0], 'opacity=".4"'),
      line(
        `M330 330q270-210 540 0M380 330q220-150 440 0${times(12, (index) => d`M${352 + index * 45} 330V${316 - Math.sin(((index + 0.5) / 12) * Math.PI) * 92}`)}`,
        '#2F6B5A',
        7,
      ),
      rect(320, 326, 560, 14, '#2F6B5A'),
      circle(600, 292, 26, p.white),
      line('M600 292v-16M600 292l10 8', p.ink, 4),
      each(
        [90, 830],
        (x) =>
          block(x, 360, 280, 260, light, mid, 0.2) +
          cornice(p, x - 8, 352, 296, 12) +
          windows(x + 24, 380, 5, 1, [50, 1], [26, 44], dark) +
          colonnade(p, x + 6, x + 274, 7, 450, 16, 170) +
          rect(x, 440, 280, 12, light) +
          rect(x, 464, 280, 156, dark, 'opacity=".25"'),
      ),
      block(370, 338, 460, 282, '#F1E4C8', mid, 0.1),
      arches(392, 370, 120, 250, 3, 148, light),
      arches(404, 384, 96, 236, 3, 148, '#4A4038'),
      arches(412, 396, 80, 224, 3, 148, '#7A5E3E'),
      each(
        [452, 600, 748],
        (x) =>
          circle(x, 450, 34, p.gold, 'opacity=".35"') +
          circle(x, 450, 13, '#FFF1C9') +
          line(d`M${x} 396v42`, '#2F6B5A', 4),
      ),
      garland([90, 350], [370, 340], 40, 9, [p.red, p.white, p.blue, p.gold]),
      garland([830, 340], [1110, 350], 40, 9, [p.gold, p.red, p.white, p.blue]),
      each(
        [410, 558, 706],
        (x) =>
          rect(x, 560, 84, 60, '#8A5A34') +
          path(
            d`M${x - 6} 560h96l-8 -40h-80z`,
            [p.red, '#2F6B5A', p.gold][Math.round((x - 410) / 148)] ?? p.red,
          ) +
          bars(x + 6, 520, 10, 40, 4, 20, p.white, 'opacity=".8"'),
      ),
      rect(0, 616, 1200, 190, p.paving[0]),
      times(6, (row) => line(d`M0 ${640 + row * 30}h1200`, p.paving[1], 2)),
      path(
        times(40, (index) => d`M${(index * 97) % 1200} ${646 + (index % 6) * 30}h26v14h-26z`),
        p.paving[1],
        'opacity=".7"',
      ),
      crowd(p, [
        [150, 670, 0.7],
        [190, 680, 0.74],
        [240, 690, 0.78],
        [1040, 670, 0.7],
        [990, 684, 0.74],
        [950, 694, 0.78],
        [330, 660, 0.66],
        [860, 662, 0.66],
      ]),
      ellipse(600, 752, 150, 18, p.ink, 'opacity=".15"'),
      circle(600, 720, 30, 'none', `stroke="${p.ink}" stroke-width="7"`),
      line(
        `M600 720V560M574 560h52${times(8, (index) => d`M600 720L${600 + Math.cos((index * Math.PI) / 4) * 28} ${720 + Math.sin((index * Math.PI) / 4) * 28}`)}`,
        p.ink,
        4,
      ),
      person({ x: 600, y: 606, scale: 1.5, coat: p.red, legs: '#27407A' }),
      line('M584 512l-46-30M616 512l46-30', p.red, 9, 'stroke-linecap="round"'),
      each(
        [
          [520, 440, p.gold],
          [560, 384, p.blue],
          [600, 362, p.red],
          [640, 384, '#3F8A55'],
          [680, 440, p.gold],
        ] as const,
        ([x, y, colour]) => circle(x, y, 13, colour) + circle(x - 4, y - 4, 4, '#fff', 'opacity=".6"'),
      ),
      path('M560 770h80l-10-18h-60z', p.ink),
      crowd(
        p,
        [
          [330, 770, 1.12],
          [380, 776, 1.1],
          [430, 784, 1.16],
          [780, 786, 1.16],
          [832, 778, 1.12],
          [872, 778, 0.7],
          [250, 760, 1.06],
          [940, 764, 1.08],
        ],
        3,
      ),
      lamp(p, 100, 790, 1.1),
      lamp(p, 1100, 790, 1.1),
    ];
  },
};
