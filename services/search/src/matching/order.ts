import type { SortBy } from '@guide/contracts/api/schemas';
import type { Entry } from './entry';

type Order = (a: Entry, b: Entry) => number;

const { compare } = new Intl.Collator('en');

const byRating: Order = (a, b) => b.rating - a.rating;
const byReviews: Order = (a, b) => (b.listing.reviewCount ?? 0) - (a.listing.reviewCount ?? 0);
const byFeatured: Order = (a, b) => Number(b.listing.featured) - Number(a.listing.featured);
const byName: Order = (a, b) => compare(a.listing.name, b.listing.name);
const byId: Order = (a, b) => a.listing.id - b.listing.id;

const inTurn =
  (...orders: Order[]): Order =>
  (a, b) =>
    orders.reduce((found, order) => found || order(a, b), 0);

/** The search orders (SEARCH-24, SEARCH-25); ties by name, then id (D-13). */
export const orders: Record<SortBy, Order> = {
  relevance: inTurn(byFeatured, byRating, byName, byId),
  rating: inTurn(byRating, byName, byId),
  reviews: inTurn(byReviews, byName, byId),
  name: inTurn(byName, byId),
};
