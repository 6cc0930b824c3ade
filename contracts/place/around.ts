import type { MapFeature } from '../api';
import { metresOnFoot, minutesOnFoot, type Point } from './walk';

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

/** Degrees to each side that the request covers: some kilometres, so that a large city sends no more than is near. */
const BOX_DEGREES = { lat: 0.06, lng: 0.1 };

/** The box around a place, as GET /api/map/features takes it. */
export const boxAround = ({ lat, lng }: Point): string =>
  [lng - BOX_DEGREES.lng, lat - BOX_DEGREES.lat, lng + BOX_DEGREES.lng, lat + BOX_DEGREES.lat]
    .map((degrees) => degrees.toFixed(4))
    .join();
