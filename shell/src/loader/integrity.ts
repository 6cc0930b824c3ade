import type { PinnedRelease } from '@guide/contracts/api';

let releases: PinnedRelease[] = [];

/** Tells this page which releases it is pinned to; nothing else is loaded. */
export function pinReleases(modules: Record<string, PinnedRelease>): void {
  releases = Object.values(modules);
}

/**
 * The registered hash of a module's file.
 * @param url absolute; a retry's query string does not count
 * @throws for every file that no pinned release names: it must not run
 */
export function integrityOf(url: string): string {
  const { pathname, origin } = new URL(url, document.baseURI);
  for (const release of releases) {
    const base = new URL(release.base, document.baseURI);
    if (base.origin !== origin || !pathname.startsWith(base.pathname)) continue;
    const file = pathname.slice(base.pathname.length);
    const hash = Object.hasOwn(release.integrity, file) ? release.integrity[file] : undefined;
    if (hash?.startsWith('sha384-')) return hash;
  }
  throw new Error(`No registered hash for ${pathname}`);
}
