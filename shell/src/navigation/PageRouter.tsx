import { basePath, languageOf, type Site } from '@guide/contracts/site';
import {
  createContext,
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { Router } from 'react-router-dom';
import { createStore } from 'zustand';
import { createPageHistory } from './pageHistory';

/** A store, because a context would hydrate all waiting parts of a page that the visitor leaves. */
export const navigationPending = createStore(() => false);

/** Nothing reads it. A change makes React hydrate the waiting parts (`HydrateLater`), in case a navigation needs one. */
const AttemptContext = createContext(0);

/** Another path rarely needs the waiting parts of the page. */
const OTHER_PATH_WAIT_MS = 1000;

/** A `BrowserRouter` that tells when a navigation is pending. */
export function PageRouter({ site, children }: { site: Site; children: ReactNode }) {
  const [history] = useState(() => createPageHistory(site));
  const [{ action, location }, setPage] = useState({ action: history.action, location: history.location });
  const [attempt, hydrateWaiting] = useReducer((count: number) => count + 1, 0);
  const shownPath = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        navigationPending.setState(true);
        clearTimeout(timer.current);
        if (location.pathname === shownPath.current) hydrateWaiting();
        else timer.current = setTimeout(hydrateWaiting, OTHER_PATH_WAIT_MS);
        startTransition(() => setPage({ action, location }));
      }),
    [history],
  );
  useLayoutEffect(() => {
    shownPath.current = location.pathname;
    clearTimeout(timer.current);
    navigationPending.setState(false);
  }, [location]);
  return (
    <AttemptContext value={attempt}>
      <Router
        basename={basePath(languageOf(site))}
        location={location}
        navigationType={action}
        navigator={history}
      >
        {children}
      </Router>
    </AttemptContext>
  );
}
