import { createTimeAccounts, tooManyRequests } from '@guide/service-kit';

const BURST_SHARE = 1 / 6;

/** Limits the time that queries of one address take; they run one after another. An address without time gets 429. */
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
      const begun = performance.now();
      return query().finally(() => {
        account.left -= performance.now() - begun;
      });
    });
    account.last = result.catch(() => {});
    return result;
  };
}
