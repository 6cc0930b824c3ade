import type { Site } from '@guide/contracts/site';
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
        const isSamePath = location.pathname === shownPath.current;
        // Read by `useAfterHead`. Back needs the whole page at once, to scroll to its offset.
        document.documentElement.toggleAttribute('data-pushed', action !== 'POP' && !isSamePath);
        clearTimeout(timer.current);
        if (isSamePath) hydrateWaiting();
        else timer.current = setTimeout(hydrateWaiting, OTHER_PATH_WAIT_MS);
        startTransition(() => setPage({ action, location }));
      }),
    [history],
  );
  useLayoutEffect(() => {
    shownPath.current = location.pathname;
    clearTimeout(timer.current);
    navigationPending.setState(false);
    // What a touch adds to the page comes at once.
    const unmounted = new AbortController();
    const settle = () => document.documentElement.removeAttribute('data-pushed');
    for (const name of ['pointerdown', 'keydown'])
      addEventListener(name, settle, { capture: true, signal: unmounted.signal });
    return () => unmounted.abort();
  }, [location]);
  return (
    <AttemptContext value={attempt}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </AttemptContext>
  );
}
