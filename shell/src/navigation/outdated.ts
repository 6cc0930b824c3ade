/**
 * Outdated pages: the gateway no longer serves their contract (decision 110), or the device no longer has their releases.
 * The next navigation then loads a document.
 */
import { type Api, CONTRACT_HEADER, OUTDATED_HEADER } from '@guide/contracts/api';
import { STORED_AT_HEADER } from '../offline/headers';

let isOutdated = false;
let hasNavigated = false;

/** A `fetch` that sends the page's contract version and reads from each response whether the page is outdated. */
export const contractFetch =
  (fetch: typeof globalThis.fetch, contract: string): typeof globalThis.fetch =>
  async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(CONTRACT_HEADER, contract);
    // A screen makes many reads at once: each gets its own task, so none blocks the page. A write may be its last act.
    if (init?.method === 'GET') await new Promise((resolve) => setTimeout(resolve));
    const response = await fetch(input, { ...init, headers });
    // A stored copy may have the header of a page that was replaced long ago.
    if (response.headers.has(OUTDATED_HEADER) && !response.headers.has(STORED_AT_HEADER)) isOutdated = true;
    return response;
  };

export const markOutdated = (): void => {
  isOutdated = true;
};

/** To be called after each navigation. @returns whether the document is being reloaded */
export function reloadIfOutdated(): boolean {
  hasNavigated = true;
  if (isOutdated) location.reload();
  return isOutdated;
}

/**
 * An API whose failed reads reload an outdated page, but only after a navigation: otherwise a new document whose calls
 * still fail would reload forever. Failed writes are shown at their form.
 */
export function reloadingWhenOutdated(api: Api): Api {
  const calls = Object.entries(api).map(([name, call]) => [
    name,
    (...input: unknown[]) =>
      (call as (...input: unknown[]) => Promise<unknown>)(...input).catch((error: unknown) => {
        if (!isOutdated || !hasNavigated) throw error;
        location.reload();
        // The page ends here.
        return new Promise(() => {});
      }),
  ]);
  return { ...Object.fromEntries(calls), subscribe: api.subscribe };
}
