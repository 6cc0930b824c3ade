import { crowd } from '../../kit/figures';
import { glow } from '../../kit/light';
import { at, circle, d, ellipse, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

/** A white pod with its door; x is its middle, y its foot. */
const pod = (x: number, y: number, scale: number, lit: string): string =>
  at(
    x,
    y,
    scale,
    ellipse(0, 0, 96, 14, '#000', 'opacity=".16"') +
      path('M-92-60q0-150 92-190 92 40 92 190 0 60-92 62-92-2-92-62z', '#FFFFFF') +
      path('M30-236q62 50 62 176 0 60-92 62 60-20 60-100 0-90-30-138z', '#D9DCE6') +
      path('M-34-4v-120q0-44 34-44t34 44V-4q-34 8-68 0z', lit) +
      line('M-34-4v-120q0-44 34-44t34 44V-4', '#C9CCD8', 4) +
      circle(20, -70, 4, '#8A90A4'),
  );

export const sketchRoom: Picture = {
  name: 'sketch-room',
  title:
    'Under the coloured glass roof at Sketch stand the white egg-shaped pods, a curved stair between them',
  hour: 'night',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#EDEFF4'),
    // A skylight of coloured squares, seen in perspective.
    path('M0 0h1200L900 250H300z', '#F4F6FA'),
    times(24, (index) => {
      const [column, row] = [index % 6, Math.floor(index / 6)];
      const left = (across: number, down: number): number =>
        300 * (down / 4) + (1200 - 600 * (down / 4)) * (across / 6);
      const [top, low] = [(row / 4) * 250, ((row + 1) / 4) * 250];
      return path(
        d`M${left(column, row)} ${top}L${left(column + 1, row)} ${top}L${left(column + 1, row + 1)} ${low}L${left(column, row + 1)} ${low}z`,
        ['#F28AA8', '#F7C948', '#6FC0D0', '#8DBF68', '#B58AD0', '#F49A5A'][(column * 2 + row * 5) % 6]!,
        'stroke="#FFFFFF" stroke-width="6"',
      );
    }),
    path('M0 0L300 250V520L0 640zM1200 0L900 250v270l300 120z', '#DADDE6'),
    rect(300, 250, 600, 270, '#F4F5F9'),
    path('M0 640L300 520h600l300 120v170H0z', '#C9CCD8'),
    pod(380, 540, 0.7, '#F7B8CC'),
    pod(820, 540, 0.7, '#9FD0DC'),
    pod(250, 640, 1, '#F7D48A'),
    pod(950, 640, 1, '#F7B8CC'),
    // The stair that climbs between them.
    times(9, (step) =>
      path(
        `M${520 - step * 4} ${700 - step * 26}h${160 + step * 8}v26h${-160 - step * 8}z`,
        step % 2 ? '#FFFFFF' : '#E0E2EA',
      ),
    ),
    line('M516 700Q480 560 484 480M684 700q40-140 32-220', '#FFFFFF', 9),
    path('M470 480h260v20H470z', '#FFFFFF'),
    pod(600, 480, 0.6, '#B58AD0'),
    pod(90, 790, 1.3, '#9FD0DC'),
    pod(1110, 790, 1.3, '#8DBF68'),
    times(12, (index) =>
      ellipse(
        360 + (index % 6) * 100,
        650 + Math.floor(index / 6) * 80,
        40,
        10,
        ['#F28AA8', '#F7C948', '#6FC0D0'][index % 3]!,
        'opacity=".35"',
      ),
    ),
    crowd(c.palette, [
      [420, 740, 1.7],
      [480, 744, 1.66],
      [760, 740, 1.7],
    ]),
    glow(c, 'roof', '#FFD0E0', [600, 220], [460, 160], 0.4),
  ],
};
