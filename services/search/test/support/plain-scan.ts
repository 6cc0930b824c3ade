import type { Listing, SearchQuery } from '@guide/contracts/api/schemas';
import { fold } from '@guide/contracts/place';

const { compare } = new Intl.Collator('en');
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

const matches = ({ listing, rating, texts }: Entry, query: SearchQuery, text: string) =>
  [listing.category, 'all', undefined].includes(query.category) &&
  [listing.area, 'all', '', undefined].includes(query.area) &&
  [listing.priceRange, 'all', undefined].includes(query.priceRange) &&
  (query.rating === undefined || query.rating === 'all' || rating >= query.rating) &&
  texts.some((one) => one.includes(text));

/** The search by the words of its specification: every listing is looked at, in an order sorted beforehand. */
export function createPlainScan(listings: readonly Listing[]) {
  const entries = listings.map((listing) => ({
    listing,
    rating: Number(listing.rating ?? 4),
    texts: [listing.name, listing.description, listing.area, listing.subcategory].map(fold),
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
    const text = fold((query.query ?? query.q ?? '').trim());
    const found = inOrder[query.sortBy ?? 'relevance'].filter((entry) => matches(entry, query, text));
    const { offset = 0, limit = found.length } = query;
    return {
      results: found.slice(offset, offset + limit).map(({ listing }) => listing),
      total: found.length,
    };
  };
}
