import { circle, d, each, line, path, times } from '../kit/svg';
import type { Pub } from './pub';

const FLOWER_COLOURS = ['#2F6B45', '#3F8A55', '#2F6B45', '#E0485A', '#F7C5CB', '#FFD66B', '#C23A6B'];

function blossom(
  next: () => number,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
): string {
  return times(count, (index) => {
    const angle = next() * 6.28;
    const reach = Math.sqrt(next());
    const colour = FLOWER_COLOURS[index < count * 0.45 ? index % 3 : 3 + Math.floor(next() * 4)] ?? '#3F8A55';
    return circle(
      Math.round(x + Math.cos(angle) * reach * width),
      Math.round(y + Math.sin(angle) * reach * height),
      Math.round(7 + next() * 8),
      colour,
    );
  });
}

function basket(next: () => number, x: number): string {
  return (
    line(d`M${x} 338v30M${x} 366l-40 46M${x} 366l40 46`, '#222', 3) +
    path(d`M${x - 44} 410h88q-8 42-44 44-36-2-44-44z`, '#5B3D28') +
    blossom(next, x, 404, 58, 30, 30)
  );
}

/** Hanging baskets, or the whole front in flower. */
export function plants(pub: Pub, next: () => number): string {
  if (pub.flowers === 'none') return '';
  if (pub.flowers === 'baskets') return each([697, 930, 1163], (x) => basket(next, x));
  return (
    blossom(next, 860, 258, 330, 20, 70) +
    each([560, 745, 930, 1115], (x) => blossom(next, x, 240, 80, 24, 26)) +
    each([697, 930, 1163], (x) => basket(next, x)) +
    blossom(next, 850, 352, 330, 12, 40)
  );
}
