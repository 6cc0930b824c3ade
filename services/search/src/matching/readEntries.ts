import { findMismatch, type Schema } from '@guide/contracts/api/mismatch';
import { Listing } from '@guide/contracts/api/schemas';
import { type Entry, entryOf } from './entry';
import { inSlices } from './inSlices';
import { listItems } from './listItems';
import { createWordNumbering } from './numberedWords';

/**
 * Reads the JSON text of all listings one listing at a time, in slices. Each is checked as the pages' client checks it
 * (decision 0019): one that does not fit makes the whole answer a failed one.
 * @throws {SyntaxError} when it is no list of listings
 * @throws {TypeError} naming the first listing and its field that do not fit the contract
 */
export async function readEntries(text: Buffer) {
  const entries: Entry[] = [];
  const numbering = createWordNumbering();
  await inSlices(listItems(text), (span) => {
    const listing = JSON.parse(text.toString('utf8', span.start, span.end));
    const place = findMismatch(Listing as Schema, listing);
    if (place !== null) {
      throw new TypeError(`Listing ${entries.length + 1} does not fit the contract at "${place}"`);
    }
    entries.push(entryOf(listing, span, numbering.add(listing)));
  });
  return { entries, numbering };
}
