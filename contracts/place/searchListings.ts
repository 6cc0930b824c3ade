import type { ChipCounts, Listing, SearchFacets, SearchQuery, Suggestion, Synonym } from '../api';
import type { Calendar } from '../site';
import { type Choosable, chooseByChips, readChips, suitsOf } from './chips';
import { normalizeForSearch } from './normalizeForSearch';
import { ratingValue } from './rating';
import { createSuggestions } from './suggest';

const { compare } = /* @__PURE__ */ new Intl.Collator('en');

interface Entry extends Choosable {
  listing: Listing;
  rating: number;
  texts: string[];
}

/** When a query asks what is open, and by which clocks. */
export interface Moment {
  /** ms since 1970. */
  now: number;
  calendar: Calendar;
}
type Order = (a: Entry, b: Entry) => number;

const byFeatured: Order = (a, b) => Number(b.listing.featured) - Number(a.listing.featured);
const byRating: Order = (a, b) => b.rating - a.rating;
const byReviews: Order = (a, b) => (b.listing.reviewCount ?? 0) - (a.listing.reviewCount ?? 0);
const ties: Order[] = [
  (a, b) => compare(a.listing.name, b.listing.name),
  (a, b) => a.listing.id - b.listing.id,
];

/** What an entry has to be; a field that is not given, empty or "all" asks for nothing. */
function askedFor(query: SearchQuery): ((entry: Entry) => boolean)[] {
  const asked: ((entry: Entry) => boolean)[] = [];
  for (const field of ['category', 'area', 'priceRange'] as const) {
    const wanted = query[field];
    if (wanted && wanted !== 'all') asked.push(({ listing }) => listing[field] === wanted);
  }
  const least = query.rating;
  if (least !== undefined && least !== 'all') asked.push(({ rating }) => rating >= least);
  const text = normalizeForSearch((query.query ?? query.q ?? '').trim());
  asked.push(({ texts }) => texts.some((one) => one.includes(text)));
  return asked;
}

/** What a search needs beside the listings. */
export interface SearchTerms {
  /** The pack's. */
  synonyms: readonly Synonym[];
  calendar: Calendar;
}

/** The search over listings, every one of which is looked at. */
interface PlainSearch {
  /**
   * The asked page of the matching listings in their order, and how many match in all.
   * @throws {TypeError} for quick choices without a moment
   */
  search(query: SearchQuery, moment?: Moment): { results: Listing[]; total: number };
  /** How many of what a query finds each quick choice would leave (decision 0077). */
  chips(query: SearchQuery, moment: Moment): ChipCounts;
  /** Places and kinds that a text may mean (decision 0078). */
  suggest(text: string, moment: Moment): Suggestion[];
}

/**
 * The search by the words of its specification (SEARCH-22 to SEARCH-27, D-7, D-8, D-12, D-13): every listing is looked at,
 * in an order sorted beforehand. It is what a device without a connection searches by; the search service's index is
 * tested to answer the same.
 * @param synonyms the pack's, for suggestions
 */
export function createPlainSearch(
  listings: readonly Listing[],
  synonyms: readonly Synonym[] = [],
): PlainSearch {
  const entries = listings.map((listing) => ({
    listing,
    rating: ratingValue(listing.rating),
    texts: [listing.name, listing.description, listing.area, listing.subcategory].map(normalizeForSearch),
    hours: listing.hours,
    suits: suitsOf(listing),
  }));
  const sorted = (order: Order[]) =>
    [...entries].sort((a, b) => [...order, ...ties].reduce((decided, next) => decided || next(a, b), 0));
  const inOrder = {
    relevance: sorted([byFeatured, byRating]),
    rating: sorted([byRating]),
    reviews: sorted([byReviews]),
    name: sorted([]),
  };
  let suggestions: ReturnType<typeof createSuggestions> | undefined;
  const ownSuggestions = () => {
    if (suggestions) return suggestions;
    suggestions = createSuggestions(synonyms);
    for (const { listing } of inOrder.relevance) suggestions.add(listing);
    return suggestions;
  };

  const matching = (query: SearchQuery): Entry[] => {
    const asked = askedFor(query);
    return inOrder[query.sortBy ?? 'relevance'].filter((entry) => asked.every((is) => is(entry)));
  };
  const choose = (query: SearchQuery, { now, calendar }: Moment) =>
    chooseByChips(
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
  return {
    search(query, moment) {
      const found = find(query, moment);
      const { offset = 0, limit = found.length } = query;
      return {
        results: found.slice(offset, offset + limit).map(({ listing }) => listing),
        total: found.length,
      };
    },
    chips: (query, moment) => choose(query, moment).counts,
    suggest: (text, moment) => ownSuggestions().suggest(text, (query) => find(query, moment).length),
  };
}

/** The distinct areas in alphabetical order, each with the number of its listings (SEARCH-26). */
export function plainFacets(listings: readonly Listing[]): SearchFacets {
  const counts = new Map<string, number>();
  for (const { area } of listings) counts.set(area, (counts.get(area) ?? 0) + 1);
  const areas = [...counts].map(([name, count]) => ({ name, count }));
  return { areas: areas.sort((a, b) => compare(a.name, b.name)) };
}
