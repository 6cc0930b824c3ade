import { canonicalPath } from '@guide/contracts/site';
import { UNSAFE_createBrowserHistory } from 'react-router-dom';
import { reloadIfOutdated } from './outdated';

/** Adds a key to the current history entry: the router gives all loaded pages the key "default". */
function keyEntry(): void {
  if (history.state?.key) return;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...history.state, key }, '');
}

/** Wraps the browser history: unique keys that survive a reload, canonical paths, and reloads of outdated pages. */
export function createPageHistory(): ReturnType<typeof UNSAFE_createBrowserHistory> {
  keyEntry();
  // Must be registered before the router's listener, which reads the key.
  addEventListener('popstate', keyEntry);
  const pageHistory = UNSAFE_createBrowserHistory({ v5Compat: true });
  let shown = location.pathname;
  return {
    ...pageHistory,
    // A spread would copy the getters' current values.
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
        // Typing or filtering changes only the query, and must not reload the page.
        const isOtherPage = pathname !== shown;
        shown = pathname;
        if (isOtherPage && reloadIfOutdated()) return;
        listener(update);
      }),
  };
}
