import {
  addressIn,
  canonicalPath,
  languageOf,
  movedPath,
  restaurantId,
  type Site,
} from '@guide/contracts/site';
import { UNSAFE_createBrowserHistory } from 'react-router-dom';
import { pagePath, pathInLanguage } from './address';
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

/**
 * Wraps the browser history: unique keys that survive a reload, canonical paths, pages of addresses that have none
 * themselves (D-88), and reloads of outdated pages.
 */
export function createPageHistory(site: Site): ReturnType<typeof UNSAFE_createBrowserHistory> {
  keyEntry();
  // Must be registered before the router's listener, which reads the key.
  addEventListener('popstate', keyEntry);
  const pageHistory = UNSAFE_createBrowserHistory({ v5Compat: true });
  const language = languageOf(site);
  const target = (address: string) => {
    const path = pathInLanguage(address);
    return path === null ? address : addressIn(language, movedPath(site, path) ?? canonicalPath(path));
  };
  // The server redirects too, but the downloaded guide has one page for all addresses.
  const { pathname, search, hash } = location;
  if (movedPath(site, pagePath())) pageHistory.replace({ pathname: target(pathname), search, hash });
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
        const path = target(pathname);
        if (path !== pathname) return pageHistory.replace({ pathname: path, search, hash }, state);
        // Only the server knows whether other ids are restaurants.
        if (restaurantId(pathInLanguage(pathname) ?? '') !== null && pathname !== shown)
          return location.reload();
        // Typing or filtering changes only the query, and must not reload the page.
        const isOtherPage = pathname !== shown;
        shown = pathname;
        if (isOtherPage && reloadIfOutdated()) return;
        listener(update);
      }),
  };
}
