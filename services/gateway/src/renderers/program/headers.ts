import type { Site } from '@guide/contracts/site';
import type { ScreenRequest } from '../messages';

/** Headers have about 60 KB; every path has its own. */
const MAX_HEADERS = 50;

/** The first header of a page is the shell's: screens are below it. */
const HEADER = /<header\b[^>]*>(.*?)<\/header>/s;

/**
 * Keeps the shell's rendered header, which is most of a page's elements, for pages that differ in their query only. It
 * depends on the path (the current menu), the settings and the modules (widgets in its slot).
 */
export function createKeptHeaders() {
  const kept = new Map<string, string>();
  const keptSites = new Map<string, Site>();
  return ({ url, language, settings, modules }: ScreenRequest, site: Site) => {
    // An import has changed the menus.
    if (site !== keptSites.get(language)) kept.clear();
    keptSites.set(language, site);
    const versions = Object.values(modules).map(({ module, version }) => `${module} ${version}`);
    const key = JSON.stringify([url.split('?', 1)[0], language, settings, versions]);
    return {
      html: kept.get(key),
      /** Keeps the header of a rendered page. */
      keep(page: string): void {
        const header = HEADER.exec(page)?.[1];
        if (header === undefined || kept.has(key)) return;
        kept.set(key, header);
        if (kept.size > MAX_HEADERS) kept.delete(kept.keys().next().value!);
      },
    };
  };
}
