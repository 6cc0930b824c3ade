import type { MapFeature } from '../api';
import { hasPosition, metresTo, minutesOnFoot, type Point } from './walk';

export const AROUND_MINUTES = 15;
const MAX_PLACES = 5;
/** The nearest places are shown at any distance. */
const MIN_PLACES = 3;

export interface PlaceAround
  extends Pick<MapFeature, 'id' | 'name' | 'category' | 'imageUrl' | 'pubId' | 'hours'> {
  minutes: number;
}

/** Places near another, nearest first: at most five within 15 minutes, but at least the nearest three. */
export function nearbyPlaces(
  places: readonly MapFeature[],
  from: Point,
  isItself: (place: MapFeature) => boolean,
): PlaceAround[] {
  return places
    .filter((place) => hasPosition(place) && !isItself(place))
    .map((place) => ({ place, metres: metresTo(from, place) }))
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

/** Walking limits that lists offer. */
export const WITHIN_MINUTES = [5, 10, 20] as const;

/** Reads `?within=10`; null if the parameter is absent or unknown. */
export const readWithin = (search: URLSearchParams): number | null =>
  WITHIN_MINUTES.find((minutes) => String(minutes) === search.get('within')) ?? null;

export interface WalkLimit {
  /** Minutes. */
  within: number;
  all: number;
  /** To the nearest place. */
  nearestMinutes: number | null;
}

/**
 * Sorts places by distance and removes those beyond a limit (D-30); places without coordinates come last.
 * @param within minutes on foot; null for any distance
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

/** Distance from the centre to each side, a few kilometres. */
const BOX_DEGREES = { lat: 0.06, lng: 0.1 };

/** The box around a place, for the query of GET /api/map/features. */
export const nearbyBox = ({ lat, lng }: Point): string =>
  [lng - BOX_DEGREES.lng, lat - BOX_DEGREES.lat, lng + BOX_DEGREES.lng, lat + BOX_DEGREES.lat]
    .map((degrees) => degrees.toFixed(4))
    .join();
