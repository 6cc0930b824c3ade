import type { SearchFacets, SearchQuery } from '@guide/contracts/api/schemas';
import { normalizeForSearch } from '@guide/contracts/place';
import { joinList } from '@guide/service-kit';
import { areaFacets } from './area-facets';
import { countOf, noneOf } from './doc-set';
import { createFieldIndex } from './field-index';
import { inEveryOrder } from './order';
import { createPages } from './pages';
import { readEntries } from './read-entries';
import { createTextIndex } from './text-index';

/** The listings, prepared for every question of the search (SEARCH-22 to SEARCH-27, D-7, D-8, D-12, D-13). */
export interface SearchIndex {
  /** Number of listings. */
  size: number;
  areas: SearchFacets['areas'];
  /**
   * The text of a query is a substring, never a pattern; space around it does not count. `query` wins over `q`.
   * @returns the asked page of the matching listings in their order, by number, and how many match in all
   */
  search(query: SearchQuery): { page: number[]; total: number };
  /** The JSON list of these listings, each with the bytes that it came in. */
  write(page: readonly number[]): Buffer;
}

/**
 * Builds the index, in slices between which requests are answered.
 * @param text the JSON list of all listings; it is kept, no listing is held as an object
 * @throws {SyntaxError} when it is no list of listings
 * @throws {TypeError} when a listing does not fit the contract
 */
export async function createSearchIndex(text: Buffer): Promise<SearchIndex> {
  const { entries, numbering } = await readEntries(text);
  const orders = await inEveryOrder(entries);
  const inOrder = orders.relevance;
  const pageOf = createPages(orders);
  const containing = await createTextIndex(await numbering.inOrder(inOrder));
  const filter = await createFieldIndex(inOrder);
  const areas = await areaFacets(inOrder);
  const starts = Uint32Array.from(inOrder, (entry) => entry.text.start);
  const ends = Uint32Array.from(inOrder, (entry) => entry.text.end);

  const found = noneOf(starts.length);
  return {
    size: starts.length,
    areas,
    search(query) {
      found.set(containing(normalizeForSearch((query.query ?? query.q ?? '').trim())));
      filter(found, query);
      const total = countOf(found);
      const { sortBy = 'relevance', offset = 0, limit = total } = query;
      return { page: pageOf(found, total, sortBy, offset, limit), total };
    },
    write: (page) =>
      joinList(
        text,
        page.map((number) => ({ start: starts[number]!, end: ends[number]! })),
      ),
  };
}
