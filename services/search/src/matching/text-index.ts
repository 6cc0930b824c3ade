import { allOf, type DocSet, docsOf, has, intersect, noneOf, remove } from './doc-set';
import type { Entry } from './entry';
import { numberWords } from './numbered-words';
import { createPostings } from './postings';
import { createWordFinder } from './word-finder';

/**
 * Indexes the searched texts for SEARCH-22. A text without a space is contained where a word contains it, so the
 * listings of these words are the answer. Of a text with spaces the first part ends a word, the last part begins
 * one, what is between are whole words: the listings that have all of these are candidates, and each is verified by
 * looking for them in a row.
 * @returns the set of listings that contain a folded text
 */
export async function createTextIndex(entries: readonly Entry[]): Promise<(text: string) => DocSet> {
  const { words, numberOf, row, starts } = await numberWords(entries);
  const finder = await createWordFinder(words);
  const postings = await createPostings(entries.length, words.length, (doc, emit) => {
    for (let place = starts[doc]!; place < starts[doc + 1]!; place++) emit(row[place]!);
  });
  const having = (found: DocSet): DocSet => {
    const set = noneOf(entries.length);
    for (const word of docsOf(found)) postings.addTo(set, word);
    return set;
  };

  const havingInARow = (first: DocSet, between: number[], last: DocSet): DocSet => {
    const set = having(first);
    intersect(set, having(last));
    for (const word of between) postings.keepIn(set, word);
    const standsAt = (place: number) =>
      has(first, row[place]!) &&
      has(last, row[place + between.length + 1]!) &&
      between.every((word, nth) => row[place + 1 + nth] === word);
    for (const doc of docsOf(set)) {
      const end = starts[doc + 1]! - between.length - 1;
      let place = starts[doc]!;
      while (place < end && !standsAt(place)) place++;
      if (place >= end) remove(set, doc);
    }
    return set;
  };

  return (text) => {
    const parts = text.split(' ');
    if (text === '') return allOf(entries.length);
    if (parts.length === 1) return having(finder.containing(text));
    const between = parts.slice(1, -1).map((word) => numberOf.get(word));
    if (!between.every((word) => word !== undefined)) return noneOf(entries.length);
    return havingInARow(finder.endingIn(parts[0]!), between, finder.startingWith(parts.at(-1)!));
  };
}
