import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { cardListing } from '@guide/contracts/place';

/** Featured attractions on the home page (CONST-01). */
const FEATURED_COUNT = 4;

export const featuredQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey('listings', 'discover/featured'),
    queryFn: async ({ signal }) =>
      (await api.listings({ category: 'attraction', featured: true }, signal))
        .slice(0, FEATURED_COUNT)
        .map(cardListing),
  });

export const useFeatured = () => useQuery(featuredQuery(useHost().api));
