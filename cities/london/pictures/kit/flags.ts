import type { Palette } from './palettes';
import { at, circle, d, line, path, rect } from './svg';

/** The Union Flag on a staff of the given height, from the staff's foot. */
export function unionFlag(p: Palette, x: number, y: number, height: number, scale = 1): string {
  const flag =
    rect(0, 0, 78, 46, '#27407A') +
    line('M0 0l78 46M78 0L0 46', '#fff', 10) +
    line('M0 0l78 46M78 0L0 46', '#B8273A', 4) +
    line('M39 0v46M0 23h78', '#fff', 15) +
    line('M39 0v46M0 23h78', '#B8273A', 9);
  return (
    rect(x - 2 * scale, y - height, 4 * scale, height, p.ink) +
    circle(x, y - height, 5 * scale, p.gold) +
    at(x + 2 * scale, y - height + 6 * scale, scale, `<svg width="78" height="46">${flag}</svg>`)
  );
}

/** The cross of St George waving from a staff. */
export function georgeFlag(p: Palette, x: number, y: number, height: number, scale = 1): string {
  const flag =
    path('M0 0c26-10 44 10 78 0v46c-34 10-52-10-78 0z', '#fff') +
    path('M0 18c26-10 44 10 78 0v11c-34 10-52-10-78 0zM30-4q6 1 11 3v46q-6-1-11-3z', '#B8273A');
  return (
    rect(x - 2, y - height, 4, height, p.ink) +
    circle(x, y - height, 4, p.gold) +
    at(x + 2, y - height + 8, scale, flag)
  );
}

/** A hanging banner with a swallowtail and a disc on it. */
export function banner(
  p: Palette,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  return (
    path(
      d`M${x} ${y}h${width}v${height}l${-width / 2} ${-width * 0.36} ${-width / 2} ${width * 0.36}z`,
      colour,
    ) + circle(x + width / 2, y + height * 0.42, width * 0.24, p.gold)
  );
}
