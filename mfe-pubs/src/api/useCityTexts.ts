import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { ENGLISH } from '@guide/contracts/site';
import { type CityTexts, cityTexts, cityTextsOf } from '../content/cityTexts';

export const cityTextsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey('homeTexts', 'pubs/city'),
    queryFn: async ({ signal }): Promise<CityTexts> => cityTextsOf(await api.homeTexts({}, signal)),
  });

/** What the city says about its pubs: bundled in English, loaded in another language, and English until then. */
export function useCityTexts(): CityTexts {
  const { api, language } = useHost();
  return useQuery({ ...cityTextsQuery(api), enabled: language !== ENGLISH }).data ?? cityTexts;
}
