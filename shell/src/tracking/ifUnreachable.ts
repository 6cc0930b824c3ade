import { OFFLINE_CACHE_HEADER } from '@guide/contracts/site';

/** Calls back if the site is unreachable or a login page responds; otherwise an ad blocker has blocked the message. */
export const ifUnreachable = (callback: () => void): void =>
  void fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    ({ headers }) => headers.has(OFFLINE_CACHE_HEADER) || callback(),
    callback,
  );
