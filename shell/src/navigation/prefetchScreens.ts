import type { PinnedRelease } from '@guide/contracts/api';
import type { Site } from '@guide/contracts/site';
import { matchRoute } from '../routes';

/** Prefetches the scripts and styles of the screens at some paths. */
export function prefetchScreens(
  paths: Iterable<string>,
  site: Site,
  modules: Record<string, PinnedRelease>,
): void {
  const files = [...paths].flatMap((path) => {
    const row = matchRoute(site, new URL(path, location.origin).pathname, modules)?.row;
    const release = row && modules[row.module];
    const needed = row && release?.exposes[row.screen];
    if (!needed) return [];
    return [release.entry, ...needed.js, ...needed.css].map((file) => release.base + file);
  });
  for (const href of new Set(files)) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const as = href.endsWith('.css') ? 'style' : 'script';
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', as, href, crossOrigin: 'anonymous' });
    // Each in a task of its own: starting all requests in one would take 100 ms on a slow phone.
    setTimeout(() => document.head.append(link));
  }
}
