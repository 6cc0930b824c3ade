import type { Api, Listing } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { ratingValue } from '@guide/contracts/place';

const MAX_MARKERS = 15;

/** Attractions that the map shows first (D-63). */
export const topRated = (attractions: readonly Listing[]): Pick<Listing, 'id' | 'name' | 'area'>[] =>
  attractions
    .filter(({ lat, lng }) => lat !== undefined && lng !== undefined)
    .sort((a, b) => ratingValue(b.rating) - ratingValue(a.rating) || a.id - b.id)
    .slice(0, MAX_MARKERS)
    .map(({ id, name, area }) => ({ id, name, area }));

export const topRatedQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey('listings', 'discover/top-rated'),
    queryFn: async ({ signal }) => topRated(await api.listings({ category: 'attraction' }, signal)),
  });

export const useTopRated = () => useQuery(topRatedQuery(useHost().api));
