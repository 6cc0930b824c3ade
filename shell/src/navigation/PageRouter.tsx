import { createContext, type ReactNode, useContext, useLayoutEffect, useState, useTransition } from 'react';
import { Router } from 'react-router-dom';
import { createPageHistory } from './pageHistory';

const PendingContext = createContext(false);

/** Whether a navigation is pending. */
export const useNavigationPending = (): boolean => useContext(PendingContext);

/**
 * The browser's router. Like `BrowserRouter` it goes to another page in a transition, which keeps the page before in
 * place until the next one can be shown; unlike it, it provides whether one is pending.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createPageHistory);
  const [isPending, startTransition] = useTransition();
  const [{ action, location }, setPage] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () => history.listen(({ action, location }) => startTransition(() => setPage({ action, location }))),
    [history],
  );
  return (
    <PendingContext value={isPending}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </PendingContext>
  );
}
