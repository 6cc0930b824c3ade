import type { PinnedRelease } from '@guide/contracts/api';
import type { Site } from '@guide/contracts/site';
import { matchRoute } from '../routes';

/** Chunks with texts for pages that the server has not rendered. Offline, places of a stored list need them (D-37). */
const TEXTS = /^on-demand-texts/;

/** Prefetches the scripts, styles and texts of the screens at some paths. */
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
    const texts = Object.keys(release.integrity).filter((file) => TEXTS.test(file));
    return [release.entry, ...needed.js, ...needed.css, ...texts].map((file) => release.base + file);
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
