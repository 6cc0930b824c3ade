import type { ChipCounts, Listing, SearchFacets, SearchQuery, Suggestion, Synonym } from '../api';
import { applyFilters, type Filterable, ratingValue, readChips, traitsOf } from '../place';
import type { Calendar } from '../site';
import { createSuggestions } from './suggestions';
import { createTextFinder } from './textFinder';

const { compare } = new Intl.Collator('en');

interface Entry extends Filterable {
  listing: Listing;
  /** In the list of all listings. */
  index: number;
  rating: number;
}
type Order = (a: Entry, b: Entry) => number;

/** The time and calendar for filters by opening hours. */
export interface Moment {
  /** ms since 1970. */
  now: number;
  calendar: Calendar;
}

/** What a search needs besides the listings. */
export interface SearchTerms {
  /** The pack's. */
  synonyms: readonly Synonym[];
  calendar: Calendar;
}

/** A search over some listings. */
export interface Search {
  /** How many listings there are. */
  size: number;
  /** The distinct areas in alphabetical order, each with the number of its listings (SEARCH-26). */
  areas: SearchFacets['areas'];
  /**
   * A page of the matching listings, and the number of all. The text is a substring, never a pattern (SEARCH-22, D-78);
   * `query` wins over `q`. @throws {TypeError} for chips without a moment
   */
  search(query: SearchQuery, moment?: Moment): { results: Listing[]; total: number };
  /** How many results of a query each chip would leave (decision 0077). */
  chips(query: SearchQuery, moment: Moment): ChipCounts;
  /** Places and kinds that a text may mean; they do not change the results (decision 0078). */
  suggest(text: string, moment: Moment): Suggestion[];
}

const byName: Order = (a, b) => compare(a.listing.name, b.listing.name) || a.listing.id - b.listing.id;
const byRating: Order = (a, b) => b.rating - a.rating;
const byReviews: Order = (a, b) => (b.listing.reviewCount ?? 0) - (a.listing.reviewCount ?? 0);
const byFeatured: Order = (a, b) => Number(b.listing.featured) - Number(a.listing.featured);

/** The filters of a query (SEARCH-23); a field that is absent, empty or "all" filters nothing. */
function filtersOf(query: SearchQuery): ((entry: Entry) => boolean)[] {
  const filters: ((entry: Entry) => boolean)[] = [];
  for (const field of ['category', 'area', 'priceRange'] as const) {
    const wanted = query[field];
    if (wanted && wanted !== 'all') filters.push(({ listing }) => listing[field] === wanted);
  }
  const least = query.rating;
  if (least !== undefined && least !== 'all') filters.push(({ rating }) => rating >= least);
  return filters;
}

/**
 * The search of service and offline devices (SEARCH-22 to SEARCH-27, D-7, D-8, D-12, D-13, D-78; decision 0018).
 * @param synonyms the pack's, for suggestions
 */
export function createSearch(listings: readonly Listing[], synonyms: readonly Synonym[] = []): Search {
  const containing = createTextFinder(
    listings.map(({ name, description, area, subcategory }) => [name, description, area, subcategory]),
  );
  /** Equal hours are one object, so they are evaluated once. */
  const tables = new Map<string, Listing['hours']>();
  const tableOf = ({ hours }: Listing): Listing['hours'] => {
    const key = JSON.stringify(hours);
    if (!tables.has(key)) tables.set(key, hours);
    return tables.get(key);
  };
  const entries = listings.map((listing, index) => ({
    listing,
    index,
    rating: ratingValue(listing.rating),
    hours: tableOf(listing),
    suits: traitsOf(listing),
  }));
  // Ties are by name, then id (D-13): each order is a stable sort of that one.
  const name = [...entries].sort(byName);
  const rating = [...name].sort(byRating);
  const reviews = [...name].sort(byReviews);
  const relevance = [...rating].sort(byFeatured);
  const inOrder = { name, rating, reviews, relevance };

  const counts = new Map<string, number>();
  for (const { area } of listings) counts.set(area, (counts.get(area) ?? 0) + 1);
  const areas = [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => compare(a.name, b.name));

  const matching = (query: SearchQuery): Entry[] => {
    const matches = containing(query.query ?? query.q ?? '');
    const filters = filtersOf(query);
    const containingText = inOrder[query.sortBy ?? 'relevance'].filter(({ index }) => matches[index] === 1);
    return filters.reduce((left, passes) => left.filter(passes), containingText);
  };
  const choose = (query: SearchQuery, { now, calendar }: Moment) =>
    applyFilters(
      matching(query),
      readChips(new URLSearchParams({ chips: query.chips ?? '' })),
      now,
      calendar,
    );
  const find = (query: SearchQuery, moment?: Moment): Entry[] => {
    if (!query.chips) return matching(query);
    if (!moment) throw new TypeError('What is open is asked for at a moment');
    return choose(query, moment).chosen;
  };
  let suggestions: ReturnType<typeof createSuggestions> | undefined;
  return {
    size: listings.length,
    areas,
    search(query, moment) {
      const found = find(query, moment);
      const { offset = 0, limit = found.length } = query;
      return {
        results: found.slice(offset, offset + limit).map(({ listing }) => listing),
        total: found.length,
      };
    },
    chips: (query, moment) => choose(query, moment).counts,
    suggest(text, moment) {
      suggestions ??= createSuggestions(
        relevance.map(({ listing }) => listing),
        synonyms,
      );
      return suggestions(text, (query) => find(query, moment).length);
    },
  };
}
