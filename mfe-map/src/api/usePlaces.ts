import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { placeOfFeature } from '../places/place';
import { byRank } from '../places/rank';

/** Places in rank order. @param bbox "west,south,east,north" in degrees; default: the city */
export const placesQuery = (api: Api, bbox?: string) =>
  queryOptions({
    queryKey: queryKey('mapFeatures', 'map/places', bbox ?? 'city'),
    queryFn: async ({ signal }) => {
      const { items, total } = await api.mapFeatures({ bbox }, signal);
      return { places: items.map(placeOfFeature).sort(byRank), total };
    },
  });

/**
 * All places, or those of the box if the city has more than the service returns at once.
 * @param bbox the view of the map, once it is drawn
 * @returns the places, and the query of the city
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
