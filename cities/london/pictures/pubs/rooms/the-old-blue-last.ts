import { lettering } from '../../kit/lettering';
import { glow } from '../../kit/light';
import { at, circle, each, ellipse, line, path, rect, times } from '../../kit/svg';
import type { Picture } from '../../picture';

/** A player on the stage: with a guitar, or behind the drums. */
const player = (x: number, y: number, coat: string, drums: boolean): string =>
  at(
    x,
    y,
    1.5,
    path('M-14-54q14-8 28 0l4 54h-36z', coat) +
      circle(0, -72, 13, '#C98F66') +
      path('M-14-74q0-16 14-16t14 16q-6-6-14-6t-14 6z', '#2A1E1A') +
      (drums
        ? ellipse(0, -8, 46, 14, '#F4E9D2') +
          rect(-46, -8, 92, 30, '#B8273A') +
          ellipse(-52, -30, 22, 5, '#E9BE5E') +
          ellipse(52, -34, 22, 5, '#E9BE5E')
        : path('M-20-34q-12 24 8 30 12-2 10-16l44-34-4-6-46 30q-6-8-12-4z', '#E0A93F') +
          line('M-12-50l-2 28M14-48l14 14', coat, 7)),
  );

export const theOldBlueLastInside: Picture = {
  name: 'the-old-blue-last-inside',
  title:
    'Upstairs at The Old Blue Last: a small stage in coloured light, three players on it and hands in the air',
  hour: 'night',
  draw: (c) => [
    rect(0, 0, 1200, 800, '#171230'),
    path('M180 0L-60 640h420zM620 0L380 640h460zM1020 0L800 640h460z', '#D9468A', 'opacity=".2"'),
    path('M400 0L120 640h460zM820 0L600 640h440z', '#4A8AE0', 'opacity=".2"'),
    rect(140, 90, 920, 470, '#2A1C44'),
    times(23, (index) => rect(140 + index * 40, 90, 20, 470, '#3A2458')),
    lettering('OLD BLUE LAST', { x: 600, y: 200, size: 64, fill: '#6FA8F0', spacing: 8 }),
    each(
      [200, 400, 600, 800, 1000],
      (x, index) =>
        rect(x - 20, 30, 40, 34, '#0E0B1C') +
        circle(x, 70, 17, ['#FF7AA8', '#7AB8FF', '#FFE08A'][index % 3]!),
    ),
    rect(0, 16, 1200, 14, '#0E0B1C'),
    each(
      [170, 930],
      (x) =>
        rect(x, 380, 110, 180, '#0E0B1C') +
        circle(x + 55, 430, 34, '#2E2A40') +
        circle(x + 55, 510, 42, '#2E2A40') +
        circle(x + 55, 510, 16, '#0E0B1C'),
    ),
    player(600, 500, '#3F6B4C', true),
    player(420, 540, '#B8273A', false),
    player(790, 540, '#3D6C93', false),
    line('M520 556V430l-30-14M690 556V430l30-14', '#9AA0AC', 6),
    rect(100, 556, 1000, 40, '#3A2A22'),
    rect(100, 556, 1000, 8, '#7A5A40'),
    glow(c, 'stage', '#FF9AC8', [600, 470], [460, 220], 0.35),
    times(13, (index) =>
      at(
        50 + index * 92,
        700 + (index % 3) * 26,
        1.5,
        circle(0, -40, 22, '#0B0818') +
          path('M-36 80q-4-96 36-98 40 2 36 98z', '#0B0818') +
          (index % 2 ? line('M24-4q16-40 10-86', '#0B0818', 13, 'stroke-linecap="round"') : ''),
      ),
    ),
  ],
};
