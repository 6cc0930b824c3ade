import type { Listing, SearchFacets, SearchQuery } from '@guide/contracts/api/schemas';
import { areaFacets } from './area-facets';
import { countOf } from './doc-set';
import { entryOf } from './entry';
import { createFieldIndex } from './field-index';
import { fold } from './fold';
import { inEveryOrder } from './order';
import { createPages } from './pages';
import { keepRecent } from './recent-sets';
import { createTextIndex } from './text-index';

/** The listings, prepared for every question of the search (SEARCH-22 to SEARCH-27, D-7, D-8, D-12, D-13). */
export interface SearchIndex {
  listings: readonly Listing[];
  areas: SearchFacets['areas'];
  /** @returns the asked page of the matching listings in their order, and the number of all that match */
  search(query: SearchQuery): { results: Listing[]; total: number };
}

/**
 * Builds the index, in slices between which requests are answered.
 * The text of a query is a substring, never a pattern; space around it does not count. `query` wins over `q`.
 */
export async function createSearchIndex(listings: readonly Listing[]): Promise<SearchIndex> {
  const orders = await inEveryOrder(listings.map(entryOf));
  const entries = orders.relevance;
  const pageOf = createPages(orders);
  const containing = keepRecent(await createTextIndex(entries));
  const filter = await createFieldIndex(entries);

  return {
    listings,
    areas: areaFacets(listings),
    search(query) {
      const found = containing(fold((query.query ?? query.q ?? '').trim()));
      filter(found, query);
      const total = countOf(found);
      const { sortBy = 'relevance', offset = 0, limit = total } = query;
      const docs = pageOf(found, total, sortBy, offset, limit);
      return { results: docs.map((doc) => entries[doc]!.listing), total };
    },
  };
}
