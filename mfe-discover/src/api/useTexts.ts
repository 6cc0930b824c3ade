import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';

/** GET /api/listings/{id}/texts: they override the texts of the subcategory. */
export const textsQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: queryKey('texts', 'discover/texts', id),
    queryFn: async ({ signal }) => (await api.texts({ id }, signal)).texts,
  });

export const useTexts = (id: number) => useQuery(textsQuery(useHost().api, id));
