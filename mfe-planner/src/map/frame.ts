import type { MapStill } from '@guide/contracts/city/map-still';

/** Coordinates of a place or its pin, in the still map's units. */
export type Spot = [x: number, y: number];

/** The visible part of the map, in its units. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const ASPECT = 4 / 3;
/** Smallest visible width, in the map's units: its streets have no more detail. */
const MIN_WIDTH = 150;
/** Around the outermost places, as a fraction of the width. */
const MARGIN = 0.16;

/** The part of the map that contains all places, within the picture if possible. */
export function frameOf(spots: readonly Spot[], { size: [width, height] }: Pick<MapStill, 'size'>): Frame {
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const inner = Math.max(east - west, (south - north) * ASPECT, MIN_WIDTH * (1 - 2 * MARGIN));
  const frameWidth = inner / (1 - 2 * MARGIN);
  const frameHeight = frameWidth / ASPECT;
  return {
    x: clampStart((west + east) / 2 - frameWidth / 2, frameWidth, width),
    y: clampStart((north + south) / 2 - frameHeight / 2, frameHeight, height),
    width: frameWidth,
    height: frameHeight,
  };
}

/** Moves a range into 0 to `max`, or centres it if it is longer. */
const clampStart = (start: number, length: number, max: number): number =>
  length >= max ? (max - length) / 2 : Math.min(Math.max(0, start), max - length);

const ROUNDS = 40;

/** Moves overlapping pins apart. @param minDistance - between two pins, in the map's units */
export function spread(spots: readonly Spot[], minDistance: number): Spot[] {
  const pins = spots.map(([x, y]): Spot => [x, y]);
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (let i = 0; i < pins.length; i++) {
      for (let j = i + 1; j < pins.length; j++) {
        const [a, b] = [pins[i]!, pins[j]!];
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        const distance = Math.hypot(dx, dy);
        if (distance >= minDistance - 0.01) continue;
        moved = true;
        // Pins at the same point move in a direction that depends on their index.
        const [ux, uy] = distance > 0 ? [dx / distance, dy / distance] : [Math.cos(i), Math.sin(i)];
        const push = (minDistance - distance) / 2;
        pins[i] = [a[0] - ux * push, a[1] - uy * push];
        pins[j] = [b[0] + ux * push, b[1] + uy * push];
      }
    }
    if (!moved) break;
  }
  return pins;
}
