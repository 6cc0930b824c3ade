import { createContext, type ReactNode, useContext, useLayoutEffect, useState, useTransition } from 'react';
import { Router } from 'react-router-dom';
import { createPageHistory } from './pageHistory';

const PendingContext = createContext(false);

export const useNavigationPending = (): boolean => useContext(PendingContext);

/** A `BrowserRouter` that knows whether a navigation is pending. */
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
