const MINUTE_MS = 60_000;
/** The account that was not looked at for the longest time goes first and begins anew. */
const MAX_ACCOUNTS = 20_000;

export interface TimeAccount {
  /** Milliseconds of work that are left; below 0 they are owed. */
  left: number;
  at: number;
}

/**
 * Milliseconds of work that each address may use. What it does not use comes back evenly.
 * @param perMinuteMs for an address in a minute
 * @param burstShare of a minute's, what an address may use at once
 * @param begin what else is known of an address at first
 */
export function createTimeAccounts<More>(perMinuteMs: number, burstShare: number, begin: () => More) {
  const accounts = new Map<string, TimeAccount & More>();
  const most = perMinuteMs * burstShare;
  const perMs = perMinuteMs / MINUTE_MS;

  /** Gives an account what has come back since it was looked at. */
  function refill<Account extends TimeAccount>(account: Account): Account {
    const now = performance.now();
    account.left = Math.min(most, account.left + (now - account.at) * perMs);
    account.at = now;
    return account;
  }

  return {
    refill,
    /** An address's account as it is now. */
    of(address: string): TimeAccount & More {
      const account = accounts.get(address) ?? { left: most, at: performance.now(), ...begin() };
      accounts.delete(address);
      accounts.set(address, account);
      if (accounts.size > MAX_ACCOUNTS) accounts.delete(accounts.keys().next().value!);
      return refill(account);
    },
    /** Milliseconds until an account has so much left. */
    waitFor: ({ left }: TimeAccount, needed: number): number => Math.max(0, needed - left) / perMs,
  };
}
