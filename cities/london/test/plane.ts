import type { Position } from '@guide/contracts/city/map';

/** Measuring on the small flat piece of the earth that a city is. */
const flat = ([lng, lat]: Position): Position => [lng * 69_300, lat * 111_200];

/** Metres between two places. */
export function metres(a: Position, b: Position): number {
  const [[ax, ay], [bx, by]] = [flat(a), flat(b)];
  return Math.hypot(ax - bx, ay - by);
}

/** Metres from a place to the nearest of a line. */
export function toLine(place: Position, line: Position[]): number {
  const [x, y] = flat(place);
  let least = Infinity;
  let [ax, ay] = flat(line[0]!);
  for (let index = 1; index < line.length; index++) {
    const [bx, by] = flat(line[index]!);
    const square = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const t = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square));
    least = Math.min(least, (ax + (bx - ax) * t - x) ** 2 + (ay + (by - ay) * t - y) ** 2);
    [ax, ay] = [bx, by];
  }
  return Math.sqrt(least);
}

/** Whether a place lies inside a ring (even-odd rule). */
export function inside([x, y]: Position, ring: Position[]): boolean {
  let odd = false;
  for (let index = 0, before = ring.length - 1; index < ring.length; before = index++) {
    const [[ax, ay], [bx, by]] = [ring[before]!, ring[index]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** Places along a line, at most `step` metres apart. */
export function samples(line: Position[], step: number): Position[] {
  return line.flatMap((to, index) => {
    const from = line[index - 1];
    if (!from) return [to];
    const pieces = Math.ceil(metres(from, to) / step) || 1;
    return Array.from({ length: pieces }, (_, piece): Position => {
      const t = (piece + 1) / pieces;
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    });
  });
}

/** How many pairs of edges of a closed ring cross, neighbours left out. */
export function crossings(ring: Position[]): number {
  const turn = (a: Position, b: Position, c: Position): number =>
    Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  const edges = ring.length - 1;
  let count = 0;
  for (let i = 0; i < edges; i++) {
    for (let j = i + 2; j < edges; j++) {
      if (i === 0 && j === edges - 1) continue;
      const [a, b, c, d] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!];
      if (turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)) count++;
    }
  }
  return count;
}
