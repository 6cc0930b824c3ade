import { useHost, useUrlState } from '@guide/contracts/module';
import { type ListFilters, readFilters, writeFilters } from './listFilters';

const pathOf = (filters: ListFilters) => `?${writeFilters(filters)}`;

/** The filters in the address, and a way to change them (D-9). */
export function useListFilters() {
  const { track } = useHost();
  const [filters, go] = useUrlState(readFilters, pathOf);
  const setFilters = (change: Partial<ListFilters>) => {
    go({ ...filters, page: 1, ...change });
    const [name, value] = Object.entries(change)[0] ?? [];
    track({ name: 'filter_change', category: 'attractions', label: `${name}: ${value}` });
  };
  return { filters, setFilters };
}
