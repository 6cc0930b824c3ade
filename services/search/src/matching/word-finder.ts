import { allOf, type DocSet, docsOf, noneOf, remove } from './doc-set';
import { GRAMS, gramsFor } from './grams';
import { END } from './numbered-words';
import { createPostings } from './postings';

/** So many words are read to find the frequent letters. */
const SAMPLE = 5000;
/** So many of a text's grams, the rarest, narrow the search; more would cost more than they leave out. */
const NARROWING = 12;

/** Finds words by a part of theirs; every answer is a new set of word numbers. */
export interface WordFinder {
  containing(part: string): DocSet;
  startingWith(part: string): DocSet;
  endingIn(part: string): DocSet;
}

/**
 * Indexes the words by their grams: the words that have all grams of a part are candidates, each is then verified.
 * @param words by number; the one at `END` is none
 */
export async function createWordFinder(words: readonly string[]): Promise<WordFinder> {
  const grams = gramsFor(words.slice(0, SAMPLE));
  const postings = await createPostings(words.length, GRAMS, (word, emit) => grams.each(words[word]!, emit));

  const candidates = (wanted: number[]): DocSet => {
    const [rarest, ...others] = wanted
      .sort((a, b) => postings.count(a) - postings.count(b))
      .slice(0, NARROWING);
    if (rarest === undefined) return allOf(words.length);
    const found = noneOf(words.length);
    if (postings.count(rarest) === 0) return found;
    postings.addTo(found, rarest);
    for (const gram of others) postings.keepIn(found, gram);
    return found;
  };
  const find = (part: string, fits: (word: string) => boolean): DocSet => {
    const found = candidates(grams.of(part));
    for (const word of docsOf(found)) if (!fits(words[word]!)) remove(found, word);
    remove(found, END);
    return found;
  };

  return {
    containing: (part) => find(part, (word) => word.includes(part)),
    startingWith: (part) => find(part, (word) => word.startsWith(part)),
    endingIn: (part) => find(part, (word) => word.endsWith(part)),
  };
}
