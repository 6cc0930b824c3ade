import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { placeOf } from '../places/place';

/** Logs and throws errors (ERR-03). */
const attractionsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey('listings', 'map/attractions'),
    queryFn: async ({ signal }) => {
      try {
        const listings = await api.listings({ category: 'attraction' }, signal);
        return listings.flatMap((listing) => placeOf(listing));
      } catch (cause) {
        if (signal.aborted) throw cause;
        const error = new Error('Failed to fetch attractions', { cause });
        console.error(error.message);
        throw error;
      }
    },
  });

export const useAttractions = () => useQuery(attractionsQuery(useHost().api));
