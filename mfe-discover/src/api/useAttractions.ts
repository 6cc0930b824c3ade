import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { type CardListing, cardListing } from '@guide/contracts/place';

/**
 * Every attraction as a card, in order of name, then id: the order that ties of every sort keep (D-13).
 * @param locale of the city, a BCP 47 tag, which decides the order of letters
 */
export async function readAttractions(
  api: Api,
  locale: string,
  signal?: AbortSignal,
): Promise<CardListing[]> {
  const names = new Intl.Collator(locale, { numeric: true });
  const listings = await api.listings({ category: 'attraction' }, signal);
  return listings
    .map(cardListing)
    .sort((one, other) => names.compare(one.name, other.name) || one.id - other.id);
}

/** GET /api/listings?category=attraction, for the attractions list. */
const attractionsQuery = (api: Api, locale: string) =>
  queryOptions({
    queryKey: queryKey('listings', 'discover/attractions'),
    queryFn: ({ signal }) => readAttractions(api, locale, signal),
  });

export function useAttractions() {
  const { api, site } = useHost();
  return useQuery(attractionsQuery(api, site.locale));
}
