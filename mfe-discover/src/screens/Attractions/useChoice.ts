import { useHost, useSearchParams } from '@guide/contracts/module';
import { useMemo } from 'react';
import { type Choice, readChoice, writeChoice } from './choice';

/** The choice in the URL, and a way to change it: every change is a step that Back undoes (D-9). */
export function useChoice() {
  const { track } = useHost();
  const [search, setSearch] = useSearchParams();
  const choice = useMemo(() => readChoice(search), [search]);
  const choose = (change: Partial<Choice>) => {
    setSearch(writeChoice({ ...choice, page: 1, ...change }));
    const [name, value] = Object.entries(change)[0] ?? [];
    track({ name: 'filter_change', category: 'attractions', label: `${name}: ${value}` });
  };
  return { choice, choose };
}
