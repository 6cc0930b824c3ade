import type { PinnedRelease } from '@guide/contracts/api';

/** The releases whose files this page may load, by the URL of their folder; `failures` counts failed loads. */
const allowed = new Map<string, { release: PinnedRelease; failures: number }>();
const developerOrigins = new Set<string>();

const folderOf = (release: PinnedRelease) => new URL(release.base, document.baseURI).href;
const ownerOf = (url: string) => [...allowed].find(([folder]) => url.startsWith(folder));

/** Allows a release's files, each with its registered hash. */
export function allowRelease(release: PinnedRelease): void {
  const folder = folderOf(release);
  allowed.set(folder, { release, failures: allowed.get(folder)?.failures ?? 0 });
}

/** Allows a developer's files, which have no registered hashes. */
export const allowDeveloperOrigin = (url: string) => developerOrigins.add(new URL(url).origin);

/** The release that a file's absolute URL belongs to, or undefined. */
export const releaseOf = (url: string): PinnedRelease | undefined => ownerOf(url)?.[1].release;

/** Gives the release's files another URL: browsers join hanging requests and cache damaged files. */
export function bustCache(release: PinnedRelease): void {
  const entry = allowed.get(folderOf(release));
  if (entry) entry.failures += 1;
}

/** How a module's file is loaded. */
interface RegisteredFile {
  url: string;
  /** Absent for a developer's file. */
  integrity?: string;
  release?: PinnedRelease;
}

/** @param url absolute, without a query string @throws for a file that no allowed release registers */
export function registeredFile(url: string): RegisteredFile {
  if (developerOrigins.has(new URL(url).origin)) return { url };
  const [folder, { release, failures }] = ownerOf(url) ?? ['', { release: undefined, failures: 0 }];
  const integrity = String(release?.integrity[url.slice(folder.length)]);
  if (!integrity.startsWith('sha384-')) throw new Error(`No registered hash for ${url}`);
  return { url: failures ? `${url}?retry=${failures}` : url, integrity, release };
}

/** Removes style sheets that were refused, which the bundler would count as applied. Call it before anything is loaded. */
export function removeRefusedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet) link.remove();
}
