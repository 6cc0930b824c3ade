import { toHiragana } from '../site';
import { createFuzzyIndex } from './fuzzyIndex';
import { englishWords, isUnspaced, normalizeName, type Words } from './words';

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
  /** Normalised text, for prefix matching. */
  text: string;
  words: readonly string[];
  /** Cost of every match, so that phrases of the page's language come first. */
  cost: number;
}

/** The best match of one word of the text in a phrase. */
interface WordMatch {
  errors: number;
  /** The word is only the beginning of the phrase's word. */
  isPrefix: boolean;
}

/** The matches of all words of the text in one phrase, summed up. */
interface PhraseMatch {
  errors: number;
  exactWords: number;
  /** Words of the text that the phrase has. */
  used: number;
  /** Length of the shortest misspelt word; `NO_MISSPELT_WORD` without one. */
  shortestMisspelt: number;
  endsInWord: boolean;
}

const MAX_ERRORS = 2;
/** Longer texts are not mistyped names. */
const MAX_WORDS = 8;
const MIN_PREFIX_LENGTH = 3;
/** A shorter misspelt word alone does not stand for a longer phrase: "halal" is not "Turbine Hall". */
const MIN_MISSPELT_LENGTH = 7;
/** Longer than every word, so that each misspelt word is shorter. */
const NO_MISSPELT_WORD = Number.POSITIVE_INFINITY;
/** Words without their spaces have one error, if they are shorter: "football" is not "food halls". */
const MIN_JOINED_LENGTH = 10;
const ERROR_COST = 10;
/**
 * A word of the text that the phrase lacks; permitted once in three or more words. Cheaper than an error: "abbey road
 * tickets" is Abbey Road rather than a misspelt Abbey Road Thickets.
 */
export const EXTRA_COST = 8;

/** Best first, for `sort`. */
export const compareFits = (a: Fit, b: Fit): number =>
  a.fit - b.fit || a.cost - b.cost || a.omitted - b.omitted;

const withoutThe = (text: string): string => toHiragana(normalizeName(text).replace(/^the /, ''));
/** Words of scripts without spaces are short. */
const minPrefixOf = (word: string): number => (isUnspaced(word) ? 1 : MIN_PREFIX_LENGTH);

function addWord(before: PhraseMatch | undefined, { errors, isPrefix }: WordMatch, length: number) {
  return {
    errors: (before?.errors ?? 0) + errors,
    exactWords: (before?.exactWords ?? 0) + (errors === 0 && !isPrefix ? 1 : 0),
    used: (before?.used ?? 0) + 1,
    shortestMisspelt: Math.min(
      before?.shortestMisspelt ?? NO_MISSPELT_WORD,
      errors > 0 ? length : NO_MISSPELT_WORD,
    ),
    endsInWord: isPrefix,
  };
}

/** @param typed - the normalised text. @returns null if they fit too little */
function fitOf(typed: string, typedWords: number, phrase: Phrase, match: PhraseMatch): Fit | null {
  const { errors, exactWords, used, shortestMisspelt, endsInWord } = match;
  const extra = typedWords - used;
  const omitted = Math.max(0, phrase.words.length - used);
  if (errors > MAX_ERRORS || extra > (typedWords < 3 ? 0 : 1)) return null;
  if (errors > 0 && omitted > 0 && exactWords === 0 && shortestMisspelt < MIN_MISSPELT_LENGTH) return null;
  const cost = errors * ERROR_COST + extra * EXTRA_COST;
  if (cost > 0) return { fit: FIT.inexact, cost, omitted };
  if (omitted === 0 && !endsInWord) return { fit: FIT.whole, cost, omitted };
  const begins = `${phrase.text} `.startsWith(`${typed} `);
  if (begins) return { fit: FIT.start, cost, omitted };
  if (phrase.text.startsWith(typed)) return { fit: FIT.startOfWord, cost, omitted };
  return { fit: endsInWord ? FIT.partOfWord : FIT.part, cost, omitted };
}

/** The fit of letters without their spaces. */
function joinedFit(isWhole: boolean, errors: number, omitted: number): Fit['fit'] {
  if (errors > 0) return FIT.inexact;
  if (!isWhole) return FIT.startOfWord;
  return omitted > 0 ? FIT.start : FIT.whole;
}

type WordIndex = ReturnType<typeof createFuzzyIndex<Phrase>>;

function matchPhrases(words: WordIndex, typedWords: readonly string[]): Map<Phrase, PhraseMatch> {
  const matches = new Map<Phrase, PhraseMatch>();
  for (const [index, word] of typedWords.entries()) {
    const allowPrefix = index === typedWords.length - 1 && word.length >= minPrefixOf(word);
    const best = new Map<Phrase, WordMatch>();
    for (const { text, errors, values } of words.find(word, allowPrefix)) {
      const isPrefix = errors === 0 && text !== word;
      for (const phrase of values) {
        const before = best.get(phrase);
        if (!before || errors < before.errors || (before.isPrefix && !isPrefix && errors === 0))
          best.set(phrase, { errors, isPrefix });
      }
    }
    for (const [phrase, match] of best) matches.set(phrase, addWord(matches.get(phrase), match, word.length));
  }
  return matches;
}

/**
 * An index of phrases, found by words in any order, by letters with other spaces, and with few typing errors.
 * @example
 * phrases.add('Westminster Abbey', 7);
 * phrases.find('abbey'); // Map { 7 => { fit: FIT.part, cost: 0, omitted: 1 } }
 * phrases.find('westminster abby'); // one error: Map { 7 => { fit: FIT.inexact, cost: 10, omitted: 0 } }
 */
export function createPhraseIndex({ everyWord, wordsOf, rules }: Words = englishWords) {
  const words = createFuzzyIndex<Phrase>(!rules);
  const joined = createFuzzyIndex<{ phrase: Phrase; omitted: number }>(!rules);

  /** Matches the letters with different spaces: "bigben", "west minster abbey". */
  function* findJoined(text: string, typedWords: readonly string[]): Generator<[Phrase, Fit]> {
    for (const letters of new Set([typedWords.join(''), everyWord(text).join('')])) {
      const allowPrefix = rules !== undefined && letters.length > 1 && isUnspaced(letters);
      for (const { text: found, errors, values } of joined.find(letters, allowPrefix)) {
        if (errors > 1 && letters.length < MIN_JOINED_LENGTH) continue;
        for (const { phrase, omitted } of values) {
          if (errors > 0 && omitted > 0) continue;
          yield [
            phrase,
            { fit: joinedFit(found === letters, errors, omitted), cost: errors * ERROR_COST, omitted },
          ];
        }
      }
    }
  }

  return {
    /** @param cost - of a phrase that comes after others of equal fit */
    add(text: string, target: number, cost = 0): void {
      const parts = wordsOf(text);
      if (parts.length === 0) return;
      const phrase = { target, text: withoutThe(text), words: parts, cost };
      for (const part of new Set(parts)) words.add(part, phrase);
      for (const letters of new Set([parts.join(''), everyWord(text).join('')]))
        joined.add(letters, { phrase, omitted: 0 });
      // "bigben" is a prefix of "Big Ben and the Houses of Parliament".
      for (let count = 2; count < parts.length; count++)
        joined.add(parts.slice(0, count).join(''), { phrase, omitted: parts.length - count });
    },

    /** @returns the best fit of each target; inexact ones only if nothing else fits */
    find(text: string): Map<number, Fit> {
      const typedWords = wordsOf(text).slice(0, MAX_WORDS);
      const typed = withoutThe(text);
      const fits = new Map<number, Fit>();
      const add = ({ target, cost }: Phrase, found: Fit) => {
        const fit = cost > 0 ? { ...found, cost: found.cost + cost } : found;
        const before = fits.get(target);
        if (!before || compareFits(fit, before) < 0) fits.set(target, fit);
      };
      for (const [phrase, match] of matchPhrases(words, typedWords)) {
        const fit = fitOf(typed, typedWords.length, phrase, match);
        if (fit) add(phrase, fit);
      }
      for (const [phrase, fit] of findJoined(text, typedWords)) add(phrase, fit);
      const exact = [...fits].filter(([, { fit }]) => fit < FIT.inexact);
      return exact.length > 0 ? new Map(exact) : fits;
    },
  };
}
