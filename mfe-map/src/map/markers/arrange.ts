/** Plain places closer than this share one marker, pixels. */
const GROUP_DISTANCE_PX = 40;
/** Free room that markers keep between each other, pixels. */
const GAP_PX = 3;
/** Radius of the markers, pixels: with a rank, of one place, and of a group by how many it holds. */
const RANKED_RADIUS_PX = 16;
export const SINGLE_RADIUS_PX = 9;
const SMALLEST_GROUP_RADIUS_PX = 13;
const LARGEST_GROUP_GROWTH_PX = 9;
/** More rounds than London's densest view needs at any zoom. */
const MAX_ROUNDS = 200;

export interface Spot {
  id: number;
  /** Pixels to the right and down, from anywhere. */
  x: number;
  y: number;
  /** Keeps a marker of its own: it has a rank or is selected. */
  alone: boolean;
  ranked: boolean;
}

/** A marker: the places that it stands for, its middle and radius in pixels. */
export interface Marker {
  ids: number[];
  ranked: boolean;
  x: number;
  y: number;
  radius: number;
}

export const groupRadius = (count: number): number =>
  SMALLEST_GROUP_RADIUS_PX + Math.min(LARGEST_GROUP_GROWTH_PX, Math.log2(count) * 1.4);

/** Calls back with every pair that is nearer than `reach` in x, from the left; the items are sorted for it. */
function eachNearPair<T extends { x: number }>(
  items: T[],
  reach: number,
  visit: (one: T, other: T) => void,
): void {
  items.sort((a, b) => a.x - b.x);
  for (const [index, one] of items.entries()) {
    for (let next = index + 1; next < items.length && items[next]!.x - one.x < reach; next += 1) {
      visit(one, items[next]!);
    }
  }
}

/** Places that are close together as groups: each takes what is near its first place, by id. */
function grouped(spots: Spot[]): Spot[][] {
  const neighbours = new Map<Spot, Spot[]>(spots.map((spot) => [spot, []]));
  eachNearPair([...spots], GROUP_DISTANCE_PX, (one, other) => {
    if (Math.hypot(one.x - other.x, one.y - other.y) >= GROUP_DISTANCE_PX) return;
    neighbours.get(one)!.push(other);
    neighbours.get(other)!.push(one);
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

/** A group stands for a neighbourhood, a place for itself: it moves less, and one that is known by its rank least. */
const mobility = ({ ranked, ids }: Marker) => (ranked ? 1 : ids.length === 1 ? 3 : 9);

/** Moves markers that overlap apart. @returns whether any had to move */
function spread(markers: Marker[]): boolean {
  let moved = false;
  const reach = 2 * groupRadius(Number.MAX_SAFE_INTEGER) + GAP_PX;
  eachNearPair(markers, reach, (one, other) => {
    const wanted = one.radius + other.radius + GAP_PX;
    const [dx, dy] = [other.x - one.x, other.y - one.y];
    const distance = Math.hypot(dx, dy);
    if (distance >= wanted - 0.01) return;
    moved = true;
    // Two that fall together part sideways.
    const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
    const way = wanted - distance;
    const part = mobility(one) / (mobility(one) + mobility(other));
    one.x -= ux * way * part;
    one.y -= uy * way * part;
    other.x += ux * way * (1 - part);
    other.y += uy * way * (1 - part);
  });
  return moved;
}

/**
 * The markers of places at one zoom. Places without a rank that are close together share one; then all markers move
 * apart until none overlaps another, so that each can be seen and pressed (WCAG 2.5.8).
 */
export function arrangeMarkers(spots: Spot[]): Marker[] {
  const alone = spots.filter((spot) => spot.alone).map((spot) => [spot]);
  const markers = [...alone, ...grouped(spots.filter((spot) => !spot.alone))].map(markerOf);
  for (let round = 0; round < MAX_ROUNDS && spread(markers); round += 1);
  return markers;
}
