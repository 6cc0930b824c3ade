import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { detailsOf, type Place, type PlaceDetails } from '../places/place';

const detailsQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: queryKey('listing', 'map/details', id),
    queryFn: async ({ signal }): Promise<PlaceDetails | null> => {
      const listing = await api.listing({ id }, signal);
      return listing && detailsOf(listing, listing.shortDescription);
    },
  });

export function useDetails({ id, details }: Place): PlaceDetails | null {
  const { data } = useQuery({ ...detailsQuery(useHost().api, id), enabled: !details });
  return details ?? data ?? null;
}
