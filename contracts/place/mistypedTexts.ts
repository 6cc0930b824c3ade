import { createGrowingList, createTextList } from './growingList';

/** A text of three letters that has an error has lost a letter: "lmb" may be "lamb", not "lab". */
const SHORT_LENGTH = 3;

/**
 * The errors between two texts: letters added, left out, changed, or swapped with the next (optimal string alignment).
 * @returns more than `most` as soon as there are
 */
function errorsBetween(one: string, other: string, most: number): number {
  if (one === other) return 0;
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [older, before]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let errors = Math.min(
        before![column]! + 1,
        current[column - 1]! + 1,
        before![column - 1]! + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        errors = Math.min(errors, older![column - 2]! + 1);
      }
      current.push(errors);
      least = Math.min(least, errors);
    }
    if (least > most) return most + 1;
    [older, before] = [before, current];
  }
  return before![other.length]!;
}

/** The letters of a text, one bit each: two texts that differ in many are not compared letter by letter. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let index = 0; index < text.length; index++) letters |= 1 << (text.charCodeAt(index) % 31);
  return letters;
}

function bitsOf(value: number): number {
  let count = 0;
  for (let bits = value; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** Texts that are looked up with errors. */
export function createMistypedTexts() {
  const texts = createTextList();
  const letters = createGrowingList();
  return {
    /** @returns the text's number; the same text again has another one */
    add(text: string): number {
      letters.push(lettersOf(text));
      return texts.push(text);
    },
    /** Numbers of texts within so many errors, with their errors. @param begins also texts that begin with it */
    near(text: string, most: number, begins: boolean): Map<number, number> {
      const near = new Map<number, number>();
      const mask = lettersOf(text);
      for (let number = 0; number < texts.length(); number++) {
        if (begins && texts.beginsWith(number, text)) {
          near.set(number, 0);
          continue;
        }
        const length = texts.lengthOf(number);
        if (Math.abs(length - text.length) > most) continue;
        // An error changes two letters at most.
        if (bitsOf(mask ^ letters.at(number)) > 2 * most) continue;
        const candidate = texts.at(number);
        if (text.length === SHORT_LENGTH && candidate !== text && length <= SHORT_LENGTH) continue;
        const errors = errorsBetween(text, candidate, most);
        if (errors <= most) near.set(number, errors);
      }
      return near;
    },
  };
}
