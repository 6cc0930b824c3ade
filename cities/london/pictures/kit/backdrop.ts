import type { Canvas } from '../picture';
import { palettes } from './palettes';
import { clouds, crescent, rays, sky, stars, sun } from './sky';
import { skyline } from './skyline';
import { d, line, rect, times } from './svg';

interface Backdrop {
  /** Where the sun or the moon stands, and its size. */
  light: readonly [x: number, y: number, r: number];
  clouds?: readonly (readonly [number, number, number])[];
  /** Distant roofs: their foot, their seed and the height of the highest. */
  roofs?: readonly [base: number, seed: number, high: number];
}

/** The sky of the hour with sun or moon, clouds and distant roofs. */
export function backdrop(c: Canvas, { light: [x, y, r], clouds: places = [], roofs }: Backdrop): string {
  const p = c.palette;
  const lights =
    p === palettes.night ? stars(c, 420, x) + crescent(p, x, y, r) : rays(p, x, y, 0.11) + sun(p, x, y, r);
  const far = roofs
    ? skyline(p.far, { to: c.width + 20, base: roofs[0], seed: roofs[1], low: 20, high: roofs[2] })
    : '';
  return sky(c) + lights + clouds(p, places) + far;
}

/** Paving from `top` to the foot of the picture, its joints running to a point above its middle. */
export function paving(c: Canvas, top: number, [light, joint] = c.palette.paving): string {
  const middle = c.width / 2;
  const joints = times(9, (index) => {
    const across = (index - 4) * 150;
    return d`M${middle + across * 0.7} ${top}L${middle + across * 1.5} ${c.height}`;
  });
  const courses = [0.2, 0.5, 0.85].map((share) => d`M0 ${top + (c.height - top) * share}h${c.width}`);
  return rect(0, top, c.width, c.height - top, light) + line(joints + courses.join(''), joint, 3);
}
