import type { Canvas } from '../picture';
import type { Palette } from './palettes';
import { stream } from './random';
import { d, group, line, path, rect, times } from './svg';

/** The river from `top` to the foot of the picture, with glints that grow towards the viewer. */
export function water(canvas: Canvas, top: number, seed = 5, strength = 1): string {
  const { name, width, height, palette } = canvas;
  const next = stream(seed);
  const depth = height - top;
  const glints = times(56, () => {
    const near = next() * next();
    const length = Math.round((20 + next() * 110) * (0.4 + near));
    const y = Math.round(top + 8 + near * (depth - 16));
    const thick = Math.round(2 + near * 4);
    return rect(
      Math.round(next() * width),
      y,
      length,
      thick,
      palette.glint,
      `rx="2" opacity="${((0.14 + next() * 0.4) * strength).toFixed(1)}"`,
    );
  });
  return rect(0, top, width, depth, `url(#${name}-water)`) + glints;
}

/** The bars of light under a sun, a lamp or a lit window; narrows towards the viewer. */
export function reflection(
  colour: string,
  x: number,
  top: number,
  width: number,
  rows = 9,
  opacity = 0.6,
): string {
  return group(
    `fill="${colour}" opacity="${opacity}"`,
    times(rows, (row) => {
      const span = Math.max(8, width * (1 - (row / rows) * 0.55));
      return d`<rect x="${x - span / 2 + (row % 2) * 4}" y="${top + row * 14}" width="${span}" height="5" rx="2"/>`;
    }),
  );
}

/** An embankment wall with its coping; arches or mooring rings are left to the scene. */
export function embankment(
  p: Palette,
  y: number,
  height: number,
  width: number,
  colours = [p.stone[1], p.stone[2]],
): string {
  const joints = times(Math.ceil(width / 80), (index) => d`M${index * 80} ${y + 12}v${height - 12}`);
  return (
    rect(0, y, width, height, colours[1] ?? p.stone[2]) +
    line(joints, p.stone[3], 2, 'opacity=".25"') +
    rect(0, y, width, 9, colours[0] ?? p.stone[1])
  );
}

/** Concentric ripples round something afloat. */
export function ripples(p: Palette, x: number, y: number, width: number): string {
  return line(
    d`M${x - width} ${y}h${width * 2}M${x - width * 0.7} ${y + 10}h${width * 1.5}M${x - width * 0.4} ${y + 20}h${width * 0.9}`,
    p.glint,
    3,
    'stroke-linecap="round" opacity=".5"',
  );
}

/** A shore line of lawn between water and buildings. */
export function bank(p: Palette, y: number, height: number, width: number): string {
  return (
    path(d`M0 ${y + 8}q${width / 4} -16 ${width / 2} -5t${width / 2} -5v${height}H0z`, p.tree[2]) +
    path(
      d`M0 ${y + height * 0.55}q${width / 4} -8 ${width / 2} 2t${width / 2} -6v${height * 0.6}H0z`,
      p.tree[1],
    )
  );
}
