import { findMismatch, type Schema } from '@guide/contracts/api/mismatch';
import { Listing } from '@guide/contracts/api/schemas';

/**
 * One invalid listing rejects the whole response (decision 0019). @throws {TypeError} naming the listing and its field
 */
export function readListings(text: Buffer): Listing[] {
  const listings: unknown = JSON.parse(text.toString());
  if (!Array.isArray(listings)) throw new TypeError('The text is no JSON list');
  for (const [index, listing] of listings.entries()) {
    const path = findMismatch(Listing as Schema, listing);
    if (path !== null) throw new TypeError(`Listing ${index + 1} does not fit the contract at "${path}"`);
  }
  return listings;
}
