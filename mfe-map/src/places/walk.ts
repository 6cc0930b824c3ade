/** A point of the map in degrees, WGS 84. */
export interface Point {
  lat: number;
  lng: number;
}

/** Metres of one degree of latitude. */
const DEGREE = 111_195;
/** Streets are longer than the straight line (D-30). */
const DETOUR = 1.3;
/** 4.8 km/h (D-30). */
const METRES_PER_MINUTE = 80;

/** The straight line between two points of a city in metres; the earth's curve does not matter there. */
export function straightLine(from: Point, to: Point): number {
  const across = Math.cos((((from.lat + to.lat) / 2) * Math.PI) / 180);
  return Math.hypot(to.lat - from.lat, (to.lng - from.lng) * across) * DEGREE;
}

/** A walk as an estimate: metres along the streets and whole minutes, at least one (D-30). */
export function walk(from: Point, to: Point): { metres: number; minutes: number } {
  const metres = straightLine(from, to) * DETOUR;
  return { metres, minutes: Math.max(1, Math.round(metres / METRES_PER_MINUTE)) };
}
