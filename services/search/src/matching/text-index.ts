import { allOf, type DocSet, docsOf, noneOf } from './doc-set';
import { createRowFinder } from './in-a-row';
import type { NumberedWords } from './numbered-words';
import { createPostings } from './postings';
import { keepRecent } from './recent-sets';
import { findShortParts } from './short-parts';
import { createWordFinder } from './word-finder';

/**
 * Indexes the searched texts for SEARCH-22. A text without a space is contained where a word contains it, so the
 * listings of these words are the answer. Of a text with spaces the first part ends a word, the last part begins
 * one, what is between are whole words: the answer is the listings where these stand in a row.
 * @returns the set of listings that contain a folded text, a new one each time
 */
export async function createTextIndex(numbered: NumberedWords): Promise<(text: string) => DocSet> {
  const { words, numberOf, row, starts } = numbered;
  const size = starts.length - 1;
  const finder = await createWordFinder(words);
  const inARow = await createRowFinder(numbered);
  const postings = await createPostings(size, words.length, (doc, emit) => {
    for (let place = starts[doc]!; place < starts[doc + 1]!; place++) emit(row[place]!);
  });
  const having = (part: string): DocSet => {
    const set = noneOf(size);
    for (const word of docsOf(finder.containing(part))) postings.addTo(set, word);
    return set;
  };
  const short = await findShortParts(words, size, having);
  const startingWith = keepRecent(finder.startingWith);
  const endingIn = keepRecent(finder.endingIn);

  return keepRecent((text) => {
    if (text === '') return allOf(size);
    const parts = text.split(' ');
    if (parts.length === 1) return short.get(text) ?? having(text);
    const between = parts.slice(1, -1).map((word) => numberOf.get(word));
    if (!between.every((word) => word !== undefined)) return noneOf(size);
    return inARow([endingIn(parts[0]!), ...between, startingWith(parts.at(-1)!)]);
  });
}
