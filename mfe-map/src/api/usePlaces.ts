import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';
import { placesOfFeature } from '../places/place';
import { type PlaceRow, placeRow, readPlaceRow } from '../places/placeRows';
import { byRank } from '../places/rank';

/** Places in rank order. @param bbox - "west,south,east,north" in degrees; default: the whole city */
export const placesQuery = (api: Api, { center }: Pick<Site, 'center'>, bbox?: string) =>
  queryOptions({
    queryKey: queryKey('mapFeatures', 'map/place-rows', bbox ?? 'city'),
    queryFn: async ({ signal }): Promise<PlaceRows> => {
      const { items, total } = await api.mapFeatures({ bbox }, signal);
      const places = items.flatMap((item) => placesOfFeature(item, center)).sort(byRank);
      return { rows: places.map(placeRow), total: total - (items.length - places.length) };
    },
    select: readRows,
  });

interface PlaceRows {
  rows: PlaceRow[];
  total: number;
}

const readRows = ({ rows, total }: PlaceRows) => ({ places: rows.map(readPlaceRow), total });

/**
 * Places of the city, or of the map's view if the city has more than one response can hold.
 * @returns `places`, and `city`, the query of the whole city
 */
export function usePlaces(bbox: string | undefined) {
  const { api, site } = useHost();
  const city = useQuery(placesQuery(api, site));
  const isPartial = city.data !== undefined && city.data.total > city.data.places.length;
  const box = useQuery({
    ...placesQuery(api, site, bbox),
    enabled: isPartial && bbox !== undefined,
    placeholderData: (previous) => previous,
  });
  return { places: (isPartial && box.data ? box : city).data?.places, city };
}
