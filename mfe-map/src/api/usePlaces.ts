import type { Api } from '@guide/contracts/api';
import { queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { placeOf } from '../places/place';
import { byRank } from '../places/rank';

/** Every listing that has coordinates, as a place, in rank order. */
export const placesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['map-places'],
    queryFn: async ({ signal }) => {
      const listings = await api.listings({}, signal);
      return listings.flatMap((listing) => placeOf(listing, 'shortDescription')).sort(byRank);
    },
  });

export const usePlaces = () => useQuery(placesQuery(useHost().api));
