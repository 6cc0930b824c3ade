import type { Area } from '@guide/contracts/api';
import type { Place } from './place';

/** Size of the square for areas that have only a centre. */
const HALF_SIDE_DEGREES = 0.004;
const LONGITUDE_PER_LATITUDE = 1.6;

export type Position = [number, number];

/** An area's outline; `ring` does not repeat its first point. */
export interface AreaShape {
  name: string;
  ring: Position[];
}

const around = ([lng, lat]: Position): Position[] => {
  const [halfWidth, halfHeight] = [HALF_SIDE_DEGREES * LONGITUDE_PER_LATITUDE, HALF_SIDE_DEGREES];
  return [
    [lng - halfWidth, lat - halfHeight],
    [lng + halfWidth, lat - halfHeight],
    [lng + halfWidth, lat + halfHeight],
    [lng - halfWidth, lat + halfHeight],
  ];
};

/**
 * Outline of an area: its boundary, the hull of its listings, or a square around its centre (D-33).
 * @returns null without coordinates
 */
export function areaShape({ name, boundary, center }: Area, places: Place[]): AreaShape | null {
  if (boundary) return { name, ring: boundary as Position[] };
  const points = places.filter(({ area }) => area === name).map(({ lng, lat }): Position => [lng, lat]);
  const ring = hull(points);
  if (ring.length > 2) return { name, ring };
  const position = (center as Position | undefined) ?? points[0];
  return position ? { name, ring: around(position) } : null;
}

const turn = (a: Position, b: Position, c: Position) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Convex hull, anticlockwise, without a repeated point (Andrew's monotone chain). */
export function hull(points: Position[]): Position[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (along: Position[]) => {
    const corners: Position[] = [];
    for (const point of along) {
      while (corners.length > 1 && turn(corners.at(-2)!, corners.at(-1)!, point) <= 0) corners.pop();
      corners.push(point);
    }
    return corners.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}
