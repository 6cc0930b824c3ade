import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';

export const areaNamesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey('areas', 'discover/area-names'),
    queryFn: async ({ signal }) => (await api.areas({}, signal)).map(({ name }) => name),
  });

/** The opposite of `wordIn`. */
const englishOf = ({ words = {} }: Site, name: string): string =>
  Object.keys(words).find((word) => words[word] === name) ?? name;

/** English names of the areas, as listings have them; the service may answer with translated ones. */
export function useAreaNames(): string[] {
  const { api, site } = useHost();
  return (useQuery(areaNamesQuery(api)).data ?? []).map((name) => englishOf(site, name));
}
