import { OFFLINE_CACHE_HEADER } from '@guide/contracts/site';

const MAX_WAIT_MS = 5000;

/** All of the gateway's responses carry this header. */
export const isFromGateway = (response: Response): boolean => response.headers.has(OFFLINE_CACHE_HEADER);

export const isReachable = (): Promise<boolean> =>
  fetch('/robots.txt', {
    method: 'HEAD',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(MAX_WAIT_MS),
  }).then(isFromGateway, () => false);
