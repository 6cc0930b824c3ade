import { add, type DocSet, intersect, noneOf, wordsFor } from './docSet';
import { inSlices, upTo } from './inSlices';

/** For each term (a number below a fixed one) the listings that have it. */
export interface Postings {
  /** How many listings have the term. */
  count(term: number): number;
  /** Adds the listings that have the term. */
  addTo(set: DocSet, term: number): void;
  /** Leaves in `set` the listings that have the term. */
  keepIn(set: DocSet, term: number): void;
}

type TermsOf = (doc: number, emit: (term: number) => void) => void;

/**
 * All terms in one array: a rare term as the list of its listings, a term that more than one listing in 32 has as
 * a set of bits, which is then smaller.
 * @param size number of listings
 * @param terms number of terms
 * @param termsOf calls `emit` with each term of a listing, repeated ones as often as they come; called twice
 */
export async function createPostings(size: number, terms: number, termsOf: TermsOf): Promise<Postings> {
  const words = wordsFor(size);
  const counts = new Uint32Array(terms);
  const used: number[] = [];
  await eachOnce(size, terms, termsOf, (term) => {
    if (counts[term]!++ === 0) used.push(term);
  });

  const starts = new Uint32Array(terms);
  const lengthOf = (term: number) => Math.min(counts[term]!, words);
  let length = 0;
  for (const term of used) {
    starts[term] = length;
    length += lengthOf(term);
  }
  const store = new Uint32Array(length);
  await fill(store, starts, counts, words, (add) => eachOnce(size, terms, termsOf, add));

  /** Used again and again, as new memory costs more than the work in it. */
  const listed = noneOf(size);
  const part = (term: number) => store.subarray(starts[term], starts[term]! + lengthOf(term));
  const isList = (term: number) => counts[term]! < words;
  const addTo = (set: DocSet, term: number) => {
    const found = part(term);
    if (isList(term)) for (let i = 0; i < found.length; i++) add(set, found[i]!);
    else for (let word = 0; word < words; word++) set[word]! |= found[word]!;
  };
  return {
    count: (term) => counts[term]!,
    addTo,
    keepIn(set, term) {
      if (!isList(term)) return intersect(set, part(term));
      listed.fill(0);
      addTo(listed, term);
      intersect(set, listed);
    },
  };
}

/** Calls `work` once for each term of each listing. */
function eachOnce(
  size: number,
  terms: number,
  termsOf: TermsOf,
  work: (term: number, doc: number) => void,
): Promise<void> {
  const seenIn = new Uint32Array(terms);
  return inSlices(upTo(size), (doc) => {
    termsOf(doc, (term) => {
      if (seenIn[term] === doc + 1) return;
      seenIn[term] = doc + 1;
      work(term, doc);
    });
  });
}

function fill(
  store: Uint32Array,
  starts: Uint32Array,
  counts: Uint32Array,
  words: number,
  each: (work: (term: number, doc: number) => void) => Promise<void>,
): Promise<void> {
  const ends = starts.slice();
  return each((term, doc) => {
    if (counts[term]! < words) store[ends[term]!++] = doc;
    else store[starts[term]! + (doc >>> 5)]! |= 1 << (doc & 31);
  });
}
