/** What a browser holds of the whole guide, read in a page of the site. */
import type { Page } from '@playwright/test';

interface SetRecord {
  id: string;
  paused?: boolean;
  files: { url: string; integrity: string }[];
}

/** The sets as the browser's database names them. */
export interface Sets {
  current: SetRecord | null;
  next: SetRecord | null;
}

/** Reads the sets. A page of the site that has stored nothing has none. */
export const readSets = (page: Page): Promise<Sets> =>
  page.evaluate(async () => {
    const sets: Sets = { current: null, next: null };
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'guide-offline')) return sets;
    const opened = indexedDB.open('guide-offline');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const reading = opened.result.transaction('sets');
    for (const which of ['current', 'next'] as const)
      reading
        .objectStore('sets')
        .get(which)
        .addEventListener('success', (event) => {
          sets[which] = (event.target as IDBRequest<SetRecord | undefined>).result ?? null;
        });
    await new Promise((resolve) => reading.addEventListener('complete', resolve));
    opened.result.close();
    return sets;
  });

/** Files of a set that are missing in its cache or have other bytes than it names. */
export const wrongFiles = (page: Page, set: SetRecord): Promise<string[]> =>
  page.evaluate(async ({ id, files }) => {
    const cache = await caches.open(`guide-set-${id}`);
    const hashes = await Promise.all(
      files.map(async ({ url }) => {
        const stored = await cache.match(url);
        return stored && (await crypto.subtle.digest('SHA-384', await stored.arrayBuffer()));
      }),
    );
    const inText = hashes.map((hash) => hash && btoa(String.fromCharCode(...new Uint8Array(hash))));
    return files
      .filter(({ integrity }, place) => integrity !== `sha384-${inText[place]}`)
      .map(({ url }) => url);
  }, set);

/**
 * What a page that is shown without a connection is made of and the current set does not have: code that it loaded,
 * releases that it is pinned to, and data that it is given.
 */
export const partsOutside = (page: Page, set: SetRecord): Promise<string[]> =>
  page.evaluate(async ({ files }) => {
    const known = new Map(files.map(({ url, integrity }) => [url, integrity]));
    // What is fetched is the next set, which this page goes on to store.
    const code = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType !== 'fetch')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/(assets|modules)\/.*\.(js|css)$/.test(path));
    const outside = code.filter((path) => !known.has(path));
    const { modules } = JSON.parse(document.getElementById('guide-state')!.textContent!);
    for (const { module, version, base } of Object.values<Record<string, string>>(modules)) {
      // The dashboard is in no set.
      if (module !== 'analytics' && !files.some(({ url }) => url.startsWith(base!)))
        outside.push(`${module}@${version}`);
    }
    for (const url of ['/api/listings', '/api/pubs', '/api/areas']) {
      const bytes = await (await fetch(url)).arrayBuffer();
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
      if (known.get(url) !== `sha384-${btoa(String.fromCharCode(...hash))}`) outside.push(url);
    }
    return outside;
  }, set);

/** The set that the site would store for this browser now. */
export const newestId = (page: Page): Promise<string> =>
  page.evaluate(async () => (await (await fetch('/api/offline/set', { cache: 'no-store' })).json()).id);
