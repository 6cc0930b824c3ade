import { useCallback, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { canReach, jumpTo, pinScroll } from './pinScroll';

const STORAGE_KEY = 'scroll-positions';

/** Scroll offsets (px) of this tab's history entries by key, in session storage to survive a reload. */
function readPositions(): Map<string, number> {
  try {
    return new Map<string, number>(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    return new Map();
  }
}

function storePositions(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch {
    // Without storage the browser restores the offset itself.
  }
}

/** Scrolls a new page to its top or fragment, and restores offsets on Back, Forward and reload (decision 10). */
export function ScrollRestoration() {
  const location = useLocation();
  const type = useNavigationType();
  const positions = useRef<Map<string, number>>(null);
  const shown = useRef(location);
  /** After Back or Forward, `scrollY` no longer belongs to the visible page. */
  const leaving = useRef(false);
  const pin = useRef<ReturnType<typeof pinScroll>>(null);
  const record = useCallback(() => {
    if (!leaving.current && !pin.current?.isPinned()) positions.current?.set(shown.current.key, scrollY);
  }, []);

  useLayoutEffect(() => {
    const stored = readPositions();
    positions.current = stored;
    const store = () => storePositions(stored);
    const onPopState = () => {
      leaving.current = true;
    };
    const setManual = () => {
      history.scrollRestoration = 'manual';
    };
    // The browser restores the next document's offset until this script runs.
    const setAuto = () => {
      record();
      store();
      history.scrollRestoration = 'auto';
    };
    const top = stored.get(shown.current.key);
    if (top && !hasScrolledAway(top)) pin.current = pinScroll(scrollToOffset(top));
    record();
    setManual();
    const unmounted = new AbortController();
    const { signal } = unmounted;
    addEventListener('scroll', record, { passive: true, signal });
    addEventListener('popstate', onPopState, { signal });
    addEventListener('pagehide', setAuto, { signal });
    addEventListener('pageshow', setManual, { signal });
    document.addEventListener('visibilitychange', store, { signal });
    return () => {
      pin.current?.stop();
      unmounted.abort();
    };
  }, [record]);

  // Before the new page is in the document: reading or changing its offset would make the browser lay it out twice.
  useInsertionEffect(() => {
    const before = shown.current;
    if (before.key === location.key || type === 'POP' || location.hash) return;
    if (!isAnotherPage(before, location)) return;
    jumpTo(0);
    positions.current?.set(location.key, 0);
  }, [location, type]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    leaving.current = false;
    if (before.key === location.key) return;
    pin.current?.stop();
    const top = type === 'POP' ? positions.current?.get(location.key) : undefined;
    if (top !== undefined) pin.current = pinScroll(scrollToOffset(top));
    else if (type !== 'POP' && location.hash) pin.current = pinScroll(scrollToFragment(location.hash));
    if (!positions.current?.has(location.key)) record();
  }, [location, type, record]);
  return null;
}

/** A changed query, such as a filter, keeps the offset; a link to the same URL does not. */
const isAnotherPage = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || from.search === to.search;

/** Browsers may miss a reloaded page's offset by this much, because fonts load later. */
const RELOAD_TOLERANCE_PX = 40;

const hasScrolledAway = (top: number): boolean =>
  window.guideBootstrap?.hasActed() ||
  (scrollY !== 0 && canReach(top) && Math.abs(scrollY - top) > RELOAD_TOLERANCE_PX);

const scrollToOffset = (top: number) => () => {
  jumpTo(top);
  return top;
};

const scrollToFragment = (hash: string) => () => {
  const target = document.getElementById(decodeFragment(hash.slice(1)));
  target?.scrollIntoView({ behavior: 'instant' });
  return target ? scrollY : undefined;
};

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
