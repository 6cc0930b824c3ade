/**
 * Outdated pages: the gateway no longer serves their contract (decision 110), or the device no longer has their releases.
 * The next page is then loaded as a document, with its own scripts.
 */
import { type Api, CONTRACT_HEADER, OUTDATED_HEADER } from '@guide/contracts/api';
import { STORED_AT_HEADER } from '../offline/headers';

let isOutdated = false;
let hasNavigated = false;

/**
 * Sends the page's contract version with each call, and reads from the response whether it is outdated.
 * @param fetch that the calls are made with
 * @param contract version of the contract
 */
export const contractFetch =
  (fetch: typeof globalThis.fetch, contract: string): typeof globalThis.fetch =>
  async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(CONTRACT_HEADER, contract);
    // A screen makes all of its reads at once: each in a task of its own, the visitor waits for none. A write may be the
    // page's last act.
    if (init?.method === 'GET') await new Promise((resolve) => setTimeout(resolve));
    const response = await fetch(input, { ...init, headers });
    // A stored copy may have the header of a page that was replaced long ago.
    if (response.headers.has(OUTDATED_HEADER) && !response.headers.has(STORED_AT_HEADER)) isOutdated = true;
    return response;
  };

/** From now on this page is outdated. */
export const markOutdated = (): void => {
  isOutdated = true;
};

/**
 * Called when the visitor has gone to another page of this document.
 * @returns whether that page is being loaded as a document in its place
 */
export function reloadIfOutdated(): boolean {
  hasNavigated = true;
  if (isOutdated) location.reload();
  return isOutdated;
}

/**
 * The calls of a screen. A read that fails because the page is outdated, which its response is often the first to report,
 * loads the document instead of showing an error. Only after a navigation: a document that was just loaded and whose
 * calls still fail, as while two versions of the gateway run, would be loaded over and over.
 * A write that fails is reported at its form, which still has what was typed.
 */
export function reloadingWhenOutdated(api: Api): Api {
  const calls = Object.entries(api).map(([name, call]) => [
    name,
    (...input: unknown[]) =>
      (call as (...input: unknown[]) => Promise<unknown>)(...input).catch((error: unknown) => {
        if (!isOutdated || !hasNavigated) throw error;
        location.reload();
        // The page ends here: nothing is shown of the failure.
        return new Promise(() => {});
      }),
  ]);
  return { ...Object.fromEntries(calls), subscribe: api.subscribe };
}
