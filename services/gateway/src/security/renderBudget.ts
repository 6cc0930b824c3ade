import { setTimeout as sleep } from 'node:timers/promises';
import { tooManyRequests } from '@guide/service-kit';
import { networkOf } from './network';

/** What an address may spend at once before it waits for its share, as a part of its minute. */
const BURST_SHARE = 1 / 12;
const MINUTE_MS = 60_000;
/** What a rendering is taken for until its time is known, and what one costs at most: the first after a start is slow. */
const ESTIMATE_MS = 10;
const MAX_CHARGE_MS = 100;
/** Who has nothing left waits so long at most: several people behind one address are slowed, not refused. */
const MAX_WAIT_MS = 2000;
/**
 * A refusal is sent after so long: who asks again at every answer then asks seldom. Refusals of an address leave one by
 * one: those that leave together are asked again together, and everybody else waits for that. So many at once are held
 * back.
 */
const HOLD_MS = 1000;
const REFUSAL_INTERVAL_MS = 20;
const MAX_HELD = 200;
/** Addresses that are kept in mind; the longest unseen goes first and begins anew. */
const MAX_ADDRESSES = 20_000;
/** An IPv6 visitor has a network of addresses: the first 64 bits tell who it is. */
const NETWORK_BITS = 64;

interface Account {
  /** Milliseconds of rendering that are left. */
  left: number;
  at: number;
  /** Refusals that wait to be sent, and when the last of them is. */
  held: number;
  heldUntil: number;
}

/**
 * What rendering pages may cost an address: pages from the cache cost nothing, any other costs the time that its
 * rendering takes. Time that is not used comes back evenly, up to a twelfth of a minute's; who has none left waits for it.
 * @param perMinuteMs milliseconds of rendering for an address in a minute; 0 is no limit
 * @returns charges an address for the work it asks for
 * @throws {HttpError} 429 with Retry-After, when it would wait for more than 2 s; the work is not begun then
 */
export function createRenderBudget(perMinuteMs: number) {
  const accounts = new Map<string, Account>();
  const most = perMinuteMs * BURST_SHARE;
  const perMs = perMinuteMs / MINUTE_MS;

  function accountOf(address: string): Account {
    const key = networkOf(address, NETWORK_BITS);
    const now = performance.now();
    const known = accounts.get(key) ?? { left: most, at: now, held: 0, heldUntil: 0 };
    known.left = Math.min(most, known.left + (now - known.at) * perMs);
    known.at = now;
    accounts.delete(key);
    accounts.set(key, known);
    if (accounts.size > MAX_ADDRESSES) accounts.delete(accounts.keys().next().value!);
    return known;
  }

  return async <T>(address: string, work: () => Promise<T>): Promise<T> => {
    if (perMinuteMs === 0) return work();
    const account = accountOf(address);
    const waitMs = Math.max(0, ESTIMATE_MS - account.left) / perMs;
    if (waitMs > MAX_WAIT_MS) {
      if (account.held < MAX_HELD) {
        account.held += 1;
        const now = performance.now();
        account.heldUntil = Math.max(now + HOLD_MS, account.heldUntil + REFUSAL_INTERVAL_MS);
        await sleep(account.heldUntil - now).finally(() => {
          account.held -= 1;
        });
      }
      throw tooManyRequests(
        'Too many pages were made for your address; try again in a moment.',
        Math.ceil(waitMs / 1000),
      );
    }
    account.left -= ESTIMATE_MS;
    if (waitMs > 0) await sleep(waitMs);
    const begun = performance.now();
    try {
      return await work();
    } finally {
      const charge = Math.min(performance.now() - begun, MAX_CHARGE_MS);
      accountOf(address).left += ESTIMATE_MS - charge;
    }
  };
}
