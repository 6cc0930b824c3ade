import type { Api, Pub } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { findPub } from '../content/pubs';

const pubQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: queryKey('pub', 'pubs/pub', id),
    queryFn: ({ signal }) => api.pub({ id }, signal),
  });

/** Returns the bundled pub until the service responds, or if the request fails (D-45). */
export function usePub(id: number | null): Pub | undefined {
  const { api } = useHost();
  const bundled = findPub(id);
  const { data } = useQuery({ ...pubQuery(api, id ?? 0), enabled: bundled !== undefined });
  return bundled && (data ?? bundled);
}
