import type { ChipCounts } from '@guide/contracts/api';
import { applyFilters, type CardListing, type Point, type WalkLimit } from '@guide/contracts/place';
import type { Calendar } from '@guide/contracts/site';
import { ALL, type ListFilters, type Sort } from './listFilters';

/** A page adds so many cards to those before it. */
const PAGE_SIZE = 24;
/** However many listings there are, the cards of no more pages are drawn: then the first ones are left out. */
export const MAX_PAGES_SHOWN = 4;

/** What the list screen shows with some filters. */
export interface ListView {
  cards: CardListing[];
  /** How many of the cards the pages before had. */
  seen: number;
  /** Of all pages. */
  total: number;
  page: number;
  pages: number;
  /** How many attractions each quick choice would leave. */
  counts: ChipCounts;
  /** How far on foot the list reaches, where that is limited. */
  limit: WalkLimit | null;
}

const compare: Record<Exclude<Sort, 'name'>, (one: CardListing, other: CardListing) => number> = {
  rating: (one, other) => other.rating - one.rating,
  reviews: (one, other) => (other.reviewCount ?? 0) - (one.reviewCount ?? 0),
};

/** When the list is shown, by which calendar, and from which position where the nearest come first. */
export interface Moment {
  /** ms since 1970. */
  now: number;
  calendar: Calendar;
  from?: Point | null;
}

/**
 * Filters, sorts and cuts the list (LIST-04 to LIST-08, LIST-12), and by quick choices and distance (decision 0077).
 * @param attractions in order of name, which is what ties keep: sorting is stable (D-13)
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
