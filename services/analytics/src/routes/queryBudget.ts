import { createTimeAccounts, tooManyRequests } from '@guide/service-kit';

/** What an address may use at once before it waits for its share, as a part of its minute. */
const BURST_SHARE = 1 / 6;

/**
 * Limits the time that queries of one address take; they run one after another.
 * @param perMinuteMs milliseconds of queries in a minute; 0 is no limit
 * @returns runs a query of an address
 * @throws {HttpError} 429 with Retry-After for an address that has used up its time
 */
export function createQueryBudget(perMinuteMs: number) {
  const accounts = createTimeAccounts(perMinuteMs, BURST_SHARE, () => ({
    // Settles when the address's last query has ended.
    last: Promise.resolve() as Promise<unknown>,
  }));

  return <T>(address: string, query: () => Promise<T>): Promise<T> => {
    if (perMinuteMs === 0) return query();
    const account = accounts.of(address);
    const result = account.last.then(async () => {
      const waitMs = accounts.waitFor(accounts.refill(account), 0);
      if (waitMs > 0)
        throw tooManyRequests('Too many queries about figures from your address.', Math.ceil(waitMs / 1000));
      const begun = performance.now();
      return query().finally(() => {
        account.left -= performance.now() - begun;
      });
    });
    account.last = result.catch(() => {});
    return result;
  };
}
