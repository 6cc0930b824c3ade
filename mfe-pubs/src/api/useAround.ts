import type { Api, Pub } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { nearbyBox, nearbyPlaces } from '@guide/contracts/place';

const aroundQuery = (api: Api, { id, coordinates }: Pub) =>
  queryOptions({
    queryKey: queryKey('mapFeatures', 'pubs/around', id),
    queryFn: async ({ signal }) =>
      nearbyPlaces(
        (await api.mapFeatures({ bbox: nearbyBox(coordinates) }, signal)).items,
        coordinates,
        ({ pubId }) => pubId === id,
      ),
  });

/** Places within walking distance; not fetched on the server (EXT-04). */
export const useAround = (pub: Pub) => useQuery(aroundQuery(useHost().api, pub)).data ?? [];
