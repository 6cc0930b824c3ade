import type { MapFeature } from '../api';
import { metresOnFoot, metresTo, minutesOnFoot, type Point } from './walk';

/** So far a visitor goes on foot to see something else. */
export const AROUND_MINUTES = 15;
const MAX_PLACES = 5;
/** Where less is near, the nearest are shown all the same: no place has nothing near it. */
const MIN_PLACES = 3;

/** A place on foot from another. */
export interface PlaceAround
  extends Pick<MapFeature, 'id' | 'name' | 'category' | 'imageUrl' | 'pubId' | 'hours'> {
  /** The way on foot, an estimate (D-30). */
  minutes: number;
}

/**
 * What is around a place on foot, across areas and kinds, nearest first: at most five within 15 minutes, and at least
 * the nearest three.
 * @param isItself whether a place is the one that the visitor leaves from
 */
export function placesAround(
  places: readonly MapFeature[],
  from: Point,
  isItself: (place: MapFeature) => boolean,
): PlaceAround[] {
  return places
    .filter((place) => !isItself(place))
    .map((place) => ({ place, metres: metresOnFoot(from, place) }))
    .sort((one, other) => one.metres - other.metres || one.place.id - other.place.id)
    .slice(0, MAX_PLACES)
    .map(({ place: { id, name, category, imageUrl, pubId, hours }, metres }) => ({
      id,
      name,
      category,
      imageUrl,
      pubId,
      hours,
      minutes: minutesOnFoot(metres),
    }))
    .filter(({ minutes }, place) => place < MIN_PLACES || minutes <= AROUND_MINUTES);
}

/** Minutes on foot from where the visitor is that a list can be limited to. */
export const WITHIN_MINUTES = [5, 10, 20] as const;

/** The limit of an address, `?within=10`; null for any distance, and for what is none of the choices. */
export const readWithin = (search: URLSearchParams): number | null =>
  WITHIN_MINUTES.find((minutes) => String(minutes) === search.get('within')) ?? null;

/** What a limit on foot is applied to. */
export interface WalkLimit {
  /** Minutes. */
  within: number;
  /** How many places there are at any distance. */
  all: number;
  /** To the nearest of them. */
  nearestMinutes: number | null;
}

/**
 * Nearest first, and no farther than a limit, by the minutes that are shown (D-30). What has no coordinates is the
 * farthest.
 * @param within minutes; null for any distance
 */
export function nearestFirst<Place extends Partial<Point>>(
  places: readonly Place[],
  from: Point,
  within: number | null,
): { chosen: Place[]; limit: WalkLimit | null } {
  const onFoot = places
    .map((place) => ({ place, metres: metresTo(from, place) }))
    .sort((one, other) => one.metres - other.metres);
  if (within === null) return { chosen: onFoot.map(({ place }) => place), limit: null };
  const near = onFoot.filter(({ metres }) => minutesOnFoot(metres) <= within);
  const nearestMinutes = onFoot[0] ? minutesOnFoot(onFoot[0].metres) : null;
  return { chosen: near.map(({ place }) => place), limit: { within, all: places.length, nearestMinutes } };
}

/** Degrees to each side that the request covers: some kilometres, so that a large city sends no more than is near. */
const BOX_DEGREES = { lat: 0.06, lng: 0.1 };

/** The box around a place, as GET /api/map/features takes it. */
export const boxAround = ({ lat, lng }: Point): string =>
  [lng - BOX_DEGREES.lng, lat - BOX_DEGREES.lat, lng + BOX_DEGREES.lng, lat + BOX_DEGREES.lat]
    .map((degrees) => degrees.toFixed(4))
    .join();
