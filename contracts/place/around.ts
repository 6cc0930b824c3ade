import type { MapFeature } from '../api';
import { metresOnFoot, metresTo, minutesOnFoot, type Point } from './walk';

/** Longest walk to a place around another. */
export const AROUND_MINUTES = 15;
const MAX_PLACES = 5;
/** At least the nearest are shown, however far they are. */
const MIN_PLACES = 3;

/** A place on foot from another. */
export interface PlaceAround
  extends Pick<MapFeature, 'id' | 'name' | 'category' | 'imageUrl' | 'pubId' | 'hours'> {
  /** On foot, an estimate (D-30). */
  minutes: number;
}

/** The places around another, nearest first: at most five within 15 minutes, and at least the nearest three. */
export function placesAround(
  places: readonly MapFeature[],
  from: Point,
  isItself: (place: MapFeature) => boolean,
): PlaceAround[] {
  return places
    .filter((place) => !isItself(place))
    .map((place) => ({ place, metres: metresOnFoot(from, place) }))
    .sort((a, b) => a.metres - b.metres || a.place.id - b.place.id)
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
    .filter(({ minutes }, index) => index < MIN_PLACES || minutes <= AROUND_MINUTES);
}

/** Limits of a list, minutes on foot from the visitor. */
export const WITHIN_MINUTES = [5, 10, 20] as const;

/** Reads `?within=10`; null for any distance and unknown values. */
export const readWithin = (search: URLSearchParams): number | null =>
  WITHIN_MINUTES.find((minutes) => String(minutes) === search.get('within')) ?? null;

export interface WalkLimit {
  /** Minutes. */
  within: number;
  /** How many places there are at any distance. */
  all: number;
  /** To the nearest place. */
  nearestMinutes: number | null;
}

/**
 * Sorts places by distance and removes those beyond a limit (D-30). Places without coordinates come last.
 * @param within minutes; null for any distance
 */
export function nearestFirst<Place extends Partial<Point>>(
  places: readonly Place[],
  from: Point,
  within: number | null,
): { chosen: Place[]; limit: WalkLimit | null } {
  const onFoot = places
    .map((place) => ({ place, metres: metresTo(from, place) }))
    .sort((a, b) => a.metres - b.metres);
  if (within === null) return { chosen: onFoot.map(({ place }) => place), limit: null };
  const near = onFoot.filter(({ metres }) => minutesOnFoot(metres) <= within);
  const nearestMinutes = onFoot[0] ? minutesOnFoot(onFoot[0].metres) : null;
  return { chosen: near.map(({ place }) => place), limit: { within, all: places.length, nearestMinutes } };
}

/** Degrees to each side: some kilometres. */
const BOX_DEGREES = { lat: 0.06, lng: 0.1 };

/** The box around a place, as GET /api/map/features takes it. */
export const boxAround = ({ lat, lng }: Point): string =>
  [lng - BOX_DEGREES.lng, lat - BOX_DEGREES.lat, lng + BOX_DEGREES.lng, lat + BOX_DEGREES.lat]
    .map((degrees) => degrees.toFixed(4))
    .join();
