import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { orNull } from './useListing';

/** GET /api/listings/{id}/page: all texts of a listing's page (GATT-03 to GATT-06); null for a missing listing. */
export const pageTextsQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: queryKey('texts', 'discover/page', id),
    queryFn: ({ signal }) => orNull(api.pageTexts({ id }, signal)),
  });

export const usePageTexts = (id: number) => useQuery(pageTextsQuery(useHost().api, id));
