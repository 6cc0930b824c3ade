import { canonicalPath } from '@guide/contracts/site';
import { UNSAFE_createBrowserHistory } from 'react-router-dom';
import { reloadIfOutdated } from './outdated';

/** The router's history, see `createPageHistory`. */
export type PageHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

/**
 * Gives the current history entry a key. The router does so for entries that it makes itself; a page that was loaded
 * and a fragment of a page have none, so all of them would share the router's key "default".
 */
function keyEntry(): void {
  if (history.state?.key) return;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...history.state, key }, '');
}

/**
 * The router's history with three rules of this site: every entry has a key of its own, which it keeps over a reload,
 * an address that is not the one of its page is replaced by the one that is (`canonicalPath`), and a page that is
 * outdated goes to another one by loading its document (`outdated.ts`).
 */
export function createPageHistory(): PageHistory {
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
        // Another query of the same page is what the visitor is typing or choosing.
        const isOtherPage = pathname !== shown;
        shown = pathname;
        if (isOtherPage && reloadIfOutdated()) return;
        listener(update);
      }),
  };
}
