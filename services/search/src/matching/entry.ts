import type { Listing } from '@guide/contracts/api/schemas';
import { fold } from './fold';

/** What a listing without a rating is taken as (CONST-05, D-12). */
const DEFAULT_RATING = 4;

/** A listing as it is searched: its rating read once (D-13), the four searched texts folded (D-8). */
export interface Entry {
  listing: Listing;
  rating: number;
  texts: string[];
}

/** @returns makes entries; texts that many listings share are folded and held once. */
export function entryMaker(): (listing: Listing) => Entry {
  const shared = new Map<string, string>();
  const foldShared = (text: string) => {
    const folded = shared.get(text) ?? fold(text);
    shared.set(text, folded);
    return folded;
  };
  return (listing) => ({
    listing,
    rating: listing.rating === undefined ? DEFAULT_RATING : Number(listing.rating),
    texts: [
      fold(listing.name),
      foldShared(listing.area),
      foldShared(listing.subcategory),
      fold(listing.description),
    ],
  });
}
