import type { MapStill } from '@guide/contracts/city/map-still';

/** A place in the still map's units, or where its pin stands. */
export type Spot = [x: number, y: number];

/** What of the map is shown, in its units. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Width by height. */
export const ASPECT = 4 / 3;
/** The map is shown at least so wide, in its units: closer than this its streets say nothing. */
const LEAST_WIDTH = 150;
/** Around the outermost places, as a part of the width. */
const MARGIN = 0.16;

/** The part of the map that has all places in it, within the picture where that is possible. */
export function frameOf(spots: readonly Spot[], { size: [width, height] }: Pick<MapStill, 'size'>): Frame {
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const inner = Math.max(east - west, (south - north) * ASPECT, LEAST_WIDTH * (1 - 2 * MARGIN));
  const wide = inner / (1 - 2 * MARGIN);
  const high = wide / ASPECT;
  return {
    x: within((west + east) / 2 - wide / 2, wide, width),
    y: within((north + south) / 2 - high / 2, high, height),
    width: wide,
    height: high,
  };
}

/** As far from an edge of the picture that nothing beyond it is shown, unless it shows more than the picture. */
const within = (start: number, length: number, whole: number): number =>
  length >= whole ? (whole - length) / 2 : Math.min(Math.max(0, start), whole - length);

const ROUNDS = 40;

/** Pins that would lie on each other, moved apart: each at least `apart` from every other, as near to its place as that lets it. */
export function spread(spots: readonly Spot[], apart: number): Spot[] {
  const pins = spots.map(([x, y]): Spot => [x, y]);
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (let one = 0; one < pins.length; one++) {
      for (let other = one + 1; other < pins.length; other++) {
        const [a, b] = [pins[one]!, pins[other]!];
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        const distance = Math.hypot(dx, dy);
        if (distance >= apart - 0.01) continue;
        moved = true;
        // Two at the same place part along a direction that their numbers give.
        const [ux, uy] = distance > 0 ? [dx / distance, dy / distance] : [Math.cos(one), Math.sin(one)];
        const push = (apart - distance) / 2;
        pins[one] = [a[0] - ux * push, a[1] - uy * push];
        pins[other] = [b[0] + ux * push, b[1] + uy * push];
      }
    }
    if (!moved) break;
  }
  return pins;
}
