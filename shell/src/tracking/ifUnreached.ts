import { OFFLINE_CACHE_HEADER } from '@guide/contracts/site';

/**
 * Calls back when the guide cannot be reached: there is no connection, or a login page responds. When it can be reached,
 * this browser blocks the failed message, and would block it again.
 */
export const ifUnreached = (callback: () => void): void =>
  void fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    ({ headers }) => headers.has(OFFLINE_CACHE_HEADER) || callback(),
    callback,
  );
