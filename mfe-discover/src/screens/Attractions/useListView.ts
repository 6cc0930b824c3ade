import { useQuery } from '@guide/contracts/module';
import { useMemo } from 'react';
import { useAttractions } from '../../api/useAttractions';
import type { Choice } from './choice';
import { type ListView, listView, viewKey } from './listView';

/** The view of a choice: from the whole list once the browser has it, before that what the page was served with. */
export function useListView(choice: Choice) {
  const { data, isError, refetch } = useAttractions();
  const { data: served } = useQuery<ListView>({ queryKey: viewKey(choice), enabled: false });
  const view = useMemo(() => (data ? listView(data, choice) : undefined), [data, choice]);
  return { view: view ?? served, failed: isError, retry: () => void refetch() };
}
