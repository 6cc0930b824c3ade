/** A page is outdated when the gateway no longer serves its contract (decision 27); its next navigation reloads it. */
import { type Api, CONTRACT_HEADER, isBackendAddress, OUTDATED_HEADER } from '@guide/contracts/api';
import { STORED_AT_HEADER } from '../offline/headers';
import { pagePath } from './address';

let isOutdated = false;
let needsDocument: (path: string) => boolean = () => false;
let hasNavigated = false;

/** Wraps `fetch`: sends the page's contract version, and reads from responses whether the page is outdated. */
export const contractFetch =
  (fetch: typeof globalThis.fetch, contract: string): typeof globalThis.fetch =>
  async (input, init) => {
    // A module's own backend knows nothing of the guide.
    if (typeof input === 'string' && isBackendAddress(input)) return window.fetch(input, init);
    const headers = new Headers(init?.headers);
    headers.set(CONTRACT_HEADER, contract);
    // Spread a screen's parallel reads over several tasks. Do not delay writes: the page may be closing.
    if (init?.method === 'GET') await new Promise((resolve) => setTimeout(resolve));
    const response = await fetch(input, { ...init, headers });
    // Stored copies may carry the header of an older page.
    if (response.headers.has(OUTDATED_HEADER) && !response.headers.has(STORED_AT_HEADER)) isOutdated = true;
    return response;
  };

/** Sets which paths need another policy than this document's, because their module calls a backend of its own. */
export const setDocumentPaths = (rule: typeof needsDocument): void => {
  needsDocument = rule;
};

export const isOtherDocument = (path: string): boolean => needsDocument(path);

export const markOutdated = (): void => {
  isOutdated = true;
};

/** Call after each navigation. @returns whether the document is being reloaded */
export function reloadIfOutdated(): boolean {
  hasNavigated = true;
  const reloads = isOutdated || needsDocument(pagePath());
  if (reloads) location.reload();
  return reloads;
}

/** Wraps an API: failed reads reload an outdated page, but only after a navigation, to prevent reload loops. */
export function reloadingWhenOutdated(api: Api): Api {
  const calls = Object.entries(api).map(([name, call]) => [
    name,
    (...input: unknown[]) =>
      (call as (...input: unknown[]) => Promise<unknown>)(...input).catch((error: unknown) => {
        if (!isOutdated || !hasNavigated) throw error;
        location.reload();
        // Never resolves, because the page is reloading.
        return new Promise(() => {});
      }),
  ]);
  return { ...Object.fromEntries(calls), subscribe: api.subscribe };
}
