import type { PopularListing, TopPage } from '@guide/contracts/api/schemas';
import type { Pages } from '../intake/pages';

/** Counts views per listing, of `/attraction/{id}` and its fixed page together (API-14). */
export async function computePopularListings(topPages: TopPage[], pages: Pages): Promise<PopularListing[]> {
  const names = await pages.listingNames();
  const counts = new Map<number, number>();
  for (const { path, count } of topPages) {
    const id = pages.listingOf(path);
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return [...counts]
    .map(([listingId, count]) => ({ listingId, ...nameIn(names, listingId), count }))
    .sort((a, b) => b.count - a.count || a.listingId - b.listingId);
}

function nameIn(names: ReadonlyMap<number, string>, listingId: number): { name?: string } {
  const name = names.get(listingId);
  return name === undefined ? {} : { name };
}
