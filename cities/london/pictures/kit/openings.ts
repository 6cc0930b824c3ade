import type { Palette } from './palettes';
import { circle, d, line, path, times } from './svg';

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

/** Sash windows in white frames, `count` in a row, in three paths. */
export function sashes(
  p: Palette,
  x: number,
  y: number,
  [width, height]: readonly [number, number],
  count: number,
  step: number,
  pane = p.window,
): string {
  const frame = width * 0.12;
  const each = (data: (left: number) => string): string => times(count, (index) => data(x + index * step));
  return (
    path(
      each(
        (left) =>
          d`M${left - frame} ${y - frame}h${width + frame * 2}v${height + frame * 2.4}h${-width - frame * 2}z`,
      ),
      p.white,
    ) +
    path(
      each((left) => d`M${left} ${y}h${width}v${height}h${-width}z`),
      pane,
    ) +
    line(
      each(
        (left) =>
          d`M${left} ${y + height / 2}h${width}M${left + width / 2} ${y}v${height}M${left} ${y + height / 4}h${width}M${left} ${y + height * 0.75}h${width}`,
      ),
      p.white,
      Math.max(1.6, width * 0.06),
    )
  );
}
