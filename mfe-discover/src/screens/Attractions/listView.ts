import type { ChipCounts } from '@guide/contracts/api';
import { applyFilters, type CardListing, metresTo, type Point } from '@guide/contracts/place';
import type { Calendar } from '@guide/contracts/site';
import { ALL, type ListFilters, type Sort } from './listFilters';

/** Cards on one page of a long list: however many listings there are, no more are drawn. */
const PAGE_SIZE = 48;
/** A list of up to so many is one page, so that a city's own attractions each have their card (LIST-04). */
const MAX_UNPAGED_COUNT = 96;

/** What the list screen shows with some filters. */
export interface ListView {
  cards: CardListing[];
  /** Of all pages. */
  total: number;
  page: number;
  pages: number;
  /** How many attractions each quick choice would leave. */
  counts: ChipCounts;
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

/** Nearest first; what has no coordinates comes last. */
const byDistance = (from: Point) => (one: CardListing, other: CardListing) =>
  metresTo(from, one) - metresTo(from, other);

/**
 * Filters, sorts and cuts the list (LIST-04 to LIST-08, LIST-12), and by the quick choices (decision 0077).
 * @param attractions in order of name, which is what ties keep: sorting is stable (D-13)
 */
export function listView(
  attractions: readonly CardListing[],
  filters: ListFilters,
  moment: Moment,
): ListView {
  const { area, subcategory, sort, chips } = filters;
  const { now, calendar, from } = moment;
  const filtered = attractions.filter(
    (listing) =>
      (area === ALL || listing.area === area) &&
      (subcategory === null || listing.subcategory === subcategory),
  );
  const { chosen, counts } = applyFilters(filtered, chips, now, calendar);
  if (from) chosen.sort(byDistance(from));
  else if (sort !== 'name') chosen.sort(compare[sort]);
  const pages = chosen.length <= MAX_UNPAGED_COUNT ? 1 : Math.ceil(chosen.length / PAGE_SIZE);
  const page = Math.min(filters.page, pages);
  return {
    cards: pages === 1 ? chosen : chosen.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: chosen.length,
    page,
    pages,
    counts,
  };
}
