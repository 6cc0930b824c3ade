import type { PopularListing, TopPage } from '@guide/contracts/api/schemas';
import type { Places } from '../places';

/**
 * Views by listing, most viewed first, then by id (API-14). A listing's views are those of `/attraction/{id}` and of
 * its fixed page together.
 * @param pages views by path
 */
export function popularListings(pages: TopPage[], places: Places): PopularListing[] {
  const counts = new Map<number, number>();
  for (const { path, count } of pages) {
    const id = places.listingOf(path);
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return [...counts]
    .map(([listingId, count]) => ({ listingId, count }))
    .sort((a, b) => b.count - a.count || a.listingId - b.listingId);
}
