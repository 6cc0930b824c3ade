import type { Api, Pub } from '@guide/contracts/api';
import { queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { pubs } from '../content/pubs';

/** GET /api/pubs/{id}. */
export const pubQuery = (api: Api, id: number) =>
  queryOptions({ queryKey: ['pub', id], queryFn: ({ signal }) => api.pub(id, signal) });

/** One pub from the module's own records, refreshed when the service answers (D-45). */
export function usePub(id: number): Pub | undefined {
  const { api } = useHost();
  const own = pubs.find((pub) => pub.id === id);
  const { data } = useQuery({ ...pubQuery(api, id), enabled: own !== undefined });
  return data ?? own;
}
