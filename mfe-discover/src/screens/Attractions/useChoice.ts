import { useHost, useSearchParams } from '@guide/contracts/module';
import { useEffect, useMemo, useRef } from 'react';
import { type Choice, readChoice, writeChoice } from './choice';

/** The choice in the URL, and a way to change it: every change is a step that Back undoes (D-9). */
export function useChoice() {
  const { track } = useHost();
  const [search, setSearch] = useSearchParams();
  const choice = useMemo(() => readChoice(search), [search]);
  // The router brings a new address a moment later: a second choice made before that must not undo the first.
  const asked = useRef(choice);
  useEffect(() => {
    asked.current = choice;
  }, [choice]);
  const choose = (change: Partial<Choice>) => {
    asked.current = { ...asked.current, page: 1, ...change };
    setSearch(writeChoice(asked.current));
    const [name, value] = Object.entries(change)[0] ?? [];
    track({ name: 'filter_change', category: 'attractions', label: `${name}: ${value}` });
  };
  return { choice, choose };
}
