import type { PopularListing } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import type { Days } from '../days';
import type { Places } from '../places';
import { topPages } from './top-pages';

/**
 * Views by listing, most viewed first, then by id (API-14). A listing's views are those of `/attraction/{id}` and of
 * its fixed page together.
 * @param days only these; all when not given
 */
export async function popularListings(db: Db, places: Places, days?: Days): Promise<PopularListing[]> {
  const counts = new Map<number, number>();
  for (const { path, count } of await topPages(db, days)) {
    const id = places.listingOf(path);
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return [...counts]
    .map(([listingId, count]) => ({ listingId, count }))
    .sort((a, b) => b.count - a.count || a.listingId - b.listingId);
}
