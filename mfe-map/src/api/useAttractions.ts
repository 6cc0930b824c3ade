import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';
import { placeOf } from '../places/place';

/** Logs and throws errors (ERR-03). */
const attractionsQuery = (api: Api, { center }: Pick<Site, 'center'>) =>
  queryOptions({
    queryKey: queryKey('listings', 'map/attractions'),
    queryFn: async ({ signal }) => {
      try {
        const listings = await api.listings({ category: 'attraction' }, signal);
        return listings.flatMap((listing) => placeOf(listing, center));
      } catch (cause) {
        if (signal.aborted) throw cause;
        const error = new Error('Failed to fetch attractions', { cause });
        console.error(error.message);
        throw error;
      }
    },
  });

export function useAttractions() {
  const { api, site } = useHost();
  return useQuery(attractionsQuery(api, site));
}
