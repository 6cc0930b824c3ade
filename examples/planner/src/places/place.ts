import type { Category, Listing } from '@guide/contracts/api';
import { hoursSummary, type Point, ratingValue, traitsOf } from '@guide/contracts/place';
import { isSamePlace, type PlaceRef } from '../plan/plan';
import { stayMinutes } from './stay';

/** A place of the guide as far as a plan needs it. */
export interface Place {
  listing: number;
  pub?: number;
  name: string;
  category: Category;
  subcategory: string;
  area: string;
  imageUrl: string;
  rating: number;
  /** Free, or £ to £££. */
  price: string;
  isFree: boolean;
  /** Street and postcode, as far as known. */
  address: string;
  at: Point | null;
  hours?: Listing['hours'];
  /** What is said where there is no weekly table: "Guided tours". */
  hoursSummary?: string;
  /** How long a visit takes, minutes. */
  stay: number;
}

/** What of a listing the planner uses. */
export function placeOf(listing: Listing): Place {
  const { lat, lng, address, postcode } = listing;
  return {
    listing: listing.id,
    pub: listing.pubId,
    name: listing.name,
    category: listing.category,
    subcategory: listing.subcategory,
    area: listing.area,
    imageUrl: listing.imageUrl,
    rating: ratingValue(listing.rating),
    price: listing.priceRange,
    isFree: traitsOf(listing).includes('free'),
    address: [address, postcode].filter(Boolean).join(', '),
    at: lat === undefined || lng === undefined ? null : { lat, lng },
    hours: listing.hours,
    hoursSummary: hoursSummary(listing),
    stay: stayMinutes(listing),
  };
}

/** The place that a plan names, or undefined where the guide no longer has it. */
export const findPlace = (places: readonly Place[], ref: PlaceRef): Place | undefined =>
  places.find((place) => isSamePlace(place, ref));

/** How a plan names a place. */
export const refOf = ({ name, listing, pub }: Place): PlaceRef => ({
  name,
  listing,
  ...(pub !== undefined && { pub }),
});

/** The page of a place: a pub of the top ten has one of its own, every other place that of its listing. */
export const pathOf = ({ listing, pub }: Pick<Place, 'listing' | 'pub'>): string =>
  pub === undefined ? `/attraction/${listing}` : `/pub/${pub}`;
