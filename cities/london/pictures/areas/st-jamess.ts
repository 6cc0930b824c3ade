import { crowd, guard } from '../kit/figures';
import { hedge, trees } from '../kit/greenery';
import { battlements, block } from '../kit/masonry';
import { clock, windows } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { line, path, rect } from '../kit/svg';
import type { Vignette } from './vignette';

export const stJamess: Vignette = {
  name: 'St James’s',
  alt: 'the brick Tudor gatehouse of St James’s Palace with its clock and a guardsman',
  hour: 'day',
  scene: (c) => {
    const p = c.palette;
    const [brick, shade, deep] = ['#8E5A4A', '#70443A', '#533230'];
    const turret = (x: number): string =>
      block(x, 190, 70, 410, brick, shade, 0.4) +
      battlements(x - 5, 176, 80, 28, 4, brick, 10) +
      rect(x - 5, 204, 80, 5, deep) +
      windows(x + 25, 240, 1, 4, [1, 84], [18, 44], p.stone[0]) +
      windows(x + 29, 244, 1, 4, [1, 84], [10, 36], p.window);
    const range = (x: number, w: number): string =>
      block(x, 380, w, 220, brick, shade, 0.12) +
      battlements(x, 366, w, 26, Math.round(w / 36), brick, 11) +
      windows(x + 24, 410, Math.floor(w / 74), 2, [74, 92], [42, 64], p.stone[0]) +
      windows(x + 29, 415, Math.floor(w / 74), 2, [74, 92], [32, 54], p.window);
    return [
      sky(c),
      rays(p, 210, 140, 0.12),
      sun(p, 210, 140, 56),
      clouds(p, [
        [330, 120, 0.8],
        [880, 120, 1],
      ]),
      birds(p, 840, 230),
      trees(p, 20, 1180, 480, 60, 5),
      range(40, 400),
      range(760, 400),
      block(500, 230, 200, 370, brick, shade, 0.3),
      battlements(500, 216, 200, 26, 6, brick, 11),
      clock(p, 600, 300, 36, 300, 60),
      path('M548 230v-50h104v50zM540 184h120l-20-30h-80z', p.stone[0]),
      path('M560 154q4-40 40-48 36 8 40 48z', p.roof[0]),
      rect(598, 84, 4, 26, p.gold),
      windows(534, 366, 2, 1, [78, 1], [54, 70], p.stone[0]),
      windows(540, 372, 2, 1, [78, 1], [42, 58], p.window),
      path('M530 600v-90q0-40 70-56 70 16 70 56v90z', p.stone[0]),
      path('M548 600v-84q0-30 52-42 52 12 52 42v84z', '#3A2A24'),
      line('M600 474v126', p.stone[1], 3),
      turret(430),
      turret(700),
      rect(0, 596, 1200, 120, p.paving[0]),
      line('M0 630h1200M300 596l-60 90M600 596v90M900 596l60 90', p.paving[1], 3),
      guard(400, 640, 1.1),
      guard(800, 640, 1.1),
      hedge(p, 60, 610, 220, 26),
      hedge(p, 930, 610, 220, 26),
      crowd(p, [
        [230, 654, 0.8],
        [270, 656, 0.78],
        [640, 650, 0.76],
        [960, 656, 0.8],
        [994, 656, 0.5],
      ]),
    ];
  },
};
