import { countOf, type DocSet, noneOf } from './docSet';
import { inSlices } from './inSlices';

/** A part is looked up at build time when more than one listing in this many has it. */
const FREQUENCY_DIVISOR = 8;
const MAX_PART_LENGTH = 3;

interface ShortPartsInput {
  /** All words. */
  words: readonly string[];
  /** Number of listings. */
  size: number;
  /** How many listings have a word, by its number. */
  listings(word: number): number;
  /** Writes the listings that have a word which contains a part. */
  having(part: string, into: DocSet): void;
}

/**
 * One to three letters are in most listings, and who types a word begins with them: their listings are known
 * beforehand.
 */
export async function findShortParts({
  words,
  size,
  listings,
  having,
}: ShortPartsInput): Promise<Map<string, DocSet>> {
  const known = new Map<string, DocSet>();
  const found = noneOf(size);
  await inSlices(await mayBeFrequent(words, size, listings), (part) => {
    having(part, found);
    if (countOf(found) * FREQUENCY_DIVISOR > size) known.set(part, found.slice());
  });
  return known;
}

/** No part is in more listings than its words are in, taken together: few are left to look at. */
async function mayBeFrequent(
  words: readonly string[],
  size: number,
  listings: (word: number) => number,
): Promise<string[]> {
  const most = new Map<string, number>();
  await inSlices([...words.entries()], ([number, word]) => {
    const count = listings(number);
    for (const part of partsOf(word)) most.set(part, (most.get(part) ?? 0) + count);
  });
  return [...most.keys()].filter((part) => most.get(part)! * FREQUENCY_DIVISOR > size);
}

function partsOf(word: string): Set<string> {
  const parts = new Set<string>();
  for (let at = 0; at < word.length; at++) {
    for (let length = 1; length <= MAX_PART_LENGTH && at + length <= word.length; length++) {
      parts.add(word.slice(at, at + length));
    }
  }
  return parts;
}
