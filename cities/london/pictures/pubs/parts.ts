import { circle, d, line, path, rect, times } from '../kit/svg';
import { CREAM, GLASS, GLASS_TOP } from './colours';

interface Window {
  frame?: string;
  glass?: string;
  columns?: number;
  rows?: number;
  /** The width of frame and bars. */
  bar?: number;
}

/** A window with glazing bars, its upper third paler; x and y are the left top corner of the glass. */
export function paned(
  x: number,
  y: number,
  width: number,
  height: number,
  { frame = CREAM, glass = GLASS, columns = 2, rows = 3, bar = 5 }: Window = {},
): string {
  const across = times(columns - 1, (index) => d`M${x + ((index + 1) * width) / columns} ${y}v${height}`);
  const down = times(rows - 1, (index) => d`M${x} ${y + ((index + 1) * height) / rows}h${width}`);
  return (
    rect(x - bar * 1.6, y - bar * 1.6, width + bar * 3.2, height + bar * 3.2, frame) +
    rect(x, y, width, height, glass) +
    (glass === GLASS ? rect(x, y, width, height / 3, GLASS_TOP) : '') +
    line(across + down, frame, bar)
  );
}

/** A door with two panes over its panels and light before it; x is its left edge, y the ground. */
export const panelled = (x: number, y: number, width: number, height: number, colour: string): string =>
  rect(x - 12, y - height - 12, width + 24, height + 12, CREAM) +
  rect(x, y - height, width, height, colour) +
  paned(x + 14, y - height + 16, width - 28, height * 0.3, { frame: colour, rows: 1, bar: 4 }) +
  rect(
    x + 14,
    y - height * 0.58,
    width - 28,
    height * 0.22,
    'none',
    'stroke="#000" stroke-opacity=".3" stroke-width="4"',
  ) +
  rect(
    x + 14,
    y - height * 0.3,
    width - 28,
    height * 0.22,
    'none',
    'stroke="#000" stroke-opacity=".3" stroke-width="4"',
  ) +
  circle(x + width - 12, y - height * 0.46, 5, '#E3B04B');

/** A wall lantern with its light; y is the middle of the glass. */
export const lantern = (x: number, y: number, scale = 1): string =>
  circle(x, y, 52 * scale, '#FFD98A', 'opacity=".24"') +
  path(
    d`M${x - 15 * scale} ${y - 22 * scale}h${30 * scale}l${-6 * scale} ${46 * scale}h${-18 * scale}z`,
    '#FFE9B0',
  ) +
  line(
    d`M${x - 15 * scale} ${y - 22 * scale}h${30 * scale}l${-6 * scale} ${46 * scale}h${-18 * scale}zM${x} ${y - 22 * scale}v${46 * scale}`,
    '#16161D',
    4 * scale,
  ) +
  path(d`M${x - 19 * scale} ${y - 22 * scale}h${38 * scale}l${-19 * scale} ${-18 * scale}z`, '#16161D');

/** Bricks of a wall, some darker and some lighter than the rest. */
export function bricks(
  x: number,
  y: number,
  width: number,
  height: number,
  next: () => number,
  size: readonly [number, number] = [60, 24],
): string {
  let darker = '';
  let lighter = '';
  for (let row = 0; row * size[1] < height; row += 1) {
    for (let left = x + (row % 2 ? size[0] / 2 : 0); left + size[0] <= x + width; left += size[0]) {
      const kind = next();
      const brick = d`M${left + 2} ${y + row * size[1] + 2}h${size[0] - 4}v${size[1] - 4}h${4 - size[0]}z`;
      if (kind > 0.84) darker += brick;
      else if (kind > 0.7) lighter += brick;
    }
  }
  return path(darker, '#000', 'opacity=".1"') + path(lighter, '#fff', 'opacity=".09"');
}

/** Cobbles in rows that grow towards the viewer. */
export function cobbles(y: number, bottom: number, colour: string, from = 0, to = 1200): string {
  let data = '';
  let row = 0;
  for (let top = y + 6; top < bottom; row += 1) {
    const tall = 7 + row * 2.4;
    const wide = tall * 3.4;
    for (let x = from - (row % 2 ? wide / 2 : 0); x < to; x += wide * 1.16)
      data += d`M${x} ${top + tall / 2}q0 ${-tall / 2} ${wide / 2} ${-tall / 2}t${wide / 2} ${tall / 2}q0 ${tall / 2} ${-wide / 2} ${tall / 2}t${-wide / 2} ${-tall / 2}`;
    top += tall + 4;
  }
  return path(data, colour, 'opacity=".35"');
}

const PETALS = ['#E0485A', '#F7C5CB', '#FFD66B', '#C23A6B', '#FFF4EC'];
const LEAVES = ['#2F6B45', '#3F8A55', '#56A068'];

/** Leaves with blossom among them, within an oval. */
export function blossom(
  next: () => number,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  size = 8,
): string {
  return times(count, (index) => {
    const angle = next() * 6.28;
    const reach = Math.sqrt(next());
    const colours = index < count * 0.45 ? LEAVES : PETALS;
    return circle(
      Math.round(x + Math.cos(angle) * reach * width),
      Math.round(y + Math.sin(angle) * reach * height),
      Math.round(size * (0.8 + next() * 0.9)),
      colours[Math.floor(next() * colours.length)] ?? '#3F8A55',
    );
  });
}

/** A hanging basket in flower; (x, y) is the hook. */
export const basket = (next: () => number, x: number, y: number, scale = 1): string =>
  line(
    d`M${x} ${y}v${24 * scale}l${-36 * scale} ${40 * scale}M${x} ${y + 24 * scale}l${36 * scale} ${40 * scale}`,
    '#222',
    3,
  ) +
  path(
    d`M${x - 40 * scale} ${y + 62 * scale}h${80 * scale}q${-8 * scale} ${40 * scale} ${-40 * scale} ${42 * scale}q${-32 * scale} ${-2 * scale} ${-40 * scale} ${-42 * scale}z`,
    '#5B3D28',
  ) +
  blossom(next, x, y + 58 * scale, 50 * scale, 26 * scale, 22, 8 * scale);

/** A trestle table with two benches, seen from the front. */
export const table = (x: number, y: number, scale = 1): string =>
  path(
    d`M${x - 70 * scale} ${y - 52 * scale}h${140 * scale}v${9 * scale}h${-140 * scale}zM${x - 84 * scale} ${y - 26 * scale}h${168 * scale}v${7 * scale}h${-168 * scale}zM${x - 50 * scale} ${y - 44 * scale}h${9 * scale}l${-16 * scale} ${44 * scale}h${-9 * scale}zM${x + 41 * scale} ${y - 44 * scale}h${9 * scale}l${16 * scale} ${44 * scale}h${-9 * scale}z`,
    '#6B4A30',
  ) +
  path(
    d`M${x - 20 * scale} ${y - 52 * scale}v${-22 * scale}h${14 * scale}v${22 * scale}zM${x + 16 * scale} ${y - 52 * scale}v${-22 * scale}h${14 * scale}v${22 * scale}z`,
    '#E6A845',
  ) +
  path(
    d`M${x - 22 * scale} ${y - 72 * scale}h${18 * scale}v${-7 * scale}h${-18 * scale}zM${x + 14 * scale} ${y - 72 * scale}h${18 * scale}v${-7 * scale}h${-18 * scale}z`,
    '#FFFBF0',
  );
