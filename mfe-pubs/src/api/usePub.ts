import type { Api, Pub } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { findPub } from '../content/pubs';

/** Only with a `select`, a response that equals the placeholder is the same object. */
const unchanged = (pub: Pub) => pub;

export const pubQuery = (api: Api, id: number, bundled: Pub | undefined) =>
  queryOptions({
    queryKey: queryKey('pub', 'pubs/pub', id),
    queryFn: ({ signal }) => api.pub({ id }, signal),
    enabled: bundled !== undefined,
    placeholderData: bundled,
    select: unchanged,
  });

/** Returns the bundled pub until the service responds, or if the request fails (D-45). */
export function usePub(id: number | null): Pub | undefined {
  const { api } = useHost();
  const bundled = findPub(id);
  return useQuery(pubQuery(api, id ?? 0, bundled)).data ?? bundled;
}
