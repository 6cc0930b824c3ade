import type { Db } from 'mongodb';
import type { Days } from '../days';
import type { Places } from '../places';
import { popularListings } from './popular-listings';

/** Views of listings by their area, most viewed first, then by name. */
export async function popularAreas(
  db: Db,
  places: Places,
  days: Days,
): Promise<{ name: string; count: number }[]> {
  const counts = new Map<string, number>();
  for (const { listingId, count } of await popularListings(db, places, days)) {
    const area = places.areaOf(listingId);
    if (area) counts.set(area, (counts.get(area) ?? 0) + count);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
