import type { Db } from 'mongodb';
import type { Days } from '../days';
import type { Places } from '../places';
import { collections } from './collections';
import { popularListings } from './popular-listings';

/** Views of listings by their area in some days, most viewed first, then by name. */
export async function popularAreas(
  db: Db,
  places: Places,
  days: Days,
): Promise<{ name: string; count: number }[]> {
  const pages = await collections(db)
    .dailyPages.find({ day: { $gte: days.from, $lt: days.until } })
    .toArray();
  const counts = new Map<string, number>();
  for (const { listingId, count } of popularListings(pages, places)) {
    const area = places.areaOf(listingId);
    if (area) counts.set(area, (counts.get(area) ?? 0) + count);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
