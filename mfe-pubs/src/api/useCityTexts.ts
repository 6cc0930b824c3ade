import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { ENGLISH, englishPart, type TextPart } from '@guide/contracts/site';
import { type CityTexts, cityTexts, cityTextsOf } from '../content/cityTexts';

export const cityTextsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey('homeTexts', 'pubs/city'),
    queryFn: async ({ signal }): Promise<CityTexts> => cityTextsOf(await api.homeTexts({}, signal)),
  });

/**
 * What the city says about its pubs: bundled in English, loaded in another language, and English until then.
 * @returns also `part`, the attributes of their elements
 */
export function useCityTexts(): CityTexts & { part: TextPart } {
  const { api, language } = useHost();
  const { data } = useQuery({ ...cityTextsQuery(api), enabled: language !== ENGLISH });
  return data ? { ...data, part: {} } : { ...cityTexts, part: englishPart({}) };
}
