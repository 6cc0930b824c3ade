import { allOf, type DocSet, eachOf, remove } from './docSet';
import { GRAM_COUNT, gramsFor } from './grams';
import { END } from './numberedWords';
import { createPostings } from './postings';

/** Words read to find the frequent letters. */
const SAMPLE_WORDS = 5000;
/** Only the rarest grams of a text are intersected; more would cost more than they exclude. */
const MAX_INTERSECTED_GRAMS = 12;

/** Finds words by a part of theirs, and writes the set of their numbers. */
export interface WordFinder {
  containing(part: string, into: DocSet): void;
  startingWith(part: string, into: DocSet): void;
  endingIn(part: string, into: DocSet): void;
}

/**
 * Indexes the words by their grams: the words that have all grams of a part are candidates, each is then verified.
 * @param words by number; the one at `END` is none
 */
export async function createWordFinder(words: readonly string[]): Promise<WordFinder> {
  const grams = gramsFor(words.slice(0, SAMPLE_WORDS));
  const postings = await createPostings(words.length, GRAM_COUNT, (word, emit) =>
    grams.each(words[word]!, emit),
  );

  const every = allOf(words.length);
  const candidates = (wanted: number[], into: DocSet): void => {
    const [rarest, ...others] = wanted
      .sort((a, b) => postings.count(a) - postings.count(b))
      .slice(0, MAX_INTERSECTED_GRAMS);
    if (rarest === undefined) {
      into.set(every);
      return;
    }
    into.fill(0);
    if (postings.count(rarest) === 0) return;
    postings.addTo(into, rarest);
    for (const gram of others) postings.keepIn(into, gram);
  };
  const find = (part: string, into: DocSet, fits: (word: string) => boolean): void => {
    candidates(grams.of(part), into);
    eachOf(into, (word) => {
      if (!fits(words[word]!)) remove(into, word);
    });
    remove(into, END);
  };

  return {
    containing: (part, into) => find(part, into, (word) => word.includes(part)),
    startingWith: (part, into) => find(part, into, (word) => word.startsWith(part)),
    endingIn: (part, into) => find(part, into, (word) => word.endsWith(part)),
  };
}
