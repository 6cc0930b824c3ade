import type { Place } from '../../places/place';
import { rankOf } from '../../places/rank';

/** Unranked places closer than this share a marker. */
const GROUP_DISTANCE_PX = 40;
const GAP_PX = 3;
const RANKED_RADIUS_PX = 16;
export const SINGLE_RADIUS_PX = 9;
const SMALLEST_GROUP_RADIUS_PX = 13;
const LARGEST_GROUP_GROWTH_PX = 9;
/** Limits the iterations; London's densest view needs fewer. */
const MAX_ROUNDS = 200;

export interface PlacePoint {
  id: number;
  x: number;
  y: number;
  /** Excluded from groups, because the place is ranked or selected. */
  ungrouped: boolean;
  ranked: boolean;
}

/**
 * @param position - position in pixels @param ungrouped - whether the place never shares a marker; ranked ones never do
 */
export function placePoint(place: Place, [x, y]: readonly [number, number], ungrouped: boolean): PlacePoint {
  const ranked = rankOf(place) !== null;
  return { id: place.id, x, y, ranked, ungrouped: ranked || ungrouped };
}

export interface Marker {
  ids: number[];
  ranked: boolean;
  x: number;
  y: number;
  radius: number;
}

export const groupRadius = (count: number): number =>
  SMALLEST_GROUP_RADIUS_PX + Math.min(LARGEST_GROUP_GROWTH_PX, Math.log2(count) * 1.4);

/** Visits all pairs that are closer than `reach` along x. Sorts the items. */
function eachNearPair<T extends { x: number }>(
  items: T[],
  reach: number,
  visit: (first: T, second: T) => void,
): void {
  items.sort((a, b) => a.x - b.x);
  for (const [index, first] of items.entries()) {
    for (let next = index + 1; next < items.length && items[next]!.x - first.x < reach; next += 1) {
      visit(first, items[next]!);
    }
  }
}

function groupPoints(points: PlacePoint[]): PlacePoint[][] {
  const neighbours = new Map<PlacePoint, PlacePoint[]>(points.map((point) => [point, []]));
  eachNearPair([...points], GROUP_DISTANCE_PX, (a, b) => {
    if (Math.hypot(a.x - b.x, a.y - b.y) >= GROUP_DISTANCE_PX) return;
    neighbours.get(a)!.push(b);
    neighbours.get(b)!.push(a);
  });
  const assigned = new Set<PlacePoint>();
  return [...points]
    .sort((a, b) => a.id - b.id)
    .flatMap((point) => {
      if (assigned.has(point)) return [];
      const group = [point, ...neighbours.get(point)!.filter((other) => !assigned.has(other))];
      for (const member of group) assigned.add(member);
      return [group];
    });
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const markerOf = (points: PlacePoint[]): Marker => ({
  ids: points.map(({ id }) => id),
  ranked: points[0]!.ranked,
  x: mean(points.map(({ x }) => x)),
  y: mean(points.map(({ y }) => y)),
  radius: points[0]!.ranked
    ? RANKED_RADIUS_PX
    : points.length > 1
      ? groupRadius(points.length)
      : SINGLE_RADIUS_PX,
});

const mobility = ({ ranked, ids }: Marker) => (ranked ? 1 : ids.length === 1 ? 3 : 9);

function spread(markers: Marker[]): boolean {
  let moved = false;
  const reach = 2 * groupRadius(Number.MAX_SAFE_INTEGER) + GAP_PX;
  eachNearPair(markers, reach, (a, b) => {
    const required = a.radius + b.radius + GAP_PX;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const distance = Math.hypot(dx, dy);
    if (distance >= required - 0.01) return;
    moved = true;
    const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
    const shift = required - distance;
    const share = mobility(a) / (mobility(a) + mobility(b));
    a.x -= ux * shift * share;
    a.y -= uy * shift * share;
    b.x += ux * shift * (1 - share);
    b.y += uy * shift * (1 - share);
  });
  return moved;
}

/** Groups nearby unranked places, then moves markers apart until none overlap (WCAG 2.5.8). */
export function arrangeMarkers(points: PlacePoint[]): Marker[] {
  const ungrouped = points.filter((point) => point.ungrouped).map((point) => [point]);
  const markers = [...ungrouped, ...groupPoints(points.filter((point) => !point.ungrouped))].map(markerOf);
  for (let round = 0; round < MAX_ROUNDS && spread(markers); round += 1);
  return markers;
}
