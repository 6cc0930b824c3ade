import { distance } from '../smooth';
import type { Position } from '../trace';
import type { Road } from './road';

/** A street that ends this near another (metres) is meant to end on it. */
const REACH = 45;

/**
 * The same roads with every end that lies near another road moved onto it, and that place added to the other
 * road, so that the two share it.
 */
export function meet(roads: Road[]): Road[] {
  const met = roads.map((road) => ({ ...road, line: road.line.map(([lng, lat]): Position => [lng, lat]) }));
  for (const road of met) {
    for (const end of [0, road.line.length - 1]) {
      const here = road.line[end]!;
      const others = met.filter((other) => other !== road);
      if (others.some((other) => other.line.some((place) => distance(place, here) < 1))) continue;
      const near = others.map((other) => nearest(other, here)).sort((a, b) => a.away - b.away)[0]!;
      if (near.away > REACH) continue;
      road.line[end] = near.place;
      if (!near.road.line.some((place) => distance(place, near.place) < 1)) {
        near.road.line.splice(near.after + 1, 0, near.place);
      }
    }
  }
  return met;
}

function nearest(road: Road, to: Position): { road: Road; place: Position; after: number; away: number } {
  const steps = road.line.slice(1).map((b, after) => {
    const place = onSegment(road.line[after]!, b, to);
    return { road, place, after, away: distance(place, to) };
  });
  return steps.sort((a, b) => a.away - b.away)[0]!;
}

/** The place on the segment from `a` to `b` nearest to `to`: the corner of it when that is within thirty metres. */
function onSegment(a: Position, b: Position, to: Position): Position {
  const corner = [a, b].find((place) => distance(place, to) < 30);
  if (corner) return corner;
  const [dx, dy] = [(b[0] - a[0]) * 0.623, b[1] - a[1]];
  const along = ((to[0] - a[0]) * 0.623 * dx + (to[1] - a[1]) * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, along));
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}
