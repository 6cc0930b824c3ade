import { callOperation } from '@guide/contracts/api';
import { releaseChanges } from '@guide/contracts/api/page-operations';
import { queryOptions, useQuery } from '@guide/contracts/module';

const releaseChangesQuery = queryOptions({
  queryKey: [releaseChanges.path],
  queryFn: ({ signal }) => callOperation((url, init) => fetch(url, init), releaseChanges, {}, signal),
});

export const useReleaseChanges = () => useQuery(releaseChangesQuery);
