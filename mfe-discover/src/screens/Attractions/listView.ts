import { applyFilters, type CardListing, cardListing } from '@guide/contracts/place';
import { createListView, type ViewContext } from '../../list/createListView';
import { ALL } from '../../list/filters';
import { type ListPage, listPage } from '../../list/listPage';
import { type ListFilters, readFilters, type Sort, writeFilters } from './listFilters';

export type ListView = ListPage<CardListing>;

const compare: Record<Exclude<Sort, 'name'>, (a: CardListing, b: CardListing) => number> = {
  rating: (a, b) => b.rating - a.rating,
  reviews: (a, b) => (b.reviewCount ?? 0) - (a.reviewCount ?? 0),
};

/**
 * Filters, sorts and paginates attractions (LIST-04 to LIST-08, LIST-12).
 * @param attractions - sorted by name, to break ties (D-13)
 */
function listView(
  attractions: readonly CardListing[],
  filters: ListFilters,
  { when, calendar, from = null }: Omit<ViewContext, 'now'>,
): ListView {
  const { area, subcategory, sort, chips, within } = filters;
  const filtered = attractions.filter(
    (listing) =>
      (area === ALL || listing.area === area) &&
      (subcategory === null || listing.subcategory === subcategory),
  );
  if (!from && sort !== 'name') filtered.sort(compare[sort]);
  const { chosen, counts, limit } = applyFilters(filtered, chips, when, calendar, { from, within });
  return { ...listPage(chosen, filters.page), counts, limit };
}

export const { prefetch, useList } = createListView({
  category: 'attraction',
  readFilters,
  writeFilters,
  toCard: cardListing,
  viewOf: listView,
});
