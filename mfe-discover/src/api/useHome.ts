import type { Api } from '@guide/contracts/api';
import type { HomeTexts } from '@guide/contracts/city';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';

/** GET /api/texts/home: the fixed texts of the home page, of introductions and of planning a visit. */
export const homeQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey('texts', 'discover/home'),
    queryFn: ({ signal }) => api.homeTexts({}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useHome = (): HomeTexts | undefined => useQuery(homeQuery(useHost().api)).data;
