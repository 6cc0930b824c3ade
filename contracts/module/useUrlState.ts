import { startTransition, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * State in the address (D-9): Back undoes each change. A change is shown at once, before the router has the new address.
 * @param pathOf the address of a state; one that begins with "?" stays on this path
 */
export function useUrlState<State>(
  read: (search: URLSearchParams) => State,
  pathOf: (state: State) => string,
): [state: State, go: (next: State) => void] {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const addressed = useMemo(() => read(search), [read, search]);
  const [state, expect] = useOptimistic(addressed);
  const go = (next: State) =>
    startTransition(() => {
      expect(next);
      navigate(pathOf(next));
    });
  return [state, go];
}
