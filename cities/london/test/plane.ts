/** Plane geometry; a city is small enough to count as flat. */
import type { Position } from '@guide/contracts/city/map';

// Looking up globals is slow in Jest's contexts.
const { ceil, hypot, max, min, sign, sqrt } = Math;

const toMetres = ([lng, lat]: Position): Position => [lng * 69_300, lat * 111_200];

export function metres(a: Position, b: Position): number {
  const [[ax, ay], [bx, by]] = [toMetres(a), toMetres(b)];
  return hypot(ax - bx, ay - by);
}

/** Distance of a position from a line, metres. */
export function toLine(position: Position, line: Position[]): number {
  const [x, y] = toMetres(position);
  let least = Infinity;
  let [ax, ay] = toMetres(line[0]!);
  for (let index = 1; index < line.length; index++) {
    const [bx, by] = toMetres(line[index]!);
    const square = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const t = min(1, max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square));
    least = min(least, (ax + (bx - ax) * t - x) ** 2 + (ay + (by - ay) * t - y) ** 2);
    [ax, ay] = [bx, by];
  }
  return sqrt(least);
}

/** Whether a position lies inside a ring (even-odd rule). */
export function inside([x, y]: Position, ring: Position[]): boolean {
  let odd = false;
  let a = ring.at(-1)!;
  for (const b of ring) {
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
    a = b;
  }
  return odd;
}

/** Positions along a line, at most `step` metres apart. */
export function samples(line: Position[], step: number): Position[] {
  return line.flatMap((to, index) => {
    const from = line[index - 1];
    if (!from) return [to];
    const pieces = ceil(metres(from, to) / step) || 1;
    return Array.from({ length: pieces }, (_, piece): Position => {
      const t = (piece + 1) / pieces;
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    });
  });
}

/** Number of crossing pairs of edges in a closed ring, without neighbours. */
export function crossings(ring: Position[]): number {
  const turn = (a: Position, b: Position, c: Position): number =>
    sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  const edges = ring.length - 1;
  let count = 0;
  for (let i = 0; i < edges; i++) {
    const [a, b] = [ring[i]!, ring[i + 1]!];
    const [west, east] = a[0] < b[0] ? [a[0], b[0]] : [b[0], a[0]];
    for (let j = i + 2; j < edges; j++) {
      const [c, d] = [ring[j]!, ring[j + 1]!];
      if ((c[0] < west && d[0] < west) || (c[0] > east && d[0] > east)) continue;
      if (i === 0 && j === edges - 1) continue;
      if (turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)) count++;
    }
  }
  return count;
}
