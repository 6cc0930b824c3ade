import type { Api } from '@guide/contracts/api';
import {
  guideNow,
  queryKey,
  queryOptions,
  replaceEqualDeep,
  useHost,
  useQuery,
  useWhen,
} from '@guide/contracts/module';
import { type Point, whenOf } from '@guide/contracts/place';
import type { Site } from '@guide/contracts/site';
import { useDeferredValue, useMemo } from 'react';
import { readAttractions, useAttractions } from '../../api/useAttractions';
import type { ListFilters } from './listFilters';
import { listView } from './listView';

/** One page of cards, for the server. */
export const listViewQuery = (api: Api, filters: ListFilters, site: Site) =>
  queryOptions({
    queryKey: queryKey('listings', 'discover/attractions-view', filters),
    queryFn: async ({ signal }) => {
      const [attractions, [from = null]] = await Promise.all([
        readAttractions(api, site.locale, signal),
        filters.from ? api.searchStarts({ query: filters.from }, signal) : [],
      ]);
      return listView(attractions, filters, {
        when: whenOf(filters.when, guideNow(), site),
        calendar: site,
        from,
      });
    },
  });

/** The filtered list; until all attractions are loaded, the server's page. @param from - the visitor's position */
export function useListView(filters: ListFilters, from: Point | null) {
  const { api, site } = useHost();
  const when = useWhen(filters.when);
  const { data: latest, isError, refetch } = useAttractions();
  // React interrupts the rendering of new data for a touch.
  const data = useDeferredValue(latest);
  const { data: serverView } = useQuery({ ...listViewQuery(api, filters, site), enabled: false });
  const view = useMemo(
    () => data && replaceEqualDeep(serverView, listView(data, filters, { when, calendar: site, from })),
    [data, serverView, filters, when, site, from],
  );
  return { view: view ?? serverView, failed: isError, retry: () => void refetch() };
}
