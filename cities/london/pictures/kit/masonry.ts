import type { Palette } from './palettes';
import { circle, d, line, path, rect, times } from './svg';

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

/** A round-headed opening standing on y + height. */
export function arch(x: number, y: number, width: number, height: number, fill: string): string {
  const r = width / 2;
  return path(archData(x, y, width, height, r), fill);
}

const archData = (x: number, y: number, width: number, height: number, r: number): string =>
  d`M${x} ${y + height}v${r - height}a${r} ${r} 0 0 1 ${width} 0v${height - r}z`;

/** A row of equal round-headed openings in one path: `count` of them, `step` apart. */
export function arches(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  step: number,
  fill: string,
): string {
  return path(
    times(count, (index) => archData(x + index * step, y, width, height, width / 2)),
    fill,
  );
}

const pointedData = (x: number, y: number, width: number, height: number): string =>
  d`M${x} ${y + height}V${y + width * 0.75}q0 ${-width * 0.5} ${width / 2} ${-width * 0.75}q${width / 2} ${width * 0.25} ${width / 2} ${width * 0.75}V${y + height}z`;

/** A pointed (Gothic) opening. */
export function pointed(x: number, y: number, width: number, height: number, fill: string): string {
  return path(pointedData(x, y, width, height), fill);
}

/** A row of equal pointed openings. */
export function pointedRow(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  step: number,
  fill: string,
): string {
  return path(
    times(count, (index) => pointedData(x + index * step, y, width, height)),
    fill,
  );
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

/** A grid of windows, some of them lit when `lit` is given. */
export function windows(
  x: number,
  y: number,
  columns: number,
  rows: number,
  step: readonly [number, number],
  size: readonly [number, number],
  fill: string,
  lit = fill,
): string {
  const cells = (wanted: boolean): string =>
    times(columns * rows, (index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const isLit = (column * 7 + row * 5 + column * row) % 5 < 3;
      return isLit === wanted
        ? d`M${x + column * step[0]} ${y + row * step[1]}h${size[0]}v${size[1]}h${-size[0]}z`
        : '';
    });
  return path(cells(true), lit) + path(cells(false), fill);
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

/** A gilded ball on a rod. */
export function finial(p: Palette, x: number, y: number, height: number, r = 5): string {
  return rect(x - 1.5, y - height, 3, height, p.gold) + circle(x, y - height, r, p.gold);
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

/** A clock face with its hands at the given angles in degrees from noon. */
export function clock(p: Palette, x: number, y: number, r: number, hour = 300, minute = 60): string {
  const hand = (angle: number, length: number): string => {
    const turn = (angle * Math.PI) / 180;
    return d`M${x} ${y}L${x + Math.sin(turn) * length} ${y - Math.cos(turn) * length}`;
  };
  const ticks = times(12, (index) => {
    const turn = (index * Math.PI) / 6;
    return d`M${x + Math.sin(turn) * r * 0.8} ${y - Math.cos(turn) * r * 0.8}L${x + Math.sin(turn) * r * 0.92} ${y - Math.cos(turn) * r * 0.92}`;
  });
  return (
    circle(x, y, r * 1.18, p.gold) +
    circle(x, y, r, '#FFF6DF') +
    line(ticks, p.ink, Math.max(1.2, r * 0.07)) +
    line(hand(hour, r * 0.5), p.ink, r * 0.13, 'stroke-linecap="round"') +
    line(hand(minute, r * 0.76), p.ink, r * 0.09, 'stroke-linecap="round"')
  );
}

/** A round window in a moulded frame. */
export function circleWindow(p: Palette, x: number, y: number, r: number): string {
  return circle(x, y, r, p.stone[0]) + circle(x, y, r * 0.7, p.stone[3]);
}
