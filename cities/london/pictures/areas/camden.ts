import { narrowBoat } from '../kit/boats';
import { crowd, duck } from '../kit/figures';
import { trees } from '../kit/greenery';
import { bars, block } from '../kit/masonry';
import { arches, windows } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { lamp } from '../kit/street';
import { d, each, line, path } from '../kit/svg';
import { water } from '../kit/water';
import type { Vignette } from './vignette';

export const camden: Vignette = {
  name: 'Camden',
  alt: 'a painted narrow boat at the canal lock beneath a hump-backed bridge',
  hour: 'day',
  scene: (c) => {
    const p = c.palette;
    return [
      sky(c),
      rays(p, 210, 140, 0.12),
      sun(p, 210, 140, 56),
      clouds(p, [
        [420, 100, 0.8],
        [900, 110, 1],
      ]),
      birds(p, 640, 160),
      block(50, 260, 360, 240, p.brick[0], p.brick[1], 0.16),
      path('M40 264l60-70h240l60 70z', p.roof[0]),
      windows(80, 300, 5, 3, [64, 64], [38, 44], p.white),
      windows(85, 305, 5, 3, [64, 64], [28, 34], p.window),
      block(790, 230, 360, 270, p.brick[1], p.brick[2], 0.16),
      arches(820, 270, 50, 80, 5, 64, p.stone[0]),
      arches(828, 278, 34, 72, 5, 64, p.window),
      arches(820, 390, 50, 90, 5, 64, p.stone[0]),
      arches(828, 398, 34, 82, 5, 64, '#3A2A24'),
      each(
        [
          [820, p.red],
          [930, p.gold],
          [1040, p.blue],
        ] as const,
        ([x, colour]) =>
          path(d`M${x} 470h90l12 34H${x - 12}z`, colour) +
          bars(x + 8, 470, 12, 34, 4, 24, p.white, 'opacity=".8"'),
      ),
      trees(p, 400, 800, 500, 44, 3),
      path('M330 500q270-160 540 0v60H330z', p.brick[1]),
      path('M330 500q270-160 540 0v-16q-270-160-540 0z', p.stone[0]),
      path('M420 570q0-110 180-114 180 4 180 114z', p.stone[1]),
      path('M438 570q0-96 162-98 162 2 162 98z', '#2A3A44'),
      crowd(p, [
        [520, 424, 0.5],
        [544, 422, 0.5],
        [660, 424, 0.5],
        [690, 428, 0.32],
      ]),
      water(c, 548, 5),
      path('M0 500h330v60q-80 60-330 90zM1200 500H870v60q100 70 330 90z', p.paving[0]),
      path(
        'M330 556v14q-80 60-330 92v-14q250-30 330-92zM870 556v14q100 70 330 92v-14q-230-26-330-92z',
        p.stone[2],
      ),
      line('M250 560l-110-60M950 560l120-60', '#22324A', 14),
      line('M250 560l-110-60M950 560l120-60', p.white, 8, 'stroke-dasharray="60 60"'),
      narrowBoat(p, 420, 630, 1.1, '#1F4A40', '#27407A'),
      duck(300, 656, 1),
      duck(880, 650, 0.9),
      crowd(p, [
        [120, 590, 0.8],
        [160, 592, 0.78],
        [1040, 590, 0.8],
        [1080, 592, 0.5],
      ]),
      lamp(p, 220, 560, 0.7),
      lamp(p, 1000, 560, 0.7),
    ];
  },
};
