import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import type { SearchState } from '../state/searchState';
import { searchParams } from './useSearch';

/** Number of results per chip (GET /api/search/chips). */
export const chipCountsQuery = (api: Api, state: SearchState) =>
  queryOptions({
    queryKey: queryKey('searchChips', 'search/chips', searchParams(state)),
    queryFn: ({ signal }) => api.searchChips(searchParams(state), signal),
  });

export const useChipCounts = (state: SearchState) =>
  useQuery({ ...chipCountsQuery(useHost().api, state), placeholderData: (previous) => previous }).data;
