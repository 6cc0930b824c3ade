import type { Api, Listing } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { nearbyBox, nearbyPlaces } from '@guide/contracts/place';

type StartingPlace = Pick<Listing, 'id' | 'lat' | 'lng'>;

/** Places within walking distance of a listing; none if it has no coordinates. */
export const aroundQuery = (api: Api, { id, lat, lng }: StartingPlace) =>
  queryOptions({
    queryKey: queryKey('mapFeatures', 'discover/around', id),
    queryFn: async ({ signal }) =>
      lat === undefined || lng === undefined
        ? []
        : nearbyPlaces(
            (await api.mapFeatures({ bbox: nearbyBox({ lat, lng }) }, signal)).items,
            { lat, lng },
            (place) => place.id === id,
          ),
  });

export const useAround = (listing: StartingPlace) => useQuery(aroundQuery(useHost().api, listing)).data ?? [];
