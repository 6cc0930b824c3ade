import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
/** The account that was not used for the longest time goes first and begins anew. */
const MAX_ACCOUNTS = 20_000;

export interface TimeAccount {
  /** Milliseconds of work that are left; below 0 they are owed. */
  left: number;
  at: number;
}

/**
 * A token bucket for each address, filled with milliseconds of work.
 * @param burstShare part of `perMinuteMs` that can be used at once, 0 to 1
 * @param begin makes the other fields of a new account
 */
export function createTimeAccounts<More>(perMinuteMs: number, burstShare: number, begin: () => More) {
  const accounts = new LRUCache<string, TimeAccount & More>({ max: MAX_ACCOUNTS });
  const burstMs = perMinuteMs * burstShare;
  const perMs = perMinuteMs / MINUTE_MS;

  function refill<Account extends TimeAccount>(account: Account): Account {
    const now = performance.now();
    account.left = Math.min(burstMs, account.left + (now - account.at) * perMs);
    account.at = now;
    return account;
  }

  return {
    refill,
    of(address: string): TimeAccount & More {
      const known = accounts.get(address);
      if (known) return refill(known);
      const account = { left: burstMs, at: performance.now(), ...begin() };
      accounts.set(address, account);
      return account;
    },
    /** Milliseconds until the account has `needed` milliseconds. */
    waitFor: ({ left }: TimeAccount, needed: number): number => Math.max(0, needed - left) / perMs,
  };
}
