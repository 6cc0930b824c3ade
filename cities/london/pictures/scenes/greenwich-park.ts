import { crowd } from '../kit/figures';
import { tree, trees } from '../kit/greenery';
import { bars, block, colonnade } from '../kit/masonry';
import { arches, windows } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { skyline } from '../kit/skyline';
import { bench } from '../kit/street';
import { at, circle, line, path, rect } from '../kit/svg';
import type { Picture } from '../picture';

export const greenwichPark: Picture = {
  name: 'greenwich-park',
  title:
    'The view from the hill in Greenwich Park: Queen’s House, the twin domes, the river bend and towers beyond',
  hour: 'dawn',
  draw: (c) => {
    const p = c.palette;
    const domed = (x: number): string =>
      at(
        x,
        520,
        1,
        block(-70, -84, 140, 84, p.stone[0], p.stone[1]) +
          arches(-58, -66, 14, 60, 6, 21, p.stone[3]) +
          block(-22, -134, 44, 52, p.stone[0], p.stone[1]) +
          bars(-20, -130, 5, 44, 5, 9, p.stone[2]) +
          path('M-26-134q0-40 26-44 26 4 26 44z', p.roof[0]) +
          path('M6-176q20 8 20 42H10z', p.roof[1]) +
          rect(-2, -196, 4, 20, p.gold),
      );
    return [
      sky(c),
      rays(p, 300, 230, 0.16),
      sun(p, 300, 230, 100),
      clouds(p, [
        [60, 120, 1],
        [520, 90, 0.8],
        [960, 240, 0.7],
      ]),
      birds(p, 560, 220, 6, 4),
      skyline(p.far, { to: 1220, base: 440, seed: 83, low: 20, high: 70 }),
      at(
        880,
        440,
        1,
        path(
          'M-120 0v-170h54V0zM-50 0v-230h44v-1l22-26 22 26V0zM50 0v-190h48V0zM112 0v-120h44V0zM-180 0v-110h44V0z',
          p.mid,
        ),
      ),
      windows(770, 280, 3, 10, [15, 14], [7, 6], p.mid, p.white),
      windows(838, 230, 4, 14, [15, 14], [7, 6], p.mid, p.white),
      windows(938, 262, 3, 12, [15, 14], [7, 6], p.mid, p.white),
      rect(0, 438, 1200, 40, p.tree[1]),
      path('M-10 470q300-40 560-14t660-20v44q-400 10-640 16t-580 0z', p.water[1]),
      line('M100 470h160M400 468h120M760 462h180', p.glint, 3, 'opacity=".7"'),
      trees(p, -20, 1230, 506, 24, 9),
      domed(430),
      domed(770),
      block(500, 462, 200, 58, p.stone[0], p.stone[1], 0.3),
      colonnade(p, 510, 690, 16, 474, 6, 46),
      block(530, 524, 140, 60, '#FFF9EC', p.stone[1], 0.3),
      windows(542, 534, 7, 2, [18, 26], [8, 16], p.stone[3]),
      rect(524, 518, 152, 7, p.white),
      path('M0 560q300-20 600 14t600-20v250H0z', p.tree[2]),
      path('M570 580h60l120 110H470z', p.paving[0]),
      trees(p, -20, 330, 600, 40, 2),
      trees(p, 860, 1230, 600, 40, 5),
      path('M0 690q300-60 640-24t560-20v160H0z', p.tree[1]),
      path('M-10 740q400-50 760-10t470-10v90H-10z', p.tree[0], 'opacity=".4"'),
      tree(p, 130, 770, 2.1),
      at(
        900,
        730,
        1,
        block(-50, -120, 100, 120, p.stone[1], p.stone[2]) +
          rect(-60, -126, 120, 10, p.stone[0]) +
          rect(-64, -8, 128, 12, p.stone[0]) +
          path('M-16-126l-4-60q-12-40 10-56h20q22 16 10 56l-4 60z', '#5F7F78') +
          circle(0, -256, 14, '#5F7F78') +
          path('M-24-266q24-22 48 0l-8 4h-32z', '#48655F'),
      ),
      bench(p, 560, 760, 0.95),
      crowd(p, [
        [430, 730, 0.9],
        [470, 734, 0.86],
        [700, 726, 0.84],
        [734, 728, 0.54],
        [640, 640, 0.36],
        [600, 620, 0.3],
      ]),
    ];
  },
};
