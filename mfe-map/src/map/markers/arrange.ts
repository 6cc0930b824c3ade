/** Plain places closer than this share one marker, pixels. */
const GROUP_DISTANCE_PX = 40;
/** Between markers, pixels. */
const GAP_PX = 3;
const RANKED_RADIUS_PX = 16;
export const SINGLE_RADIUS_PX = 9;
const SMALLEST_GROUP_RADIUS_PX = 13;
const LARGEST_GROUP_GROWTH_PX = 9;
/** London's densest view needs fewer. */
const MAX_ROUNDS = 200;

export interface Spot {
  id: number;
  /** Pixels, from any origin. */
  x: number;
  y: number;
  /** Not grouped: it has a rank or is selected. */
  alone: boolean;
  ranked: boolean;
}

/** Centre and radius in pixels. */
export interface Marker {
  ids: number[];
  ranked: boolean;
  x: number;
  y: number;
  radius: number;
}

export const groupRadius = (count: number): number =>
  SMALLEST_GROUP_RADIUS_PX + Math.min(LARGEST_GROUP_GROWTH_PX, Math.log2(count) * 1.4);

/** Visits every pair that is nearer than `reach` in x. Sorts the items. */
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

/** Groups nearby places: each group has the neighbours of its first place, by id. */
function grouped(spots: Spot[]): Spot[][] {
  const neighbours = new Map<Spot, Spot[]>(spots.map((spot) => [spot, []]));
  eachNearPair([...spots], GROUP_DISTANCE_PX, (a, b) => {
    if (Math.hypot(a.x - b.x, a.y - b.y) >= GROUP_DISTANCE_PX) return;
    neighbours.get(a)!.push(b);
    neighbours.get(b)!.push(a);
  });
  const assigned = new Set<Spot>();
  return [...spots]
    .sort((a, b) => a.id - b.id)
    .flatMap((spot) => {
      if (assigned.has(spot)) return [];
      const group = [spot, ...neighbours.get(spot)!.filter((other) => !assigned.has(other))];
      for (const member of group) assigned.add(member);
      return [group];
    });
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const markerOf = (spots: Spot[]): Marker => ({
  ids: spots.map(({ id }) => id),
  ranked: spots[0]!.ranked,
  x: mean(spots.map(({ x }) => x)),
  y: mean(spots.map(({ y }) => y)),
  radius: spots[0]!.ranked
    ? RANKED_RADIUS_PX
    : spots.length > 1
      ? groupRadius(spots.length)
      : SINGLE_RADIUS_PX,
});

/** Groups move most, ranked places least. */
const mobility = ({ ranked, ids }: Marker) => (ranked ? 1 : ids.length === 1 ? 3 : 9);

/** Moves overlapping markers apart. @returns whether any moved */
function spread(markers: Marker[]): boolean {
  let moved = false;
  const reach = 2 * groupRadius(Number.MAX_SAFE_INTEGER) + GAP_PX;
  eachNearPair(markers, reach, (a, b) => {
    const required = a.radius + b.radius + GAP_PX;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const distance = Math.hypot(dx, dy);
    if (distance >= required - 0.01) return;
    moved = true;
    // Markers at the same point move sideways.
    const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
    const shift = required - distance;
    const part = mobility(a) / (mobility(a) + mobility(b));
    a.x -= ux * shift * part;
    a.y -= uy * shift * part;
    b.x += ux * shift * (1 - part);
    b.y += uy * shift * (1 - part);
  });
  return moved;
}

/** Nearby places without a rank share a marker. Then markers move apart until none overlaps another (WCAG 2.5.8). */
export function arrangeMarkers(spots: Spot[]): Marker[] {
  const alone = spots.filter((spot) => spot.alone).map((spot) => [spot]);
  const markers = [...alone, ...grouped(spots.filter((spot) => !spot.alone))].map(markerOf);
  for (let round = 0; round < MAX_ROUNDS && spread(markers); round += 1);
  return markers;
}
