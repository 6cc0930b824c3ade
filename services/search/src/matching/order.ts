import type { SortBy } from '@guide/contracts/api/schemas';
import type { Entry } from './entry';
import { inSlices } from './inSlices';
import { sortInSlices } from './sortInSlices';

type Order = (a: Entry, b: Entry) => number;

const { compare } = new Intl.Collator('en');

const byName: Order = (a, b) => compare(a.name, b.name) || a.id - b.id;
const byRating: Order = (a, b) => b.rating - a.rating;
const byReviews: Order = (a, b) => b.reviewCount - a.reviewCount;
const byFeatured: Order = (a, b) => Number(b.featured) - Number(a.featured);

/**
 * The listings in each search order (SEARCH-24, SEARCH-25). Ties are by name, then id (D-13): every order is a
 * stable sort of that one. By relevance they are numbered.
 */
export async function inEveryOrder(entries: readonly Entry[]): Promise<Record<SortBy, Entry[]>> {
  const name = await sortInSlices(entries, byName);
  const rating = await sortInSlices(name, byRating);
  const reviews = await sortInSlices(name, byReviews);
  const relevance = await sortInSlices(rating, byFeatured);
  await inSlices(relevance.entries(), ([number, entry]) => {
    entry.number = number;
  });
  return { relevance, rating, reviews, name };
}
