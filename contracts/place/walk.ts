import { oneDecimal, type Point } from '../site';
import { i18n } from '../texts';

const EARTH_RADIUS_METRES = 6_371_000;
/** Streets are longer than the straight line by this factor (D-30). */
const DETOUR_FACTOR = 1.3;
/** 4.8 km/h, in metres per minute (D-30). */
const METRES_PER_MINUTE = 80;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Estimated walking distance, metres: great-circle distance (haversine) × 1.3 (D-30). */
export function metresOnFoot(from: Point, to: Point): number {
  const north = radians(to.lat - from.lat) / 2;
  const east = radians(to.lng - from.lng) / 2;
  const half =
    Math.sin(north) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(east) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(half)) * DETOUR_FACTOR;
}

/** Walking time at 4.8 km/h, whole minutes, at least one (D-30). */
export const minutesOnFoot = (metres: number): number => Math.max(1, Math.round(metres / METRES_PER_MINUTE));

/** Nobody walks into the city from beyond, and no list is sorted by such walks. */
const CITY_RADIUS_METRES = 50_000;

/** Whether walks can start at a position, at most 50 km on foot from the city's centre. @param center - [lng, lat] */
export const isInCity = (
  position: Point,
  { center: [lng, lat] }: { center: readonly [number, number] },
): boolean => metresOnFoot(position, { lat, lng }) <= CITY_RADIUS_METRES;

/** "650 m", to the nearest 50 m; "1.3 km". */
export function distanceText(metres: number): string {
  const rounded = Math.max(50, Math.round(metres / 50) * 50);
  return rounded < 1000
    ? i18n.t('{metres} m', { metres: rounded })
    : i18n.t('{kilometres} km', { kilometres: oneDecimal(metres / 1000) });
}

/** "8 min", "1 h 5 min", "2 h". */
export function minutesText(minutes: number): string {
  if (minutes < 60) return i18n.t('{minutes} min', { minutes });
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest > 0
    ? i18n.t('{hours} h {minutes} min', { hours, minutes: rest })
    : i18n.t('{hours} h', { hours });
}

/** "about 12 min walk, 950 m", worded as an estimate (D-30). */
export function walkText(from: Point, to: Point): string {
  const metres = metresOnFoot(from, to);
  return i18n.t('about {time} walk, {distance}', {
    time: minutesText(minutesOnFoot(metres)),
    distance: distanceText(metres),
  });
}

/** Whether a place has coordinates; records of other services may have `null` (ENT-07). */
export const hasPosition = <Place extends Partial<Point>>(place: Place): place is Place & Point =>
  Number.isFinite(place.lat) && Number.isFinite(place.lng);

/** `walkText`, "no fixed place", or null if a position is unknown. */
export const walkFrom = (
  from: Point | null | undefined,
  to: Partial<Point> & { noFixedPlace?: true },
): string | null => {
  if (from && to.noFixedPlace) return i18n.t('no fixed place');
  return from && hasPosition(to) ? walkText(from, to) : null;
};

/** Walking distance for sorting, metres: places without coordinates are the farthest. */
export const metresTo = (from: Point, to: Partial<Point>): number =>
  hasPosition(to) ? metresOnFoot(from, to) : Number.MAX_VALUE;
