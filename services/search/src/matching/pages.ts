import type { SortBy } from '@guide/contracts/api/schemas';
import { type DocSet, docsOf, eachOf, has } from './docSet';
import type { Entry } from './entry';

interface Place {
  /** Listings by place in the order. */
  docs: Uint32Array;
  /** Places by listing. */
  places: Uint32Array;
}

/** Sorting one match costs about as much as this many steps through an order. */
const STEPS_PER_SORTED_MATCH = 4;

/**
 * Knows every order beforehand, so that no query sorts listings: it walks through the order until the page is full,
 * or sorts the matches by their known places when that is shorter.
 * @param orders the listings in each order; in that of relevance they are numbered
 * @returns the numbers of one page of a set, in an order; `total` is the size of the set
 */
export function createPages(orders: Record<SortBy, Entry[]>) {
  const known = placesIn(orders);
  return (set: DocSet, total: number, sortBy: SortBy, offset: number, limit: number): number[] => {
    if (sortBy === 'relevance') return firstOf(docsOf(set), offset, limit);
    const { docs, places } = known[sortBy];
    const walk = docs.length * Math.min(1, (offset + limit) / total);
    if (walk < total * STEPS_PER_SORTED_MATCH) return firstOf(within(docs, set), offset, limit);
    const found = new Uint32Array(total);
    let nth = 0;
    eachOf(set, (doc) => {
      found[nth++] = places[doc]!;
    });
    found.sort();
    return [...found.subarray(offset, offset + limit)].map((place) => docs[place]!);
  };
}

function placesIn({ rating, reviews, name }: Record<SortBy, Entry[]>) {
  const placed = (entries: Entry[]): Place => {
    const docs = new Uint32Array(entries.length);
    const places = new Uint32Array(entries.length);
    for (let place = 0; place < entries.length; place++) {
      const doc = entries[place]!.number;
      docs[place] = doc;
      places[doc] = place;
    }
    return { docs, places };
  };
  return { rating: placed(rating), reviews: placed(reviews), name: placed(name) };
}

function* within(docs: Uint32Array, set: DocSet): Generator<number> {
  for (let place = 0; place < docs.length; place++) if (has(set, docs[place]!)) yield docs[place]!;
}

function firstOf(docs: Generator<number>, offset: number, limit: number): number[] {
  const page: number[] = [];
  let place = 0;
  for (const doc of docs) {
    if (page.length === limit) break;
    if (place++ >= offset) page.push(doc);
  }
  return page;
}
