import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { type CardListing, cardListing } from '@guide/contracts/place';

/** Attractions sorted by name, then id, to break ties of other sorts (D-13). @param locale - BCP 47 tag */
export async function readAttractions(
  api: Api,
  locale: string,
  signal?: AbortSignal,
): Promise<CardListing[]> {
  const listings = await api.listings({ category: 'attraction' }, signal);
  const names = new Intl.Collator(locale, { numeric: true });
  const sorted = listings.map(cardListing).sort((a, b) => names.compare(a.name, b.name) || a.id - b.id);
  // The first `Collator` takes 50 ms on a slow phone, so React renders in a new task.
  await globalThis.scheduler?.yield?.();
  return sorted;
}

const attractionsQuery = (api: Api, locale: string) =>
  queryOptions({
    queryKey: queryKey('listings', 'discover/attractions'),
    queryFn: ({ signal }) => readAttractions(api, locale, signal),
  });

export function useAttractions() {
  const { api, site } = useHost();
  return useQuery(attractionsQuery(api, site.locale));
}
