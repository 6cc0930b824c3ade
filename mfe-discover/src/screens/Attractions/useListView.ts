import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { useMemo } from 'react';
import { readAttractions, useAttractions } from '../../api/useAttractions';
import type { Choice } from './choice';
import { listView } from './listView';

/** What a page is served with: the cards that it shows, not the whole list. */
export const listViewQuery = (api: Api, choice: Choice) =>
  queryOptions({
    queryKey: queryKey('listings', 'discover/attractions-view', choice),
    queryFn: async ({ signal }) => listView(await readAttractions(api, signal), choice),
  });

/** The view of a choice: from the whole list once the browser has it, before that what the page was served with. */
export function useListView(choice: Choice) {
  const { api } = useHost();
  const { data, isError, refetch } = useAttractions();
  const { data: served } = useQuery({ ...listViewQuery(api, choice), enabled: false });
  const view = useMemo(() => (data ? listView(data, choice) : undefined), [data, choice]);
  return { view: view ?? served, failed: isError, retry: () => void refetch() };
}
