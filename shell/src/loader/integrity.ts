import type { PinnedRelease } from '@guide/contracts/api';

interface AllowedRelease {
  release: PinnedRelease;
  /** How often loading it has failed: later requests get past what the browser has cached of it. */
  failures: number;
}

/** The releases whose files may run in this page, by the absolute address of their folder. */
const allowed = new Map<string, AllowedRelease>();
const developers = new Set<string>();

const folderOf = (release: PinnedRelease) => new URL(release.base, document.baseURI).href;

/** Lets a release's files run in this page, each with its registered hash. */
export function allowRelease(release: PinnedRelease): void {
  const folder = folderOf(release);
  allowed.set(folder, { release, failures: allowed.get(folder)?.failures ?? 0 });
}

/** The release that a file belongs to by its address, or undefined. */
export function releaseOf(url: string): PinnedRelease | undefined {
  for (const [folder, { release }] of allowed) if (url.startsWith(folder)) return release;
  return undefined;
}

/** Lets a developer's files run: files of this origin have no registered hash. */
export const allowDeveloperOrigin = (url: string) => developers.add(new URL(url).origin);

/** Gives a release's files a new query string: browsers join hung requests and cache bad bytes. */
export function bustCache(release: PinnedRelease): void {
  const known = allowed.get(folderOf(release));
  if (known) known.failures += 1;
}

/**
 * Where a script or style is loaded from, and the hash that it must have.
 * @param url absolute; a query string does not count
 * @returns null for a developer's own file
 * @throws for every file that no allowed release names: it must not run
 */
export function registeredFile(url: string): { url: string; integrity: string } | null {
  const { origin, pathname } = new URL(url);
  if (developers.has(origin)) return null;
  const address = origin + pathname;
  for (const [folder, { release, failures }] of allowed) {
    if (!address.startsWith(folder)) continue;
    const file = address.slice(folder.length);
    const integrity = Object.hasOwn(release.integrity, file) ? release.integrity[file] : undefined;
    if (integrity?.startsWith('sha384-'))
      return { url: failures ? `${address}?retry=${failures}` : address, integrity };
  }
  throw new Error(`No registered hash for ${pathname}`);
}
