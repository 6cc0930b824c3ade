import type { Api, Listing } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { hasPosition, nearbyBox, nearbyPlaces } from '@guide/contracts/place';

type StartingPlace = Pick<Listing, 'id' | 'lat' | 'lng'>;

/** Places within walking distance of a listing; none if it has no coordinates. */
export const aroundQuery = (api: Api, from: StartingPlace) =>
  queryOptions({
    queryKey: queryKey('mapFeatures', 'discover/around', from.id),
    queryFn: async ({ signal }) => {
      if (!hasPosition(from)) return [];
      const { items } = await api.mapFeatures({ bbox: nearbyBox(from) }, signal);
      return nearbyPlaces(items, from, ({ id }) => id === from.id);
    },
  });

export const useAround = (listing: StartingPlace) => useQuery(aroundQuery(useHost().api, listing)).data ?? [];
