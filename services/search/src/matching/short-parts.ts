import { countOf, type DocSet } from './doc-set';
import { inSlices } from './in-slices';

/** A part is known beforehand when more than one word in so many has it; others are found quickly enough. */
const FREQUENT = 100;

/**
 * One and two letters are in most words, and who types a word begins with them: their listings are known beforehand.
 * @param containing gives the words that contain a part
 * @param having gives the listings that have any of these words
 */
export async function findShortParts(
  words: readonly string[],
  containing: (part: string) => DocSet,
  having: (words: DocSet) => DocSet,
): Promise<Map<string, DocSet>> {
  const parts = new Set<string>();
  await inSlices(words, (word) => {
    for (let at = 0; at < word.length; at++) {
      parts.add(word.slice(at, at + 1));
      parts.add(word.slice(at, at + 2));
    }
  });
  const known = new Map<string, DocSet>();
  await inSlices(parts, (part) => {
    const found = containing(part);
    if (countOf(found) * FREQUENT > words.length) known.set(part, having(found));
  });
  return known;
}
