import type {
  ChipCounts,
  SearchFacets,
  SearchQuery,
  Suggestion,
  Synonym,
} from '@guide/contracts/api/schemas';
import { createSuggestions, type Moment, normalizeForSearch } from '@guide/contracts/place';
import { joinList } from '@guide/service-kit';
import { areaFacets } from './areaFacets';
import { countChips, createChipIndex, keepChips } from './chipIndex';
import { countOf, intersect, noneOf } from './docSet';
import { createFieldIndex } from './fieldIndex';
import { inSlices } from './inSlices';
import { inEveryOrder } from './order';
import { createPages } from './pages';
import { readEntries } from './readEntries';
import { createTextIndex } from './textIndex';

/** The listings, prepared for every question of the search (SEARCH-22 to SEARCH-27, D-7, D-8, D-12, D-13). */
export interface SearchIndex {
  /** Number of listings. */
  size: number;
  areas: SearchFacets['areas'];
  /**
   * The text of a query is a substring, never a pattern; space around it does not count. `query` wins over `q`.
   * @param moment for what is open; without it nothing is known to be
   * @returns the asked page of the matching listings in their order, by number, and how many match in all
   */
  search(query: SearchQuery, moment?: Moment): { page: number[]; total: number };
  /** How many of what a query finds each quick choice would leave (decision 0077). */
  chips(query: SearchQuery, moment: Moment): ChipCounts;
  /** Places and kinds that a text may mean; it changes nothing of what is found (decision 0078). */
  suggest(text: string, moment: Moment): Suggestion[];
  /** The JSON list of these listings, each with the bytes that it came in. */
  write(page: readonly number[]): Buffer;
}

/**
 * Builds the index, in slices between which requests are answered.
 * @param synonyms the pack's, for suggestions
 * @param text the JSON list of all listings; it is kept, no listing is held as an object
 * @throws {SyntaxError} when it is no list of listings
 * @throws {TypeError} when a listing does not fit the contract
 */
export async function createSearchIndex(
  text: Buffer,
  synonyms: readonly Synonym[] = [],
): Promise<SearchIndex> {
  const { entries, numbering } = await readEntries(text);
  const orders = await inEveryOrder(entries);
  const inOrder = orders.relevance;
  const pageOf = createPages(orders);
  const containing = await createTextIndex(await numbering.inOrder(inOrder));
  const filter = await createFieldIndex(inOrder);
  const passing = await createChipIndex(inOrder);
  const areas = await areaFacets(inOrder);
  const suggestions = createSuggestions(synonyms);
  await inSlices(inOrder, (entry) => suggestions.add(entry));
  const starts = Uint32Array.from(inOrder, (entry) => entry.text.start);
  const ends = Uint32Array.from(inOrder, (entry) => entry.text.end);

  /** Used again by every query, as new memory costs more than the work in it. */
  const found = noneOf(starts.length);
  const find = (query: SearchQuery, moment?: Moment) => {
    found.set(containing(normalizeForSearch((query.query ?? query.q ?? '').trim())));
    filter(found, query);
    if (query.chips) keepChips(found, query.chips, (chip) => passing(chip, moment));
  };
  return {
    size: starts.length,
    areas,
    search(query, moment) {
      find(query, moment);
      const total = countOf(found);
      const { sortBy = 'relevance', offset = 0, limit = total } = query;
      return { page: pageOf(found, total, sortBy, offset, limit), total };
    },
    chips(query, moment) {
      find(query, moment);
      const left = noneOf(starts.length);
      return countChips((chip) => {
        left.set(found);
        intersect(left, passing(chip, moment));
        return countOf(left);
      });
    },
    suggest(text, moment) {
      return suggestions.suggest(text, (query) => {
        find(query, moment);
        return countOf(found);
      });
    },
    write: (page) =>
      joinList(
        text,
        page.map((number) => ({ start: starts[number]!, end: ends[number]! })),
      ),
  };
}
