import { OFFLINE_CACHE_HEADER } from '@guide/contracts/site';

const MAX_WAIT_MS = 5000;

/** All of the gateway's responses carry this header. */
export const isFromGateway = (response: Response): boolean => response.headers.has(OFFLINE_CACHE_HEADER);

export async function isReachable(): Promise<boolean> {
  const probe = new AbortController();
  const timer = setTimeout(() => probe.abort(), MAX_WAIT_MS);
  const init = { method: 'HEAD', cache: 'no-store', redirect: 'error', signal: probe.signal } as const;
  try {
    return isFromGateway(await fetch('/robots.txt', init));
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
