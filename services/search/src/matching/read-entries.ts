import { type Entry, entryOf } from './entry';
import { inSlices } from './in-slices';
import { listItems } from './list-items';
import { createWordNumbering } from './numbered-words';

/**
 * Reads the JSON text of all listings one listing at a time, in slices.
 * @throws {SyntaxError} when it is no list of listings
 */
export async function readEntries(text: Buffer) {
  const entries: Entry[] = [];
  const numbering = createWordNumbering();
  await inSlices(listItems(text), (span) => {
    const listing = JSON.parse(text.toString('utf8', span.start, span.end));
    entries.push(entryOf(listing, span, numbering.add(listing)));
  });
  return { entries, numbering };
}
