import type { MapFeature } from '../api';
import type { Point } from '../site';
import { wrapLongitude } from './longitude';
import { hasPosition, metresTo, minutesOnFoot } from './walk';

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
export const WITHIN_MINUTES = [5, 10, 15, 20] as const;

/** Reads `?within=10`; null if the parameter is absent or unknown. */
const readWithin = (search: URLSearchParams): number | null =>
  WITHIN_MINUTES.find((minutes) => String(minutes) === search.get('within')) ?? null;

/** Where a list's walks start, and how long they are, from its URL (D-86). */
export interface Walk {
  /** Id of a start, or a text that a visitor typed; null: the visitor's position, if at all. */
  from: string | null;
  /** Maximum walking time in minutes; null: any distance. */
  within: number | null;
}

/** Limit of the API. */
const MAX_START_LENGTH = 100;

/** Reads `?from=russell-square&within=10`. */
export const readWalk = (search: URLSearchParams): Walk => ({
  from: search.get('from')?.trim().slice(0, MAX_START_LENGTH) || null,
  within: readWithin(search),
});

/** Adds a walk to URL parameters. */
export function writeWalk(search: URLSearchParams, { from, within }: Walk): void {
  if (from !== null) search.set('from', from);
  if (within !== null) search.set('within', String(within));
}

export interface WalkLimit {
  /** Minutes. */
  within: number;
  all: number;
  /** To the nearest place. */
  nearestMinutes: number | null;
}

/**
 * Sorts places by distance and removes those beyond a limit (D-30); places without coordinates come last.
 * @param within - minutes on foot; null for any distance
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
  [
    wrapLongitude(lng - BOX_DEGREES.lng),
    lat - BOX_DEGREES.lat,
    wrapLongitude(lng + BOX_DEGREES.lng),
    lat + BOX_DEGREES.lat,
  ]
    .map((degrees) => degrees.toFixed(4))
    .join();
