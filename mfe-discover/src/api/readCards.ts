import type { Api, Category, Listing } from '@guide/contracts/api';

/** Listings of a category as cards, sorted by name, then id, to break ties of other sorts (D-13). @param locale - BCP 47 tag */
export async function readCards<Card extends { id: number; name: string }>(
  api: Api,
  category: Category,
  toCard: (listing: Listing) => Card,
  locale: string,
  signal?: AbortSignal,
): Promise<Card[]> {
  const listings = await api.listings({ category }, signal);
  const names = new Intl.Collator(locale, { numeric: true });
  const sorted = listings.map(toCard).sort((a, b) => names.compare(a.name, b.name) || a.id - b.id);
  // The first `Collator` takes 50 ms on a slow phone, so React renders in a new task.
  await globalThis.scheduler?.yield?.();
  return sorted;
}
