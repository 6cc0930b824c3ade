import { allOf, type DocSet, eachOf, noneOf } from './docSet';
import { createRowFinder } from './inARow';
import type { NumberedWords } from './numberedWords';
import { createPostings } from './postings';
import { createSetCache } from './setCache';
import { findShortParts } from './shortParts';
import { createWordFinder } from './wordFinder';

/**
 * Indexes the searched texts for SEARCH-22. A text without a space is contained where a word contains it, so the
 * listings of these words are the answer. Of a text with spaces the first part ends a word, the last part begins
 * one, what is between are whole words: the answer is the listings where these stand in a row.
 * @returns the set of listings that contain a folded text, to read at once and not to change
 */
export async function createTextIndex(numbered: NumberedWords): Promise<(text: string) => DocSet> {
  const { words, numberOf, row, starts } = numbered;
  const size = starts.length - 1;
  const finder = await createWordFinder(words);
  const inARow = await createRowFinder(numbered);
  const postings = await createPostings(size, words.length, (doc, emit) => {
    for (let place = starts[doc]!; place < starts[doc + 1]!; place++) emit(row[place]!);
  });
  const wordsWith = noneOf(words.length);
  const having = (part: string, into: DocSet): void => {
    finder.containing(part, wordsWith);
    into.fill(0);
    eachOf(wordsWith, (word) => postings.addTo(into, word));
  };
  const startingWith = createSetCache(words.length, finder.startingWith);
  const endingIn = createSetCache(words.length, finder.endingIn);
  const havingInARow = (parts: string[], into: DocSet): void => {
    const between = parts.slice(1, -1).map((word) => numberOf.get(word));
    if (!between.every((word) => word !== undefined)) into.fill(0);
    else inARow([endingIn(parts[0]!), ...between, startingWith(parts.at(-1)!)], into);
  };

  const known = await findShortParts({ words, size, listings: postings.count, having });
  known.set('', allOf(size));
  const recent = createSetCache(size, (text, into) => {
    const parts = text.split(' ');
    if (parts.length === 1) having(text, into);
    else havingInARow(parts, into);
  });
  return (text) => known.get(text) ?? recent(text);
}
