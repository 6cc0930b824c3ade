import { bars } from '../kit/masonry';
import { arch, arches } from '../kit/openings';
import type { Palette } from '../kit/palettes';
import { at, circle, d, each, line, path, rect, times } from '../kit/svg';

/** Waterhouse's terracotta: buff, its shade, the darker shade, openings and the blue-grey bands. */
export function terracotta(p: Palette): readonly [string, string, string, string, string] {
  if (p.window === '#FFCF75') return ['#C79A6A', '#8F6A58', '#5E4A58', '#FFCF75', '#5A6A9A'];
  if (p.window === '#FFCB6B') return ['#F3B585', '#C27F6C', '#85557A', '#FFCB6B', '#8C6C98'];
  return ['#EBC892', '#D0A268', '#A97B4C', '#6B4B36', '#8FA7B8'];
}

function striped(p: Palette, x: number, y: number, width: number, height: number): string {
  const [buff, , dark, , blue] = terracotta(p);
  return (
    rect(x, y, width, height, buff) +
    times(Math.floor(height / 26), (index) => rect(x, y + 12 + index * 26, width, 6, blue, 'opacity=".6"')) +
    rect(x + width * 0.68, y, width * 0.32, height, dark, 'opacity=".38"')
  );
}

/** One of the two towers over the door; origin at its left foot, 84 wide, 540 high. */
function tower(p: Palette): string {
  const [, mid, , opening] = terracotta(p);
  return (
    striped(p, 0, -406, 84, 406) +
    rect(-6, -414, 96, 12, mid) +
    path('M-2-414l14-40h60l14 40z', p.roof[0]) +
    path('M12-454L42-538 72-454z', p.roof[0]) +
    path('M42-538l30 84H54z', p.roof[1]) +
    each([-4, 76], (x) => rect(x, -442, 12, 40, mid) + path(d`M${x - 3} -440l9 -30 9 30z`, p.roof[0])) +
    circle(42, -540, 5, p.gold) +
    arches(14, -380, 24, 66, 2, 32, opening) +
    arches(14, -290, 24, 66, 2, 32, opening) +
    line('M26-372v58M58-372v58M26-282v58M58-282v58', mid, 3) +
    arch(24, -194, 36, 76, mid) +
    arch(28, -190, 28, 70, opening) +
    rect(-4, -208, 92, 8, mid) +
    rect(-4, -96, 92, 8, mid) +
    arches(12, -74, 22, 60, 2, 38, opening)
  );
}

function wing(p: Palette, width: number): string {
  const [buff, mid, , opening] = terracotta(p);
  const count = Math.floor(width / 58);
  return (
    striped(p, 0, -230, width, 230) +
    path(d`M0 -230l10 -44h${width - 20}l10 44z`, p.roof[0]) +
    times(
      count,
      (index) =>
        path(d`M${12 + index * 58} -230v-26l18 -26 18 26v26z`, buff) +
        arch(23 + index * 58, -258, 14, 26, opening),
    ) +
    arches(12, -208, 17, 56, count * 2, 29, opening) +
    arches(14, -120, 36, 70, count, 58, mid) +
    arches(18, -116, 28, 66, count, 58, opening) +
    bars(30, -112, 4, 62, count, 58, buff) +
    rect(0, -138, width, 9, mid) +
    rect(0, -36, width, 7, mid)
  );
}

function pavilion(p: Palette): string {
  const [, mid, , opening] = terracotta(p);
  return (
    striped(p, 0, -280, 104, 280) +
    path('M-6-280L18-374h68l24 94z', p.roof[0]) +
    path('M60-374h26l24 94H80z', p.roof[1]) +
    rect(-6, -284, 116, 9, mid) +
    arches(20, -248, 26, 80, 2, 38, opening) +
    arch(32, -120, 40, 70, opening)
  );
}

/** The Cromwell Road front; origin at the middle of the steps, 1080 wide, 540 high. */
export function naturalHistoryFront(p: Palette): string {
  const [buff, mid, dark, opening] = terracotta(p);
  const rings = times(5, (index) =>
    arch(
      -56 + index * 8,
      -292 + index * 9,
      112 - index * 16,
      292 - index * 9,
      [dark, buff, mid, buff, opening][index] ?? buff,
    ),
  );
  return (
    at(-540, 0, 1, pavilion(p)) +
    at(436, 0, 1, pavilion(p)) +
    at(-440, 0, 1, wing(p, 292)) +
    at(148, 0, 1, wing(p, 292)) +
    rect(-66, -320, 132, 320, mid) +
    path('M-70-316L0-374 70-316z', buff) +
    circle(0, -336, 9, dark) +
    rings +
    line('M0-258v100M-22-204h44M-22-172h44', buff, 3.4) +
    path('M-24-150h48V0h-48z', '#3E2A22') +
    line('M0-150V0', buff, 2) +
    at(-150, 0, 1, tower(p)) +
    at(66, 0, 1, tower(p)) +
    times(4, (index) => rect(-50 - index * 12, -2 + index * 7, 100 + index * 24, 8, index % 2 ? dark : buff))
  );
}
