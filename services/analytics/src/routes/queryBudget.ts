import { createTimeAccounts, tooManyRequests } from '@guide/service-kit';

/** An address may use all time of a minute at once: somebody who tries filters needs it in a few seconds. */
const BURST_SHARE = 1;

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Limits the processor time of queries for each address, whose queries run one after another. Queries that run at the
 * same time share the time equally; time that a query waits, for the database for example, costs nothing.
 * @param perMinuteMs milliseconds in a minute; 0 is no limit
 * @param usedMs processor time so far, ms
 * @returns runs a query; throws 429 with Retry-After when its address has no time left
 */
export function createQueryBudget(perMinuteMs: number, usedMs = processorMs) {
  const accounts = createTimeAccounts(perMinuteMs, BURST_SHARE, () => ({
    last: Promise.resolve() as Promise<unknown>,
  }));
  const running = new Set<{ left: number }>();
  let chargedMs = 0;

  function charge(): void {
    const now = usedMs();
    for (const account of running) account.left -= (now - chargedMs) / running.size;
    chargedMs = now;
  }

  return <T>(address: string, query: () => Promise<T>): Promise<T> => {
    if (perMinuteMs === 0) return query();
    const account = accounts.of(address);
    const result = account.last.then(async () => {
      const waitMs = accounts.waitFor(accounts.refill(account), 0);
      if (waitMs > 0)
        throw tooManyRequests('Too many queries about figures from your address.', Math.ceil(waitMs / 1000));
      charge();
      running.add(account);
      return query().finally(() => {
        charge();
        running.delete(account);
      });
    });
    account.last = result.catch(() => {});
    return result;
  };
}
