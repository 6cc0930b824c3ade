import { OFFLINE_CACHE_HEADER } from '@guide/contracts/site';

/** Calls back without a connection, or when a login page responds. Otherwise this browser blocks the message itself. */
export const ifUnreached = (callback: () => void): void =>
  void fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    ({ headers }) => headers.has(OFFLINE_CACHE_HEADER) || callback(),
    callback,
  );
