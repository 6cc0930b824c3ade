import { countOf, type DocSet, noneOf } from './doc-set';
import { inSlices } from './in-slices';

/** A part is known beforehand when more than one listing in so many has it; others are found quickly enough. */
const FREQUENT = 8;

/**
 * One and two letters are in most words, and who types a word begins with them: their listings are known beforehand.
 * @param words all words
 * @param size number of listings
 * @param having writes the listings that have a word which contains a part
 */
export async function findShortParts(
  words: readonly string[],
  size: number,
  having: (part: string, into: DocSet) => void,
): Promise<Map<string, DocSet>> {
  const parts = new Set<string>();
  await inSlices(words, (word) => {
    for (let at = 0; at < word.length; at++) {
      parts.add(word.slice(at, at + 1));
      parts.add(word.slice(at, at + 2));
    }
  });
  const known = new Map<string, DocSet>();
  const found = noneOf(size);
  await inSlices(parts, (part) => {
    having(part, found);
    if (countOf(found) * FREQUENT > size) known.set(part, found.slice());
  });
  return known;
}
