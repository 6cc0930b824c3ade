import damerauLevenshtein from 'damerau-levenshtein';

/** At this length only a missing letter is an error: "lmb" may be "lamb", but not "lab". */
const SHORT_LENGTH = 3;

const maxErrorsIn = (length: number): number => (length < SHORT_LENGTH ? 0 : length < 6 ? 1 : 2);

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

/** An index of values by text, with lookup of misspelt texts. */
export function createFuzzyIndex<Value>() {
  const texts = new Map<string, { letters: number; values: Value[] }>();
  return {
    add(text: string, value: Value): void {
      const entry = texts.get(text);
      if (entry) entry.values.push(value);
      else texts.set(text, { letters: lettersOf(text), values: [value] });
    },
    /** @param allowPrefix whether texts that start with `query` match without an error */
    find(query: string, allowPrefix = false): Match<Value>[] {
      const maxErrors = maxErrorsIn(query.length);
      const queryLetters = lettersOf(query);
      const matches: Match<Value>[] = [];
      for (const [text, { letters, values }] of texts) {
        if (text === query || (allowPrefix && text.startsWith(query)))
          matches.push({ text, errors: 0, values });
        else if (Math.abs(text.length - query.length) <= maxErrors) {
          // Each error changes at most two letters.
          if (countBits(queryLetters ^ letters) > 2 * maxErrors) continue;
          if (query.length === SHORT_LENGTH && text.length <= SHORT_LENGTH) continue;
          const errors = damerauLevenshtein(query, text).steps;
          if (errors <= maxErrors) matches.push({ text, errors, values });
        }
      }
      return matches;
    },
  };
}
