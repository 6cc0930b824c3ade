import type { ChipCounts } from '@guide/contracts/api';
import {
  applyFilters,
  type CardListing,
  type Point,
  type WalkLimit,
  type When,
} from '@guide/contracts/place';
import type { Calendar } from '@guide/contracts/site';
import { ALL, type ListFilters, type Sort } from './listFilters';

const PAGE_SIZE = 24;
/** Earlier pages are dropped beyond this number. */
export const MAX_PAGES_SHOWN = 4;

export interface ListView {
  cards: CardListing[];
  /** Number of cards before the current page. */
  earlierCount: number;
  /** All that match, on every page. */
  ids: number[];
  total: number;
  page: number;
  pages: number;
  counts: ChipCounts;
  limit: WalkLimit | null;
}

const compare: Record<Exclude<Sort, 'name'>, (a: CardListing, b: CardListing) => number> = {
  rating: (a, b) => b.rating - a.rating,
  reviews: (a, b) => (b.reviewCount ?? 0) - (a.reviewCount ?? 0),
};

/**
 * Filters, sorts and paginates attractions (LIST-04 to LIST-08, LIST-12).
 * @param attractions - sorted by name, to break ties (D-13)
 */
export function listView(
  attractions: readonly CardListing[],
  filters: ListFilters,
  { when, calendar, from = null }: { when: When; calendar: Calendar; from?: Point | null },
): ListView {
  const { area, subcategory, sort, chips, within } = filters;
  const filtered = attractions.filter(
    (listing) =>
      (area === ALL || listing.area === area) &&
      (subcategory === null || listing.subcategory === subcategory),
  );
  if (!from && sort !== 'name') filtered.sort(compare[sort]);
  const { chosen, counts, limit } = applyFilters(filtered, chips, when, calendar, { from, within });
  const pages = Math.max(1, Math.ceil(chosen.length / PAGE_SIZE));
  const page = Math.min(filters.page, pages);
  const firstPage = Math.max(0, page - MAX_PAGES_SHOWN);
  return {
    cards: chosen.slice(firstPage * PAGE_SIZE, page * PAGE_SIZE),
    earlierCount: (page - 1 - firstPage) * PAGE_SIZE,
    ids: chosen.map(({ id }) => id),
    total: chosen.length,
    page,
    pages,
    counts,
    limit,
  };
}
