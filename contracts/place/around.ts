import type { Listing } from '../api';
import { hoursSummary } from './hours';
import { metresTo, minutesOnFoot, type Point } from './walk';

/** So far a visitor goes on foot to see something else. */
export const AROUND_MINUTES = 15;
const MOST_AROUND = 5;
/** Where less is near, the nearest are shown all the same: no place has nothing near it. */
const LEAST_AROUND = 3;

/** A place on foot from another. */
export interface PlaceAround
  extends Pick<Listing, 'id' | 'name' | 'category' | 'imageUrl' | 'pubId' | 'hours' | 'hoursSummary'> {
  /** The way on foot, an estimate (D-30). */
  minutes: number;
}

/**
 * What is around a place on foot, across areas and kinds, nearest first: at most five within 15 minutes, and at least
 * the nearest three.
 * @param isItself tells the place from what is around it
 */
export function placesAround(
  listings: readonly Listing[],
  from: Point,
  isItself: (listing: Listing) => boolean,
): PlaceAround[] {
  return listings
    .filter((listing) => listing.lat !== undefined && listing.lng !== undefined && !isItself(listing))
    .map((listing) => ({ listing, metres: metresTo(from, listing) }))
    .sort((one, other) => one.metres - other.metres || one.listing.id - other.listing.id)
    .slice(0, MOST_AROUND)
    .map(({ listing, metres }) => ({
      id: listing.id,
      name: listing.name,
      category: listing.category,
      imageUrl: listing.imageUrl,
      pubId: listing.pubId,
      hours: listing.hours,
      hoursSummary: hoursSummary(listing),
      minutes: minutesOnFoot(metres),
    }))
    .filter(({ minutes }, place) => place < LEAST_AROUND || minutes <= AROUND_MINUTES);
}
