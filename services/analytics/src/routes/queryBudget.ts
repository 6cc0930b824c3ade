import { createTimeAccounts, tooManyRequests } from '@guide/service-kit';

const BURST_SHARE = 1;

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Limits the processor time of queries per address (0: no limit), not the time they wait for the database. Queries of
 * an address run one after another. @throws {HttpError} 429 when no time is left
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
