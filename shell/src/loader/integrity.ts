import type { PinnedRelease } from '@guide/contracts/api';

interface Admitted {
  release: PinnedRelease;
  /** How often loading it has failed: later requests get past what the browser kept of it. */
  failures: number;
}

/** What may run in this page, by the absolute address of its folder. */
const admitted = new Map<string, Admitted>();
const developers = new Set<string>();

const folderOf = (release: PinnedRelease) => new URL(release.base, document.baseURI).href;

/** Lets a release's files run in this page, each with its registered hash. */
export function admit(release: PinnedRelease): void {
  const folder = folderOf(release);
  admitted.set(folder, { release, failures: admitted.get(folder)?.failures ?? 0 });
}

/** Lets a developer's files run: what this origin serves has no registered hash. */
export const admitDeveloper = (url: string) => developers.add(new URL(url).origin);

/** Makes the next requests for a release's files new ones: browsers join hung ones and keep bad bytes. */
export function loadAfresh(release: PinnedRelease): void {
  const known = admitted.get(folderOf(release));
  if (known) known.failures += 1;
}

/**
 * Where a script or style is to be taken from, and the hash that it must have.
 * @param url absolute; a query string does not count
 * @returns null for a developer's own file
 * @throws for every file that no admitted release names: it must not run
 */
export function registered(url: string): { url: string; integrity: string } | null {
  const { origin, pathname } = new URL(url);
  if (developers.has(origin)) return null;
  const address = origin + pathname;
  for (const [folder, { release, failures }] of admitted) {
    if (!address.startsWith(folder)) continue;
    const file = address.slice(folder.length);
    const integrity = Object.hasOwn(release.integrity, file) ? release.integrity[file] : undefined;
    if (integrity?.startsWith('sha384-'))
      return { url: failures ? `${address}?retry=${failures}` : address, integrity };
  }
  throw new Error(`No registered hash for ${pathname}`);
}
