import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
const MAX_ACCOUNTS = 20_000;

export interface TimeAccount {
  /** Remaining milliseconds of work; negative when overdrawn. */
  left: number;
  at: number;
}

/** A token bucket of milliseconds per address. @param burstShare - part of `perMinuteMs` available at once, 0 to 1 */
export function createTimeAccounts<Fields>(
  perMinuteMs: number,
  burstShare: number,
  createFields: () => Fields,
) {
  const accounts = new LRUCache<string, TimeAccount & Fields>({ max: MAX_ACCOUNTS });
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
    of(address: string): TimeAccount & Fields {
      const existing = accounts.get(address);
      if (existing) return refill(existing);
      const account = { left: burstMs, at: performance.now(), ...createFields() };
      accounts.set(address, account);
      return account;
    },
    /** @returns milliseconds until `needed` milliseconds are available */
    waitFor: ({ left }: TimeAccount, needed: number): number => Math.max(0, needed - left) / perMs,
  };
}
