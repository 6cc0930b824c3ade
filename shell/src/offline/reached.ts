import { OFFLINE_CACHE_HEADER } from '@guide/contracts/site';

const MAX_WAIT_MS = 5000;

/** Whether the gateway sent a response: all of its responses carry this header. */
export const isOurs = (response: Response): boolean => response.headers.has(OFFLINE_CACHE_HEADER);

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
