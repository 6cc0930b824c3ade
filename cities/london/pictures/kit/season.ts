import type { Canvas } from '../picture';
import type { Palette } from './palettes';
import { stream } from './random';
import { at, circle, d, ellipse, group, line, times } from './svg';

/** The palette with its foliage in October. */
export const autumn = (p: Palette): Palette => ({ ...p, tree: ['#A8562A', '#CF7D36', '#E8B45A'] });

/** The palette with its trees in blossom. */
export const blossom = (p: Palette): Palette => ({ ...p, tree: ['#D889A6', '#EDAFC2', '#F8D3DC'] });

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

/** A tree in winter, about 260 high at scale 1, drawn from its foot. */
export function bareTree(p: Palette, x: number, y: number, scale: number): string {
  const boughs = [
    'M0-90L-46-170L-60-236M-46-170L-96-206M0-120L42-196L38-262M42-196L92-232M-4-140L-8-244M-60-236L-84-262M92-232L104-264M38-262L60-286M-8-244L-26-276M-96-206L-126-216M0-104L70-150L112-164',
  ];
  return at(
    x,
    y,
    scale,
    ellipse(8, 0, 40, 6, p.ink, 'opacity=".16"') +
      line('M0 2L0-140', p.trunk, 20, 'stroke-linecap="round"') +
      line(boughs[0]!, p.trunk, 8, 'stroke-linecap="round" stroke-linejoin="round"') +
      line(d`M-60 -236l-20 -4M38 -262l-14 -24M-96 -206l-12 -26M112 -164l22 -22`, p.trunk, 4),
  );
}
