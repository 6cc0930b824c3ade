import { useHost } from '@guide/contracts/module';
import { useEffect } from 'react';

/** How long a pointer must rest on a link before it counts as intent, ms. */
const HOVER_DELAY_MS = 60;

/** A page is preloaded again after this time, ms. */
const PRELOAD_AGAIN_MS = 10_000;

/** Preloads the page behind a link on hover, focus or touch; never with the data saver on. */
export function PreloadLinks() {
  const { preload, settings } = useHost();
  useEffect(() => {
    if (settings.dataSaver) return;
    const preloadedAt = new Map<string, number>();
    let timer: number | undefined;
    const go = (path: string) => {
      const now = performance.now();
      if (now - (preloadedAt.get(path) ?? Number.NEGATIVE_INFINITY) < PRELOAD_AGAIN_MS) return;
      preloadedAt.set(path, now);
      preload(path);
    };
    const onIntent = (event: Event) => {
      clearTimeout(timer);
      const path = innerPath(event.target);
      if (!path) return;
      if (event.type === 'pointerover') timer = window.setTimeout(go, HOVER_DELAY_MS, path);
      else go(path);
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const name of events) document.addEventListener(name, onIntent, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of events) document.removeEventListener(name, onIntent);
    };
  }, [preload, settings.dataSaver]);
  return null;
}

/** The path of the link around an element, if it leads to another page of this site. */
function innerPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return null;
  return link.pathname === location.pathname ? null : link.pathname + link.search;
}
