import { useCallback, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { canReach, jumpTo, pinScroll } from './pinScroll';

const STORAGE_KEY = 'scroll-positions';

/** Scroll offsets of this tab's history entries, px, by the entry's key; they survive a reload. */
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
    // Without storage the browser chooses a loaded page's offset.
  }
}

/** A new page starts at its top or fragment; Back, Forward and reload keep a page's offset (docs/decisions/0010). */
export function ScrollRestoration() {
  const location = useLocation();
  const type = useNavigationType();
  const positions = useRef<Map<string, number>>(null);
  /** The visible page; the address may already be another. */
  const shown = useRef(location);
  /** After Back or Forward the browser's offset is no longer the shown page's own. */
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
    // In the next document, the browser restores the offset until this script runs.
    const setAuto = () => {
      record();
      store();
      history.scrollRestoration = 'auto';
    };
    const top = stored.get(shown.current.key);
    if (top && !hasScrolledAway(top)) pin.current = pinScroll(scrollToOffset(top));
    record();
    setManual();
    addEventListener('scroll', record, { passive: true });
    addEventListener('popstate', onPopState);
    addEventListener('pagehide', setAuto);
    addEventListener('pageshow', setManual);
    document.addEventListener('visibilitychange', store);
    return () => {
      pin.current?.stop();
      removeEventListener('scroll', record);
      removeEventListener('popstate', onPopState);
      removeEventListener('pagehide', setAuto);
      removeEventListener('pageshow', setManual);
      document.removeEventListener('visibilitychange', store);
    };
  }, [record]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    leaving.current = false;
    if (before.key === location.key) return;
    pin.current?.stop();
    const top = type === 'POP' ? positions.current?.get(location.key) : undefined;
    if (top !== undefined) pin.current = pinScroll(scrollToOffset(top));
    else if (type !== 'POP' && location.hash) pin.current = pinScroll(scrollToFragment(location.hash));
    else if (type !== 'POP' && isAnotherPage(before, location)) jumpTo(0);
    record();
  }, [location, type, record]);
  return null;
}

/** A change of only the query, such as a filter, stays on the page; a link to the same address does not. */
const isAnotherPage = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || from.search === to.search;

/** Browsers restore a reloaded page to within this distance, because fonts load later, px. */
const RELOAD_TOLERANCE_PX = 40;

/** Whether the visitor has already scrolled a reloaded page that was at this offset, px. */
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
