import type { PinnedRelease } from '@guide/contracts/api';

let releases: PinnedRelease[] = [];

let developers = new Set<string>();

/**
 * Tells this page which releases it is pinned to; nothing else is loaded, but for what a developer put in a
 * module's place from an allowed origin.
 */
export function pinReleases(modules: Record<string, PinnedRelease>, overrides: string[] = []): void {
  releases = Object.values(modules);
  developers = new Set(overrides.map((url) => new URL(url).origin));
}

/**
 * The registered hash of a module's file.
 * @param url absolute; a retry's query string does not count
 * @returns an empty string for a developer's own file
 * @throws for every file that no pinned release names: it must not run
 */
export function integrityOf(url: string): string {
  const { pathname, origin } = new URL(url, document.baseURI);
  if (developers.has(origin)) return '';
  for (const release of releases) {
    const base = new URL(release.base, document.baseURI);
    if (base.origin !== origin || !pathname.startsWith(base.pathname)) continue;
    const file = pathname.slice(base.pathname.length);
    const hash = Object.hasOwn(release.integrity, file) ? release.integrity[file] : undefined;
    if (hash?.startsWith('sha384-')) return hash;
  }
  throw new Error(`No registered hash for ${pathname}`);
}
