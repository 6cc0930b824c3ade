import type { Category, Listing } from '@guide/contracts/api';
import { type FixedChip, fixedChipsOf, hoursSummary, type Point, ratingValue } from '@guide/contracts/place';
import { isSamePlace } from '../plan/favorites';
import type { PlaceRef } from '../plan/plan';
import { stayMinutes } from './stay';

/** The part of a listing that the planner needs. */
export interface Place {
  listing: number;
  pub?: number;
  name: string;
  category: Category;
  subcategory: string;
  area: string;
  imageUrl?: string;
  rating: number;
  /** Price range; absent if unknown. */
  price?: string;
  /** Traits of the filter chips. */
  suits: readonly FixedChip[];
  /** Youngest and oldest age that enjoys it, years; absent if unknown. */
  ages?: readonly [youngest: number, oldest: number];
  /** Street and postcode; can be empty. */
  address: string;
  at: Point | null;
  /** A place that moves, such as a market: no walk leads to it. */
  noFixedPlace?: true;
  hours?: Listing['hours'];
  /** Text if there are no weekly hours: "Guided tours". */
  hoursSummary?: string;
  /** Usual duration of a visit, minutes. */
  stay: number;
}

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
    suits: fixedChipsOf(listing),
    ages: listing.facts?.ages,
    address: [address, postcode].filter(Boolean).join(', '),
    noFixedPlace: listing.noFixedPlace,
    at: lat === undefined || lng === undefined ? null : { lat, lng },
    hours: listing.hours,
    hoursSummary: hoursSummary(listing),
    stay: stayMinutes(listing),
  };
}

/** Finds a place of a plan; undefined if the guide no longer has it. */
export const findPlace = (places: readonly Place[], ref: PlaceRef): Place | undefined =>
  places.find((place) => isSamePlace(place, ref));

export const refOf = ({ name, listing, pub }: Place): PlaceRef => ({
  name,
  listing,
  ...(pub !== undefined && { pub }),
});

/** Path of a place's page. Pubs of the top ten have their own pages. */
export const pathOf = ({ listing, pub }: Pick<Place, 'listing' | 'pub'>): string =>
  pub === undefined ? `/attraction/${listing}` : `/pub/${pub}`;
