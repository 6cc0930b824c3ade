import { crowd } from '../kit/figures';
import { georgeFlag } from '../kit/flags';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { farShard, skyline } from '../kit/skyline';
import { lamp } from '../kit/street';
import { d, each, line, path, rect, times } from '../kit/svg';
import { embankment, reflection, water } from '../kit/water';
import type { Picture } from '../picture';

const timberFrame = (x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, '#F4E6CC') +
  line(
    d`M${x} ${y}h${width}M${x} ${y + height}h${width}M${x} ${y + height / 2}h${width}${times(Math.round(width / 44) + 1, (index) => d`M${x + index * 44} ${y}v${height}`)}`,
    '#5A3D2A',
    7,
  ) +
  line(
    times(
      Math.round(width / 88),
      (index) => d`M${x + index * 88} ${y + height}l44 ${-height / 2}l44 ${height / 2}`,
    ),
    '#5A3D2A',
    5,
  );

export const shakespearesGlobe: Picture = {
  name: 'shakespeares-globe',
  title:
    'Shakespeare’s Globe, the round timber-framed playhouse under its thatch, flag up before an evening play',
  hour: 'dusk',
  draw: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 330, 470, 0.07),
      sun(p, 330, 430, 90),
      clouds(p, [
        [80, 170, 1.1],
        [880, 130, 1.2],
        [540, 80, 0.7],
      ]),
      birds(p, 880, 260),
      skyline(p.far, { to: 1220, base: 640, seed: 73, low: 50, high: 180 }),
      farShard(p.far, 1090, 640, 350),
      skyline(p.mid, { to: 300, base: 640, seed: 6, low: 60, high: 120 }),
      skyline(p.mid, { from: 930, to: 1220, base: 640, seed: 7, low: 60, high: 120 }),
      rect(560, 190, 150, 110, '#E8C79A') +
        line('M560 190h150v110h-150zM610 190v110M660 190v110', '#5A3D2A', 6) +
        path('M540 196l95-76 95 76z', '#9A7A4C') +
        path('M635 120l95 76h-60z', '#7A5C3A'),
      georgeFlag(p, 635, 124, 84, 0.8),
      path('M250 330q350-130 700 0l40 56q-390-120-780 0z', '#B08A54'),
      path('M640 282q170 4 310 48l40 56q-150-46-340-56z', '#8A6A40'),
      line(
        times(
          30,
          (index) => d`M${270 + index * 23} ${326 - Math.sin((index / 29) * Math.PI) * 52}l${-14 + index} 48`,
        ),
        '#7A5C3A',
        3,
        'opacity=".6"',
      ),
      path('M216 380q384-112 768 0v270H216z', '#F4E0C0'),
      path('M700 328q170 10 284 52v270H700z', '#C99A86', 'opacity=".55"'),
      line(
        times(19, (index) => d`M${216 + index * 42.6} ${380 - Math.sin((index / 18) * Math.PI) * 56}V650`),
        '#5A3D2A',
        7,
      ),
      line('M216 462q384-84 768 0M216 552q384-40 768 0M216 646h768M216 384q384-112 768 0', '#5A3D2A', 8),
      each(
        [1, 4, 7, 10, 13, 16],
        (index) =>
          rect(230 + index * 42.6, 478 - Math.sin((index / 17) * Math.PI) * 38, 28, 40, p.window) +
          rect(230 + index * 42.6, 400 - Math.sin((index / 17) * Math.PI) * 50, 28, 34, p.window),
      ),
      line(
        times(9, (index) => d`M${216 + index * 85.2} 640l42 -70l42 70`),
        '#5A3D2A',
        4,
        'opacity=".8"',
      ),
      path('M540 650v-84a60 44 0 0 1 120 0v84z', '#4A2E22') +
        path('M556 650v-80a44 34 0 0 1 88 0v80z', p.window) +
        line('M600 536v114', '#4A2E22', 6),
      timberFrame(40, 540, 176, 106),
      path('M30 544l98-60 98 60z', '#7A4A44'),
      timberFrame(984, 540, 176, 106),
      path('M974 544l98-60 98 60z', '#7A4A44'),
      embankment(p, 648, 44, 1200),
      lamp(p, 250, 660, 0.7),
      lamp(p, 950, 660, 0.7),
      crowd(p, [
        [420, 662, 0.62],
        [446, 664, 0.6],
        [560, 660, 0.6],
        [690, 664, 0.62],
        [720, 664, 0.4],
        [800, 662, 0.62],
        [140, 662, 0.6],
      ]),
      water(c, 690, 33),
      reflection(p.gold, 600, 700, 120, 7, 0.5),
    ];
  },
};
