import type { Palette } from './palettes';
import { d, path, rect, times } from './svg';

/** A wall lit from the left: the right-hand `share` of it lies in shade. */
export function block(
  x: number,
  y: number,
  width: number,
  height: number,
  light: string,
  shade: string,
  share = 0.32,
): string {
  return rect(x, y, width, height, light) + rect(x + width * (1 - share), y, width * share, height, shade);
}

/** A row of equal rectangles in one path. */
export function bars(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  step: number,
  fill: string,
  more = '',
): string {
  return path(
    times(count, (index) => d`M${x + index * step} ${y}h${width}v${height}h${-width}z`),
    fill,
    more,
  );
}

/** Battlements: a band with merlons along its top. */
export function battlements(
  x: number,
  y: number,
  width: number,
  height: number,
  merlons: number,
  fill: string,
  notch = 12,
): string {
  const step = width / (2 * merlons - 1);
  const teeth = times(merlons, (index) =>
    index < merlons - 1 ? d`h${step}v${notch}h${step}v${-notch}` : d`h${step}`,
  );
  return path(d`M${x} ${y + height}V${y}${teeth}V${y + height}z`, fill);
}

/** A classical column with capital and base; `width` is the shaft. */
export function column(p: Palette, x: number, y: number, width: number, height: number): string {
  const [light, shade] = p.stone;
  return (
    rect(x, y, width, height, light) +
    rect(x + width * 0.62, y, width * 0.38, height, shade) +
    rect(x - width * 0.22, y, width * 1.44, width * 0.36, light) +
    rect(x - width * 0.18, y + height - width * 0.32, width * 1.36, width * 0.32, shade)
  );
}

/** `count` columns between two edges. */
export function colonnade(
  p: Palette,
  from: number,
  to: number,
  count: number,
  y: number,
  width: number,
  height: number,
): string {
  const step = (to - from - width) / (count - 1);
  const [light, shade] = p.stone;
  return (
    bars(from, y, width, height, count, step, light) +
    bars(from + width * 0.6, y, width * 0.4, height, count, step, shade) +
    bars(from - width * 0.2, y, width * 1.4, width * 0.4, count, step, light) +
    bars(from - width * 0.16, y + height - width * 0.35, width * 1.32, width * 0.35, count, step, light)
  );
}

/** A pediment over a span: its lower edge at y. */
export function pediment(p: Palette, x: number, y: number, width: number, height: number): string {
  const rim = height * 0.16;
  return (
    path(d`M${x} ${y}L${x + width / 2} ${y - height}L${x + width} ${y}z`, p.stone[0]) +
    path(
      d`M${x + width * 0.13} ${y - rim}L${x + width / 2} ${y - height + rim * 1.5}L${x + width * 0.87} ${y - rim}z`,
      p.stone[2],
      'opacity=".75"',
    )
  );
}

/** A moulded course that stands out of a wall, with its shadow. */
export function cornice(p: Palette, x: number, y: number, width: number, height = 10): string {
  return (
    rect(x, y, width, height, p.stone[0]) +
    rect(x, y + height, width, height * 0.4, p.stone[3], 'opacity=".3"')
  );
}

/** A balustrade of small piers under a rail. */
export function balustrade(p: Palette, x: number, y: number, width: number, height: number): string {
  const count = Math.floor(width / (height * 0.7));
  return (
    bars(x + 2, y, height * 0.32, height, count, width / count, p.stone[1]) +
    rect(x, y - 3, width, 5, p.stone[0]) +
    rect(x, y + height - 2, width, 4, p.stone[0])
  );
}

/** A tapering spire, its right side in shade; x is the middle, y the foot. */
export function spire(
  x: number,
  y: number,
  width: number,
  height: number,
  light: string,
  shade: string,
): string {
  return (
    path(d`M${x - width / 2} ${y}L${x} ${y - height}L${x + width / 2} ${y}z`, light) +
    path(d`M${x + width * 0.12} ${y}L${x} ${y - height}L${x + width / 2} ${y}z`, shade)
  );
}

/** Courses of brick scattered over a wall, so that it does not look painted. */
export function courses(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  next: () => number,
  count = 60,
): string {
  const data = times(
    count,
    () => d`M${Math.round(x + next() * (width - 22))} ${Math.round(y + next() * (height - 8))}h20v6h-20z`,
  );
  return path(data, colour, 'opacity=".16"');
}
