import { canonicalPath } from '@guide/contracts/site';
import { UNSAFE_createBrowserHistory } from 'react-router-dom';
import { reloadIfOutdated } from './outdated';

/** Gives the current history entry a key; the router gives loaded pages and fragments all the key "default". */
function keyEntry(): void {
  if (history.state?.key) return;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...history.state, key }, '');
}

/** The router's history with unique keys that survive a reload, canonical paths, and reloads of outdated pages. */
export function createPageHistory(): ReturnType<typeof UNSAFE_createBrowserHistory> {
  keyEntry();
  // Registered before the router's own listener, which reads the key.
  addEventListener('popstate', keyEntry);
  const pageHistory = UNSAFE_createBrowserHistory({ v5Compat: true });
  let shown = location.pathname;
  return {
    ...pageHistory,
    // Spreading reads getters once; the router needs them live.
    get action() {
      return pageHistory.action;
    },
    get location() {
      return pageHistory.location;
    },
    listen: (listener) =>
      pageHistory.listen((update) => {
        const { pathname, search, hash, state } = update.location;
        const canonical = canonicalPath(pathname);
        if (canonical !== pathname) return pageHistory.replace({ pathname: canonical, search, hash }, state);
        // Another query is what the visitor is typing or choosing.
        const isOtherPage = pathname !== shown;
        shown = pathname;
        if (isOtherPage && reloadIfOutdated()) return;
        listener(update);
      }),
  };
}
