import { ApiError, type Fetch, logError } from './send';

/** Whether an address is of a module's own backend: those of the guide's API are paths. */
export const isBackendAddress = (address: string): boolean => /^https?:/.test(address);

/**
 * Reads JSON of a module's own backend. Its origin is in `guide.calls` of the module, and in the guide's owners file.
 * @param address - absolute, with its query @throws {ApiError}, logged, when the status is not OK
 */
export async function readBackend(fetch: Fetch, address: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(address, {
    method: 'GET',
    headers: { accept: 'application/json' },
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal,
  });
  if (response.ok) return response.json();
  throw logError(new ApiError(response.status, (await response.text()) || response.statusText));
}
