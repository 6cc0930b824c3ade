/** [longitude, latitude] in degrees. */
export type Position = [number, number];

const turn = (a: Position, b: Position, c: Position) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/**
 * The convex hull of points, anticlockwise and open, by Andrew's monotone chain: the outline of an area that has
 * none (D-33).
 */
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
