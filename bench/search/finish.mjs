import { normalizeForSearch } from '@guide/contracts/place';
import { orders } from './orders.mjs';

/**
 * Filters, orders and cuts what a library finds by text, with every order known beforehand.
 * @param find gives the ids of the listings that have a folded text
 */
export function finish(listings, find) {
  const known = orders(listings);
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const passes = (listing, { category, area, priceRange, rating }) =>
    (!category || listing.category === category) &&
    (!area || listing.area === area) &&
    (!priceRange || listing.priceRange === priceRange) &&
    (!rating || Number(listing.rating ?? 4) >= rating);

  return (query) => {
    const { listings: inOrder, places } = known[query.sortBy ?? 'relevance'];
    const text = normalizeForSearch((query.query ?? '').trim());
    const found = text
      ? find(text)
          .map((id) => byId.get(id))
          .filter((listing) => passes(listing, query))
      : inOrder.filter((listing) => passes(listing, query));
    if (text) found.sort((a, b) => Number(places.get(a.id)) - Number(places.get(b.id)));
    const { offset = 0, limit } = query;
    return { results: found.slice(offset, offset + limit), total: found.length };
  };
}
