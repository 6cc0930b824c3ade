import { OFFLINE_CACHE_HEADER } from '@guide/contracts/site';

/** A line that has not answered something this small by now does not count as there. */
const MAX_WAIT_MS = 5000;

/** Whether an answer came from the gateway: each of its answers carries the header. */
export const isOurs = (response: Response): boolean => response.headers.has(OFFLINE_CACHE_HEADER);

/**
 * Requests something small of the gateway: neither a redirect nor `navigator.onLine` shows who is at the
 * other end, the guide or the login page of a hotel's network.
 */
export async function isReached(): Promise<boolean> {
  const probe = new AbortController();
  const timer = setTimeout(() => probe.abort(), MAX_WAIT_MS);
  const init = { method: 'HEAD', cache: 'no-store', redirect: 'error', signal: probe.signal } as const;
  try {
    return isOurs(await fetch('/robots.txt', init));
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
