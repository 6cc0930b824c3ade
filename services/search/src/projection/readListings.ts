import { findMismatch, type Schema } from '@guide/contracts/api/mismatch';
import { Listing } from '@guide/contracts/api/schemas';

/**
 * Reads the JSON text of all listings. Each is checked as the pages' client checks it (decision 0019): one that does not
 * fit makes the whole answer a failed one.
 * @throws {SyntaxError} when it is no JSON
 * @throws {TypeError} when it is no list, or naming the first listing and its field that do not fit the contract
 */
export function readListings(text: Buffer): Listing[] {
  const listings: unknown = JSON.parse(text.toString());
  if (!Array.isArray(listings)) throw new TypeError('The text is no JSON list');
  for (const [index, listing] of listings.entries()) {
    const place = findMismatch(Listing as Schema, listing);
    if (place !== null) throw new TypeError(`Listing ${index + 1} does not fit the contract at "${place}"`);
  }
  return listings;
}
