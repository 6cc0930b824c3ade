import { canonicalPath } from '@guide/contracts/site';
import { UNSAFE_createBrowserHistory } from 'react-router-dom';
import { reloadIfOutdated } from './outdated';

/** Adds a key to the current history entry: the router gives all loaded pages the key "default". */
function keyEntry(): void {
  if (history.state?.key) return;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...history.state, key }, '');
}

/** Whether the current history entry was added for a menu that covers the page. */
export const isOverlayEntry = (): boolean => Boolean(history.state?.overlay);

/** Adds a history entry for a menu that covers the page: Back leaves it instead of the page. */
export function addOverlayEntry(): void {
  if (!isOverlayEntry()) history.pushState({ ...history.state, overlay: true }, '');
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
    // Back from the next page must not lead to the entry of a closed menu.
    push: (to, state) => (isOverlayEntry() ? pageHistory.replace(to, state) : pageHistory.push(to, state)),
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
