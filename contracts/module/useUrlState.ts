import { startTransition, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * State in the address, so that Back undoes changes (D-9). Renders a new state before the router has navigated.
 * @param pathOf - returns the address of a state; "?…" stays on the current path
 */
export function useUrlState<State>(
  read: (search: URLSearchParams) => State,
  pathOf: (state: State) => string,
): [state: State, go: (next: State) => void] {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const current = useMemo(() => read(search), [read, search]);
  const [state, setOptimistic] = useOptimistic(current);
  const go = (next: State) =>
    startTransition(() => {
      setOptimistic(next);
      navigate(pathOf(next));
    });
  return [state, go];
}
