import type { Listing, SearchQuery } from '@guide/contracts/api/schemas';
import type { Entry } from './entry';
import { matcher } from './matches';
import { orders } from './order';

/** @returns the asked page of the matching listings in their order, and the number of all that match. */
export function search(entries: readonly Entry[], query: SearchQuery): { results: Listing[]; total: number } {
  const matching = entries.filter(matcher(query)).sort(orders[query.sortBy ?? 'relevance']);
  const { offset = 0, limit = matching.length } = query;
  return {
    results: matching.slice(offset, offset + limit).map(({ listing }) => listing),
    total: matching.length,
  };
}
