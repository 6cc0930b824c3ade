import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';

/** GET /api/listings/{id}/photos (ENT-18) */
export const photosQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: queryKey('photos', 'discover/photos', id),
    queryFn: ({ signal }) => api.photos({ id }, signal),
  });

export const usePhotos = (id: number) => useQuery(photosQuery(useHost().api, id));
