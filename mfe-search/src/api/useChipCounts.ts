import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import type { SearchState } from '../state/searchState';
import { searchParams } from './useSearch';

/** GET /api/search/chips: how many results each chip would leave. */
export const chipCountsQuery = (api: Api, state: SearchState) =>
  queryOptions({
    queryKey: queryKey('searchChips', 'search/chips', searchParams(state)),
    queryFn: ({ signal }) => api.searchChips(searchParams(state), signal),
  });

/** Undefined while they load: the chips then have no counts. */
export const useChipCounts = (state: SearchState) =>
  useQuery({ ...chipCountsQuery(useHost().api, state), placeholderData: (before) => before }).data;
