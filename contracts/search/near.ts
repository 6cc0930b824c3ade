import damerauLevenshtein from 'damerau-levenshtein';

/** At this length only a missing letter is an error: "lmb" may be "lamb", not "lab". */
const SHORT_LENGTH = 3;

/** Errors allowed in a text of this length. */
const errorsIn = (length: number): number => (length < SHORT_LENGTH ? 0 : length < 6 ? 1 : 2);

/** The letters of a text, one bit each: a cheap test before the edit distance. */
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

interface Near<Value> {
  text: string;
  /** Letters added, left out, changed or swapped. */
  errors: number;
  values: readonly Value[];
}

/** Values by text, found also by a text with errors. */
export function createNearTexts<Value>() {
  const texts = new Map<string, { letters: number; values: Value[] }>();
  return {
    add(text: string, value: Value): void {
      const entry = texts.get(text);
      if (entry) entry.values.push(value);
      else texts.set(text, { letters: lettersOf(text), values: [value] });
    },
    /** @param begins whether texts that begin with `wanted` match without an error */
    near(wanted: string, begins = false): Near<Value>[] {
      const most = errorsIn(wanted.length);
      const wantedLetters = lettersOf(wanted);
      const near: Near<Value>[] = [];
      for (const [text, { letters, values }] of texts) {
        if (text === wanted || (begins && text.startsWith(wanted))) near.push({ text, errors: 0, values });
        else if (Math.abs(text.length - wanted.length) <= most) {
          // An error changes two letters at most.
          if (countBits(wantedLetters ^ letters) > 2 * most) continue;
          if (wanted.length === SHORT_LENGTH && text.length <= SHORT_LENGTH) continue;
          const errors = damerauLevenshtein(wanted, text).steps;
          if (errors <= most) near.push({ text, errors, values });
        }
      }
      return near;
    },
  };
}
