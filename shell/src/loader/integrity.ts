import type { PinnedRelease } from '@guide/contracts/api';

/** Releases whose files this page may load, by folder URL; `failures` counts failed loads. */
const allowed = new Map<string, { release: PinnedRelease; failures: number }>();
const developerOrigins = new Set<string>();

const folderOf = (release: PinnedRelease) => new URL(release.base, document.baseURI).href;
const ownerOf = (url: string) => [...allowed].find(([folder]) => url.startsWith(folder));

export function allowRelease(release: PinnedRelease): void {
  const folder = folderOf(release);
  allowed.set(folder, { release, failures: allowed.get(folder)?.failures ?? 0 });
}

/** Allows a developer's files, which have no registered hashes. */
export const allowDeveloperOrigin = (url: string) => developerOrigins.add(new URL(url).origin);

export const releaseOf = (url: string): PinnedRelease | undefined => ownerOf(url)?.[1].release;

/** Changes the URLs of a release's files, because browsers reuse pending requests and cached damaged files. */
export function bustCache(release: PinnedRelease): void {
  const entry = allowed.get(folderOf(release));
  if (entry) entry.failures += 1;
}

interface RegisteredFile {
  url: string;
  integrity?: string;
  release?: PinnedRelease;
}

/** @param url - absolute, without query @throws if no allowed release has registered the file */
export function registeredFile(url: string): RegisteredFile {
  if (developerOrigins.has(new URL(url).origin)) return { url };
  const [folder, { release, failures }] = ownerOf(url) ?? ['', { release: undefined, failures: 0 }];
  const integrity = String(release?.integrity[url.slice(folder.length)]);
  if (!integrity.startsWith('sha384-')) throw new Error(`No registered hash for ${url}`);
  return { url: failures ? `${url}?retry=${failures}` : url, integrity, release };
}

/**
 * Removes the releases' style sheets that failed their integrity check; otherwise the bundler would treat them as
 * applied. It adds those again that are still loading, but not the shell's, which are kept.
 */
export function removeRefusedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet && releaseOf(link.href)) link.remove();
}
