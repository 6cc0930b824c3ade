import home from '@guide/city/home.json' with { type: 'json' };
import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { ENGLISH } from '@guide/contracts/site';

/** The texts of the city about its pubs. They are bundled in English, and loaded in another language. */
export const homeQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey('homeTexts', 'pubs/home'),
    queryFn: ({ signal }) => api.homeTexts({}, signal),
  });

/** The city's texts about its pubs. They are English until the page's language is loaded. */
export function useHomeTexts() {
  const { api, language } = useHost();
  return useQuery({ ...homeQuery(api), enabled: language !== ENGLISH }).data ?? home;
}
