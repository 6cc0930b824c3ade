import type { ChipCounts } from '@guide/contracts/api';
import { applyFilters, type CardListing, type Point, type WalkLimit } from '@guide/contracts/place';
import type { Calendar } from '@guide/contracts/site';
import { ALL, type ListFilters, type Sort } from './listFilters';

const PAGE_SIZE = 24;
/** More pages than this replace the first ones. */
export const MAX_PAGES_SHOWN = 4;

export interface ListView {
  cards: CardListing[];
  /** Number of cards of earlier pages. */
  seen: number;
  /** Of all pages. */
  total: number;
  page: number;
  pages: number;
  /** Results of each chip. */
  counts: ChipCounts;
  limit: WalkLimit | null;
}

const compare: Record<Exclude<Sort, 'name'>, (a: CardListing, b: CardListing) => number> = {
  rating: (a, b) => b.rating - a.rating,
  reviews: (a, b) => (b.reviewCount ?? 0) - (a.reviewCount ?? 0),
};

export interface Moment {
  /** ms since 1970. */
  now: number;
  calendar: Calendar;
  /** The visitor's position, for the nearest first. */
  from?: Point | null;
}

/**
 * Filters, sorts and pages the list (LIST-04 to LIST-08, LIST-12, decision 0077).
 * @param attractions sorted by name, which breaks ties (D-13)
 */
export function listView(
  attractions: readonly CardListing[],
  filters: ListFilters,
  moment: Moment,
): ListView {
  const { area, subcategory, sort, chips, within } = filters;
  const { now, calendar, from = null } = moment;
  const filtered = attractions.filter(
    (listing) =>
      (area === ALL || listing.area === area) &&
      (subcategory === null || listing.subcategory === subcategory),
  );
  const { chosen, counts, limit } = applyFilters(filtered, chips, now, calendar, { from, within });
  if (!from && sort !== 'name') chosen.sort(compare[sort]);
  const pages = Math.max(1, Math.ceil(chosen.length / PAGE_SIZE));
  const page = Math.min(filters.page, pages);
  const first = Math.max(0, page - MAX_PAGES_SHOWN);
  return {
    cards: chosen.slice(first * PAGE_SIZE, page * PAGE_SIZE),
    seen: (page - 1 - first) * PAGE_SIZE,
    total: chosen.length,
    page,
    pages,
    counts,
    limit,
  };
}
