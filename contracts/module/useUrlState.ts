import { startTransition, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * What a screen's address says (D-9), and a way to go to another: every change is a step that Back undoes. The router
 * brings a new address a moment later; until then the change itself is shown, so that no control springs back under
 * the visitor's hand and a second change does not undo the first.
 *
 * @param read reads it from the query string
 * @param pathOf the address of another state; one that begins with "?" stays on this path
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
