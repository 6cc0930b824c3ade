/**
 * Calls back when the guide cannot be reached. When it can, what has just failed to be sent is blocked in this browser,
 * and would be again.
 */
export const ifUnreached = (callback: () => void): void =>
  void fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).catch(callback);
