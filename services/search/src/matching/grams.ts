/** Bits of a letter's code: 62 letters of their own, 0 for none, 63 for every other one. */
const BITS_PER_LETTER = 6;
const OTHER_LETTER = 63;
const LAST_TWO = (1 << (2 * BITS_PER_LETTER)) - 1;

/** Number of different grams. */
export const GRAM_COUNT = 1 << (3 * BITS_PER_LETTER);

/** Turns a word into grams: its one, two and three letters in a row, each a number below `GRAM_COUNT`. */
export interface Grams {
  /** Calls `emit` with every gram that the text contains. */
  each(text: string, emit: (gram: number) => void): void;
  /** The longest different grams of a text; whatever contains the text has them all. */
  of(text: string): number[];
}

/**
 * The letters (UTF-16 code units) that are most frequent in the given texts get a code each, all others share one:
 * grams with it are less selective, never wrong.
 */
export function gramsFor(texts: Iterable<string>): Grams {
  const codes = new Uint8Array(65_536).fill(OTHER_LETTER);
  mostFrequent(texts, OTHER_LETTER - 1).forEach((unit, place) => {
    codes[unit] = place + 1;
  });
  const code = (text: string, at: number) => codes[text.charCodeAt(at)]!;

  return {
    each(text, emit) {
      let before = 0;
      for (let at = 0; at < text.length; at++) {
        const letter = code(text, at);
        const three = (before << BITS_PER_LETTER) | letter;
        emit(letter);
        if (at > 0) emit(three & LAST_TWO);
        if (at > 1) emit(three);
        before = three & LAST_TWO;
      }
    },
    of(text) {
      const length = Math.min(text.length, 3);
      const found = new Set<number>();
      for (let at = 0; at + length <= text.length && length > 0; at++) {
        let gram = 0;
        for (let nth = 0; nth < length; nth++) gram = (gram << BITS_PER_LETTER) | code(text, at + nth);
        found.add(gram);
      }
      return [...found];
    },
  };
}

function mostFrequent(texts: Iterable<string>, limit: number): number[] {
  const counts = new Uint32Array(65_536);
  for (const text of texts) {
    for (let at = 0; at < text.length; at++) counts[text.charCodeAt(at)]!++;
  }
  const units = [...counts.keys()].filter((unit) => counts[unit]! > 0);
  return units.sort((a, b) => counts[b]! - counts[a]!).slice(0, limit);
}
