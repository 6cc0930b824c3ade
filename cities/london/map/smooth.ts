import type { Position } from './trace';

/** Metres in a degree of latitude, and of longitude at London's latitude. */
const METRES: Position = [69_300, 111_200];

/** A turn sharper than this stays a corner (radians). */
const CORNER = (50 * Math.PI) / 180;

/**
 * A curve through all the given places, with `steps` pieces between each pair (Catmull-Rom). Corners of more
 * than fifty degrees stay corners when `keepCorners` is set. `closed` joins the last place to the first; the
 * first place is then not repeated at the end.
 */
export function smooth(line: Position[], steps: number, closed = false, keepCorners = false): Position[] {
  const at = (index: number): Position =>
    closed
      ? line[(index + line.length) % line.length]!
      : line[Math.min(Math.max(index, 0), line.length - 1)]!;
  const tangent = (index: number): Position => {
    const [before, here, after] = [at(index - 1), at(index), at(index + 1)];
    if (keepCorners && turn(before, here, after) > CORNER) return [0, 0];
    const reach = Math.min(distance(before, here) || Infinity, distance(here, after) || Infinity);
    const chord = distance(before, after);
    const scale = chord === 0 ? 0 : Math.min(1, (1.1 * reach) / (chord / 2)) / 2;
    return [(after[0] - before[0]) * scale, (after[1] - before[1]) * scale];
  };
  const pieces = closed ? line.length : line.length - 1;
  const curve: Position[] = [];
  for (let index = 0; index < pieces; index++) {
    for (let step = 0; step < steps; step++) {
      curve.push(hermite(at(index), tangent(index), at(index + 1), tangent(index + 1), step / steps));
    }
  }
  if (!closed) curve.push(line.at(-1)!);
  return curve;
}

/** Metres between two places. */
export function distance(a: Position, b: Position): number {
  return Math.hypot((a[0] - b[0]) * METRES[0], (a[1] - b[1]) * METRES[1]);
}

function turn(a: Position, b: Position, c: Position): number {
  const heading = (from: Position, to: Position): number =>
    Math.atan2((to[1] - from[1]) * METRES[1], (to[0] - from[0]) * METRES[0]);
  const change = Math.abs(heading(b, c) - heading(a, b));
  return Math.min(change, 2 * Math.PI - change);
}

function hermite(a: Position, fromA: Position, b: Position, toB: Position, t: number): Position {
  const [t2, t3] = [t * t, t * t * t];
  const mix = (axis: 0 | 1): number =>
    (2 * t3 - 3 * t2 + 1) * a[axis] +
    (t3 - 2 * t2 + t) * fromA[axis] +
    (3 * t2 - 2 * t3) * b[axis] +
    (t3 - t2) * toB[axis];
  return [mix(0), mix(1)];
}
