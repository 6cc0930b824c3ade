import type { Listing, SearchFacets, SearchQuery } from '../api';
import { normalizeForSearch } from './normalizeForSearch';
import { ratingValue } from './rating';

const { compare } = /* @__PURE__ */ new Intl.Collator('en');

interface Entry {
  listing: Listing;
  rating: number;
  texts: string[];
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

/**
 * The search by the words of its specification (SEARCH-22 to SEARCH-27, D-7, D-8, D-12, D-13): every listing is looked at,
 * in an order sorted beforehand. It is what a device without a connection searches by; the search service's index is
 * tested to answer the same.
 * @returns a function that gives the asked page of the matching listings in their order, and how many match in all
 */
export function createPlainSearch(listings: readonly Listing[]) {
  const entries = listings.map((listing) => ({
    listing,
    rating: ratingValue(listing.rating),
    texts: [listing.name, listing.description, listing.area, listing.subcategory].map(normalizeForSearch),
  }));
  const sorted = (order: Order[]) =>
    [...entries].sort((a, b) => [...order, ...ties].reduce((decided, next) => decided || next(a, b), 0));
  const inOrder = {
    relevance: sorted([byFeatured, byRating]),
    rating: sorted([byRating]),
    reviews: sorted([byReviews]),
    name: sorted([]),
  };
  return (query: SearchQuery): { results: Listing[]; total: number } => {
    const asked = askedFor(query);
    const found = inOrder[query.sortBy ?? 'relevance'].filter((entry) => asked.every((is) => is(entry)));
    const { offset = 0, limit = found.length } = query;
    return {
      results: found.slice(offset, offset + limit).map(({ listing }) => listing),
      total: found.length,
    };
  };
}

/** The distinct areas in alphabetical order, each with the number of its listings (SEARCH-26). */
export function plainFacets(listings: readonly Listing[]): SearchFacets {
  const counts = new Map<string, number>();
  for (const { area } of listings) counts.set(area, (counts.get(area) ?? 0) + 1);
  const areas = [...counts].map(([name, count]) => ({ name, count }));
  return { areas: areas.sort((a, b) => compare(a.name, b.name)) };
}
