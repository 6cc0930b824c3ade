import type { Listing } from '@guide/contracts/api/schemas';
import { ratingValue } from '@guide/contracts/place';
import { foldText } from '@guide/contracts/site';
import { content, type Language, textsIn, translateRecords } from '@guide/service-kit';
import type { Db } from 'mongodb';

interface StoredListing extends Listing {
  ratingValue: number;
  nameKey: string;
}

export const storedListings = content<StoredListing>('listings');

/**
 * Adds the sort keys: the rating as a number (D-13) and the name without case and accents. Removes coordinates of places
 * without a fixed place.
 */
export const toStoredListing = ({ lat, lng, ...listing }: Listing): StoredListing => ({
  ...listing,
  ...(lat !== undefined && !listing.noFixedPlace && { lat, lng }),
  ratingValue: ratingValue(listing.rating),
  nameKey: foldText(listing.name).toLowerCase(),
});

/** Removes the sort keys, and absent values that were stored as null: the response's serializer would make 0 of them. */
function toListing({ ratingValue: _rating, nameKey: _name, ...listing }: StoredListing): Listing {
  return Object.fromEntries(Object.entries(listing).filter(([, value]) => value !== null)) as never;
}

export async function listingById(db: Db, id: number, language?: Language): Promise<Listing | null> {
  const [stored, texts] = await Promise.all([
    storedListings.byId(db, id),
    textsIn(db, language, 'listings.json', [id]),
  ]);
  return stored && translateRecords([toListing(stored)], language, texts)[0]!;
}

/** Sorts featured listings first, then by rating (default 4.0), name and id (D-46). */
export async function allListings(db: Db): Promise<Listing[]> {
  const order = { featured: -1, ratingValue: -1, nameKey: 1, _id: 1 } as const;
  return (await storedListings.find(db, {}, { sort: order })).map(toListing);
}

/** Translates all listings; they keep their order. */
export const listingsIn = async (db: Db, language: Language, listings: Listing[]): Promise<Listing[]> =>
  translateRecords(listings, language, await textsIn(db, language, 'listings.json'));
