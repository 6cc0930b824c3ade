import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { placeOfFeature } from '../places/place';
import { byRank } from '../places/rank';

/**
 * The places of the city in rank order, or those of a box; `total` is their number.
 * @param bbox "west,south,east,north" in degrees
 */
export const placesQuery = (api: Api, bbox?: string) =>
  queryOptions({
    queryKey: queryKey('mapFeatures', 'map/places', bbox ?? 'city'),
    queryFn: async ({ signal }) => {
      const { items, total } = await api.mapFeatures({ bbox }, signal);
      return { places: items.map(placeOfFeature).sort(byRank), total };
    },
  });

/**
 * Every place with coordinates; of a pack that has more than the service gives at once, those of the box, and until
 * they are there the ones before.
 * @param bbox what the map shows, once it is there
 * @returns the places, and the query of the whole city
 */
export function usePlaces(bbox: string | undefined) {
  const { api } = useHost();
  const city = useQuery(placesQuery(api));
  const large = city.data !== undefined && city.data.total > city.data.places.length;
  const box = useQuery({
    ...placesQuery(api, bbox),
    enabled: large && bbox !== undefined,
    placeholderData: (before) => before,
  });
  return { places: (large && box.data ? box : city).data?.places, city };
}
