import { createTimeAccounts, tooManyRequests } from '@guide/service-kit';
import { runQuery } from '../queryTime';

const BURST_SHARE = 1;

/**
 * Limits the processor time of queries per address (0: no limit): of their own work, not of other work in the process
 * and not the time they wait for the database. Queries of an address run one after another.
 * @throws {HttpError} 429 when no time is left
 */
export function createQueryBudget(perMinuteMs: number) {
  const accounts = createTimeAccounts(perMinuteMs, BURST_SHARE, () => ({
    last: Promise.resolve() as Promise<unknown>,
  }));

  return <T>(address: string, query: () => Promise<T>): Promise<T> => {
    if (perMinuteMs === 0) return query();
    const account = accounts.of(address);
    const result = account.last.then(async () => {
      const waitMs = accounts.waitFor(accounts.refill(account), 0);
      if (waitMs > 0)
        throw tooManyRequests('Too many queries about figures from your address.', Math.ceil(waitMs / 1000));
      return runQuery(query, (usedMs) => {
        account.left -= usedMs;
      });
    });
    account.last = result.catch(() => {});
    return result;
  };
}
