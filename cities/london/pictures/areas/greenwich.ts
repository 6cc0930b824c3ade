import { trees } from '../kit/greenery';
import { block, colonnade } from '../kit/masonry';
import { arches, windows } from '../kit/openings';
import { birds, clouds, rays, sky, sun } from '../kit/sky';
import { at, circle, line, path, rect } from '../kit/svg';
import { reflection, water } from '../kit/water';
import type { Vignette } from './vignette';

export const greenwich: Vignette = {
  name: 'Greenwich',
  alt: 'the twin domes of the Old Royal Naval College on the river, the observatory on its hill',
  hour: 'dawn',
  scene: (c) => {
    const p = c.palette;
    const wing = (x: number, flip: number): string =>
      at(
        x,
        580,
        1,
        block(0, -130, 300, 130, p.stone[0], p.stone[1], 0.12) +
          rect(-6, -138, 312, 10, p.white) +
          arches(18, -108, 20, 60, 8, 35, p.stone[3]) +
          colonnade(p, 6, 294, 12, -44, 9, 44) +
          rect(0, -50, 300, 7, p.white) +
          block(10, -200, 76, 70, p.stone[0], p.stone[1]) +
          colonnade(p, 12, 84, 6, -198, 7, 68) +
          rect(4, -206, 88, 8, p.white) +
          path('M8-206q4-66 40-74 36 8 40 74z', p.roof[0]) +
          path('M54-279q30 14 34 73H66z', p.roof[1]) +
          rect(40, -312, 16, 34, p.stone[0]) +
          rect(46, -336, 4, 24, p.gold),
        flip,
      );
    return [
      sky(c),
      rays(p, 600, 280, 0.16),
      sun(p, 600, 270, 120),
      clouds(p, [
        [90, 140, 1],
        [860, 130, 1],
      ]),
      birds(p, 760, 220, 5, 6),
      path('M0 580V500q300-110 600-120t600 110v90z', p.tree[2]),
      trees(p, 40, 440, 560, 34, 3),
      trees(p, 760, 1180, 560, 34, 5),
      at(
        600,
        392,
        1,
        block(-46, -60, 92, 60, p.brick[0], p.brick[1]) +
          path('M-50-60q0-20 14-26 14 6 14 26zM22-60q0-20 14-26 14 6 14 26z', p.roof[0]) +
          windows(-34, -48, 4, 1, [19, 1], [11, 30], p.white) +
          line('M-36-86v-40', p.ink, 3) +
          circle(-36, -108, 9, p.red),
      ),
      block(540, 510, 120, 60, p.white, p.stone[1]),
      windows(552, 522, 6, 2, [17, 22], [8, 14], p.stone[3]),
      wing(700, 1),
      wing(500, -1),
      rect(0, 578, 1200, 30, p.tree[1]),
      path('M570 578h60l20 30H550z', p.paving[0]),
      rect(0, 604, 1200, 16, p.stone[1]),
      water(c, 618, 18, 0.8),
      reflection(p.sun, 600, 626, 120, 4, 0.5),
      at(180, 650, 0.8, path('M0 0h110l-16 22H14z', p.red) + rect(40, -24, 46, 24, p.white)),
    ];
  },
};
