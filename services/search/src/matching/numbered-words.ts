import type { Entry } from './entry';
import { fold } from './fold';
import { inSlices } from './in-slices';

/** Stands behind the last word of a text; no word has this number. */
export const END = 0;

/** The searched texts as rows of word numbers: what stands between two spaces is a word. */
export interface NumberedWords {
  /** The different words by number, from 1. */
  words: string[];
  numberOf: ReadonlyMap<string, number>;
  /** All texts of all listings, one after the other. */
  row: Uint32Array;
  /** Where in `row` a listing begins; one more for the end. */
  starts: Uint32Array;
}

/** Folds, splits and numbers what is searched of every listing (D-8). */
export async function numberWords(entries: readonly Entry[]): Promise<NumberedWords> {
  const words = [''];
  const numberOf = new Map<string, number>();
  const row: number[] = [];
  const starts = new Uint32Array(entries.length + 1);

  const add = (text: string) => {
    for (const word of fold(text).split(' ')) {
      let number = numberOf.get(word);
      if (number === undefined) {
        number = words.push(ownCopy(word)) - 1;
        numberOf.set(words[number]!, number);
      }
      row.push(number);
    }
    row.push(END);
  };
  await inSlices(entries.length, (doc) => {
    const { name, area, subcategory, description } = entries[doc]!.listing;
    for (const text of [name, area, subcategory, description]) add(text);
    starts[doc + 1] = row.length;
  });
  return { words, numberOf, row: new Uint32Array(row), starts };
}

/** A part of a text keeps the whole text in memory; a copy does not. */
const ownCopy = (word: string): string => Buffer.from(word, 'utf16le').toString('utf16le');
