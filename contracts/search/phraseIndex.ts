import { createFuzzyIndex } from './fuzzyIndex';
import { everyWord, normalizeName, wordsOf } from './words';

/** How a text fits a phrase, best first. */
export const FIT = {
  /** The text is the phrase. */
  whole: 0,
  /** The phrase begins with the words of the text. */
  start: 1,
  /** The phrase begins with the text, which ends within a word. */
  startOfWord: 2,
  /** The phrase has the words of the text. */
  part: 3,
  /** The phrase has the words of the text, the last as a beginning of a word. */
  partOfWord: 4,
  /** Letters differ, or the phrase lacks one of three or more words. */
  inexact: 5,
} as const;

export interface Fit {
  fit: (typeof FIT)[keyof typeof FIT];
  /** Compares phrases of equal fit: typing errors and words that the phrase lacks. */
  cost: number;
  /** Words of the phrase that the text lacks. */
  omitted: number;
}

interface Phrase {
  target: number;
  /** Normalised, to compare its beginning with the typed text. */
  text: string;
  words: readonly string[];
}

interface Reading {
  errors: number;
  exactWords: number;
  /** Words of the text that the phrase has. */
  used: number;
  /** Length of the shortest misspelt word. */
  shortestMisspelt: number;
  endsInWord: boolean;
}

const MAX_ERRORS = 2;
/** Longer texts are not mistyped names. */
const MAX_WORDS = 8;
const MIN_PREFIX_LENGTH = 3;
/** A shorter misspelt word alone does not stand for a longer phrase: "halal" is no "Turbine Hall". */
const MIN_MISSPELT_LENGTH = 7;
const ERROR_COST = 10;
/** A word of the text that the phrase does not have; permitted once in three or more words. */
export const EXTRA_COST = 8;

/** Best first, for `sort`. */
export const compareFits = (a: Fit, b: Fit): number =>
  a.fit - b.fit || a.cost - b.cost || a.omitted - b.omitted;

/** An index of phrases, found by words in any order, by letters with other spaces, and with few typing errors. */
export function createPhraseIndex() {
  const words = createFuzzyIndex<Phrase>();
  const joined = createFuzzyIndex<{ phrase: Phrase; omitted: number }>();

  function readingsOf(queryWords: readonly string[]): Map<Phrase, Reading> {
    const readings = new Map<Phrase, Reading>();
    for (const [index, word] of queryWords.entries()) {
      const allowPrefix = index === queryWords.length - 1 && word.length >= MIN_PREFIX_LENGTH;
      const best = new Map<Phrase, { errors: number; isPrefix: boolean }>();
      for (const { text, errors, values } of words.find(word, allowPrefix)) {
        const isPrefix = errors === 0 && text !== word;
        for (const phrase of values) {
          const before = best.get(phrase);
          if (!before || errors < before.errors || (before.isPrefix && !isPrefix && errors === 0))
            best.set(phrase, { errors, isPrefix });
        }
      }
      for (const [phrase, { errors, isPrefix }] of best) {
        const before = readings.get(phrase);
        readings.set(phrase, {
          errors: (before?.errors ?? 0) + errors,
          exactWords: (before?.exactWords ?? 0) + (errors === 0 && !isPrefix ? 1 : 0),
          used: (before?.used ?? 0) + 1,
          shortestMisspelt: Math.min(before?.shortestMisspelt ?? 99, errors > 0 ? word.length : 99),
          endsInWord: isPrefix,
        });
      }
    }
    return readings;
  }

  function fitOf(typed: string, queryLength: number, phrase: Phrase, reading: Reading): Fit | null {
    const { errors, exactWords, used, shortestMisspelt, endsInWord } = reading;
    const extra = queryLength - used;
    const omitted = Math.max(0, phrase.words.length - used);
    if (errors > MAX_ERRORS || extra > (queryLength < 3 ? 0 : 1)) return null;
    if (errors > 0 && omitted > 0 && exactWords === 0 && shortestMisspelt < MIN_MISSPELT_LENGTH) return null;
    const cost = errors * ERROR_COST + extra * EXTRA_COST;
    if (cost > 0) return { fit: FIT.inexact, cost, omitted };
    if (omitted === 0 && !endsInWord) return { fit: FIT.whole, cost, omitted };
    const begins = `${phrase.text} `.startsWith(`${typed} `);
    if (begins) return { fit: FIT.start, cost, omitted };
    if (phrase.text.startsWith(typed)) return { fit: FIT.startOfWord, cost, omitted };
    return { fit: endsInWord ? FIT.partOfWord : FIT.part, cost, omitted };
  }

  return {
    add(text: string, target: number): void {
      const parts = wordsOf(text);
      if (parts.length === 0) return;
      const phrase = { target, text: normalizeName(text).replace(/^the /, ''), words: parts };
      for (const part of new Set(parts)) words.add(part, phrase);
      for (const letters of new Set([parts.join(''), everyWord(text).join('')]))
        joined.add(letters, { phrase, omitted: 0 });
      // "bigben" is a prefix of "Big Ben and the Houses of Parliament".
      for (let count = 2; count < parts.length; count++)
        joined.add(parts.slice(0, count).join(''), { phrase, omitted: parts.length - count });
    },

    /** @returns the best fit of each target; inexact ones only if nothing else fits */
    find(text: string): Map<number, Fit> {
      const queryWords = wordsOf(text).slice(0, MAX_WORDS);
      const typed = normalizeName(text).replace(/^the /, '');
      const fits = new Map<number, Fit>();
      const add = (target: number, fit: Fit) => {
        const before = fits.get(target);
        if (!before || compareFits(fit, before) < 0) fits.set(target, fit);
      };
      for (const [phrase, reading] of readingsOf(queryWords)) {
        const fit = fitOf(typed, queryWords.length, phrase, reading);
        if (fit) add(phrase.target, fit);
      }
      // The letters with different spaces: "bigben", "west minster abbey".
      for (const letters of new Set([queryWords.join(''), everyWord(text).join('')])) {
        for (const { errors, values } of joined.find(letters)) {
          for (const { phrase, omitted } of values) {
            if (errors > 0 && omitted > 0) continue;
            const fit = errors > 0 ? FIT.inexact : omitted > 0 ? FIT.start : FIT.whole;
            add(phrase.target, { fit, cost: errors * ERROR_COST, omitted });
          }
        }
      }
      const known = [...fits].filter(([, { fit }]) => fit < FIT.inexact);
      return known.length > 0 ? new Map(known) : fits;
    },
  };
}
