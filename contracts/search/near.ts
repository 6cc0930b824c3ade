import damerauLevenshtein from 'damerau-levenshtein';

/** A text of three letters that has an error has lost a letter: "lmb" may be "lamb", not "lab". */
const SHORT_LENGTH = 3;

/** How many errors a text of so many letters may have: in a short one almost every text would be another. */
const errorsIn = (length: number): number => (length < SHORT_LENGTH ? 0 : length < 6 ? 1 : 2);

/** The letters of a text, one bit each: two texts that differ in many are not compared letter by letter. */
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
  /** Letters added, left out, changed, or swapped with the next. */
  errors: number;
  values: readonly Value[];
}

/** Values by text, found also by a text with errors. */
export function createNearTexts<Value>() {
  const texts = new Map<string, { letters: number; values: Value[] }>();
  return {
    add(text: string, value: Value): void {
      const known = texts.get(text);
      if (known) known.values.push(value);
      else texts.set(text, { letters: lettersOf(text), values: [value] });
    },
    /** @param begins also what begins with the text, as without an error */
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
