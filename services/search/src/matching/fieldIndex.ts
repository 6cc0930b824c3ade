import type { SearchQuery } from '@guide/contracts/api/schemas';
import { type DocSet, intersect, noneOf } from './docSet';
import type { Entry } from './entry';
import { inSlices, upTo } from './inSlices';
import { createPostings } from './postings';

const exact = ['category', 'area', 'priceRange'] as const;

/** "all" and nothing mean the same: no filter. */
const chosen = <T>(value: T | undefined): value is Exclude<T, 'all' | ''> =>
  value !== undefined && value !== 'all' && value !== '';

/**
 * Indexes what the filters ask for: three fields by equality, the rating as a minimum (SEARCH-23, VAL-03).
 * @returns leaves in a set the listings that pass every filter (SEARCH-27)
 */
export async function createFieldIndex(
  entries: readonly Entry[],
): Promise<(set: DocSet, query: SearchQuery) => void> {
  const { terms, ratings, postings } = await indexTerms(entries);

  /** Used again and again, as new memory costs more than the work in it. */
  const rated = noneOf(entries.length);
  const keepRated = (set: DocSet, minimum: number) => {
    rated.fill(0);
    for (const [rating, term] of ratings) if (rating >= minimum) postings.addTo(rated, term);
    intersect(set, rated);
  };

  return (set, query) => {
    for (const field of exact) {
      const value = query[field];
      if (!chosen(value)) continue;
      const term = terms.get(`${field}:${value}`);
      if (term === undefined) set.fill(0);
      else postings.keepIn(set, term);
    }
    if (chosen(query.rating)) keepRated(set, query.rating);
  };
}

/** Apart from what answers queries, which would otherwise keep the entries in memory. */
async function indexTerms(entries: readonly Entry[]) {
  const terms = new Map<string, number>();
  const ratings = new Map<number, number>();
  const numberOf = <K>(key: K, map: Map<K, number>): number => {
    const number = map.get(key) ?? terms.size + ratings.size;
    map.set(key, number);
    return number;
  };
  const termsOf = (doc: number, emit: (term: number) => void) => {
    const entry = entries[doc]!;
    for (const field of exact) emit(numberOf(`${field}:${entry[field]}`, terms));
    emit(numberOf(entry.rating, ratings));
  };
  await inSlices(upTo(entries.length), (doc) => termsOf(doc, () => {}));
  const postings = await createPostings(entries.length, terms.size + ratings.size, termsOf);
  return { terms, ratings, postings };
}
