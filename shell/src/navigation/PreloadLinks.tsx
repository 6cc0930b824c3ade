import { useHost } from '@guide/contracts/module';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { onIdleAfterLoad } from '../bootstrap/afterLoad';
import { prefersReducedData } from '../bootstrap/reducedData';
import { useFrame } from '../frame/FrameContext';
import { pathInLanguage } from './address';
import { prefetchScreens } from './prefetchScreens';

const HOVER_DELAY_MS = 60;

const PRELOAD_AGAIN_MS = 10_000;

/** Preloads links on hover, focus or touch, and prefetches the code of links in view; nothing with the data saver on. */
export function PreloadLinks() {
  const { preload, settings, site } = useHost();
  const { modules } = useFrame();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links.
  useEffect(() => {
    if (settings.dataSaver || prefersReducedData()) return;
    let isUnmounted = false;
    onIdleAfterLoad(() => isUnmounted || prefetchScreens(pathsInView(), site, modules));
    return () => {
      isUnmounted = true;
    };
  }, [settings.dataSaver, pathname, site, modules]);
  useEffect(() => {
    if (settings.dataSaver) return;
    const preloadedAt = new Map<string, number>();
    let timer: number | undefined;
    const preloadOnce = (path: string) => {
      const now = performance.now();
      if (now - (preloadedAt.get(path) ?? Number.NEGATIVE_INFINITY) < PRELOAD_AGAIN_MS) return;
      preloadedAt.set(path, now);
      preload(path);
    };
    const onIntent = (event: Event) => {
      clearTimeout(timer);
      const path = innerPath(event.target);
      if (!path) return;
      if (event.type === 'pointerover') timer = window.setTimeout(preloadOnce, HOVER_DELAY_MS, path);
      else preloadOnce(path);
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

function isNearView(element: Element): boolean {
  // Measuring a skipped part would make the browser lay it out.
  if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false;
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < 2 * innerHeight;
}

const pathsInView = (): Set<string> =>
  new Set(
    [...document.querySelectorAll('a[href]')]
      .filter(isNearView)
      .map(innerPath)
      .filter((path) => path !== null),
  );

function innerPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return null;
  const path = pathInLanguage(link.pathname);
  return path === null || link.pathname === location.pathname ? null : path + link.search;
}
