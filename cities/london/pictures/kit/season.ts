import type { Canvas } from '../picture';
import type { Palette } from './palettes';
import { stream } from './random';
import { circle, ellipse, group, times } from './svg';

/** The palette with its foliage in October. */
export const autumn = (p: Palette): Palette => ({ ...p, tree: ['#A8562A', '#CF7D36', '#E8B45A'] });

/** Snow in the air. */
export function snowfall({ width, height }: Canvas, seed: number, count = 90): string {
  const next = stream(seed);
  return group(
    'opacity=".85"',
    times(count, () =>
      circle(Math.round(next() * width), Math.round(next() * height), 1.6 + next() * 2.6, '#fff'),
    ),
  );
}

/** Leaves that lie on the ground between two heights. */
export function fallenLeaves(
  { width }: Canvas,
  top: number,
  bottom: number,
  seed: number,
  colours: readonly string[] = ['#C9702C', '#E0A93F', '#A8562A'],
): string {
  const next = stream(seed);
  return times(46, (index) => {
    const y = Math.round(top + next() * (bottom - top));
    return ellipse(Math.round(next() * width), y, 3 + (y - top) / 26, 2, colours[index % colours.length]!);
  });
}
