import type { Listing } from '@guide/contracts/api/schemas';
import { createGrowingList, normalizeForSearch } from '@guide/contracts/place';
import type { Entry, Span } from './entry';
import { inSlices } from './inSlices';

/** Stands before and behind the words of a text; no word has this number. */
export const END = 0;

/** The searched texts as rows of word numbers: what stands between two spaces is a word. */
export interface NumberedWords {
  /** The different words by number, from 1. */
  words: readonly string[];
  numberOf: ReadonlyMap<string, number>;
  /** All texts of all listings, one after the other. */
  row: Uint32Array;
  /** Where in `row` a listing begins; one more for the end. */
  starts: Uint32Array;
}

/** Folds, splits and numbers what is searched of one listing after the other (D-8). */
export function createWordNumbering() {
  const words = [''];
  const numberOf = new Map<string, number>();
  const row = createGrowingList();
  const numberFor = (word: string): number => {
    const known = numberOf.get(word);
    if (known !== undefined) return known;
    const number = words.push(ownCopy(word)) - 1;
    numberOf.set(words[number]!, number);
    return number;
  };

  return {
    /** @returns where the listing's words stand, until they are put in order */
    add({ name, area, subcategory, description }: Listing): Span {
      const start = row.length();
      for (const text of [name, area, subcategory, description]) {
        for (const word of normalizeForSearch(text).split(' ')) row.push(numberFor(word));
        row.push(END);
      }
      return { start, end: row.length() };
    },
    /** The words of the listings in this order, behind one `END`. */
    async inOrder(entries: readonly Entry[]): Promise<NumberedWords> {
      const ordered = new Uint32Array(row.length() + 1);
      const starts = new Uint32Array(entries.length + 1).fill(1);
      await inSlices(entries, ({ number, words: span }) => {
        ordered.set(row.between(span.start, span.end), starts[number]);
        starts[number + 1] = starts[number]! + span.end - span.start;
      });
      return { words, numberOf, row: ordered, starts };
    },
  };
}

/** A part of a text keeps the whole text in memory; a copy does not. */
const ownCopy = (word: string): string => Buffer.from(word, 'utf16le').toString('utf16le');
