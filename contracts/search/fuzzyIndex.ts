import damerauLevenshtein from 'damerau-levenshtein';
import { isUnspaced } from './words';

/** Shorter words are never misspelt: "wc" is no "w2". */
const MIN_LENGTH = 3;
/** In shorter words a changed letter makes another word: "boat" is no "Brat". */
const MIN_CHANGED_LENGTH = 6;

/** In other languages, which have more short words of like letters. */
const MIN_LENGTH_ABROAD = 5;

const maxErrorsIn = (length: number, minLength: number): number =>
  length < minLength ? 0 : length < 8 ? 1 : 2;

/** The letters of a text as a bit set, a cheap filter before the edit distance. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let index = 0; index < text.length; index++) letters |= 1 << (text.charCodeAt(index) % 31);
  return letters;
}

function countBits(value: number): number {
  let count = 0;
  for (let bits = value; bits !== 0; bits &= bits - 1) count++;
  return count;
}

interface Match<Value> {
  text: string;
  /** Edit distance: letters added, left out, changed or swapped. */
  errors: number;
  values: readonly Value[];
}

/**
 * An index of values by text, with lookup of misspelt texts. Visitors rarely mistype the first letter.
 * @param isEnglish - in other languages, only longer words can be misspelt, and those of an alphabet
 */
export function createFuzzyIndex<Value>(isEnglish = true) {
  const minLength = isEnglish ? MIN_LENGTH : MIN_LENGTH_ABROAD;
  const byFirstLetter = new Map<string, Map<string, { letters: number; values: Value[] }>>();
  return {
    add(text: string, value: Value): void {
      const first = text.charAt(0);
      const texts = byFirstLetter.get(first) ?? new Map();
      byFirstLetter.set(first, texts);
      const entry = texts.get(text);
      if (entry) entry.values.push(value);
      else texts.set(text, { letters: lettersOf(text), values: [value] });
    },
    /** @param allowPrefix - whether texts that start with `query` match without an error */
    find(query: string, allowPrefix = false): Match<Value>[] {
      const maxErrors = !isEnglish && isUnspaced(query) ? 0 : maxErrorsIn(query.length, minLength);
      const queryLetters = lettersOf(query);
      const matches: Match<Value>[] = [];
      for (const [text, { letters, values }] of byFirstLetter.get(query.charAt(0)) ?? []) {
        if (text === query || (allowPrefix && text.startsWith(query)))
          matches.push({ text, errors: 0, values });
        else if (Math.abs(text.length - query.length) <= maxErrors) {
          // Each error changes at most two letters.
          if (countBits(queryLetters ^ letters) > 2 * maxErrors) continue;
          if (query.length === MIN_LENGTH && text.length <= MIN_LENGTH) continue;
          if (query.length < MIN_CHANGED_LENGTH && text.length === query.length && letters !== queryLetters)
            continue;
          const errors = damerauLevenshtein(query, text).steps;
          if (errors <= maxErrors) matches.push({ text, errors, values });
        }
      }
      return matches;
    },
    /** Values of longer words that have `part` in them: "Kirche" finds "Stadtkirche". */
    findWithin(part: string): Value[] {
      const values: Value[] = [];
      for (const texts of byFirstLetter.values())
        for (const [text, entry] of texts)
          if (text.length > part.length && text.includes(part)) values.push(...entry.values);
      return values;
    },
  };
}
