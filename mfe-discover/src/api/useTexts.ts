import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';

/** GET /api/listings/{id}/texts: a listing's own texts, where those of its subcategory are not true of it. */
export const textsQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: queryKey('texts', 'discover/texts', id),
    queryFn: async ({ signal }) => (await api.texts({ id }, signal)).texts,
  });

/** The texts of one listing; for an id that is not a number no request is sent (GATT-02). */
export function useTexts(id: number | null) {
  const { api } = useHost();
  return useQuery({ ...textsQuery(api, id ?? 0), enabled: id !== null });
}
