import { setTimeout as sleep } from 'node:timers/promises';
import { createTimeAccounts, type TimeAccount, tooManyRequests } from '@guide/service-kit';
import { NETWORK_BITS, networkOf } from './network';

/** What an address may spend at once before it waits for its share, as a part of its minute. */
const BURST_SHARE = 1 / 12;
/** What a rendering is taken for until its time is known, and what one costs at most: the first after a start is slow. */
const ESTIMATE_MS = 10;
const MAX_CHARGE_MS = 100;
/** With less in a minute an address could never save up for one page. */
export const MIN_RENDER_BUDGET_MS = ESTIMATE_MS / BURST_SHARE;
/** Who has nothing left waits so long at most: several people behind one address are slowed, not refused. */
const MAX_WAIT_MS = 2000;
/**
 * A refusal is sent after so long: who asks again at every answer then asks seldom. Refusals of an address leave one by
 * one: those that leave together are asked again together, and everybody else waits for that. So many at once are held
 * back.
 */
const HOLD_MS = 1000;
const REFUSAL_INTERVAL_MS = 20;
const MAX_HELD_REFUSALS = 200;
/** The next page of an address begins when the one before it has ended, or has taken so long. */
const MAX_TURN_MS = 100;

interface Account extends TimeAccount {
  /** Refusals that wait to be sent, and when the last of them is. */
  held: number;
  heldUntil: number;
  /** Settles when the address's next page may begin. */
  next: Promise<unknown>;
}

/** Runs what is to be charged. */
type Costs = <T>(run: () => Promise<T>) => Promise<T>;
/** Work that an address asks for; what of it runs through `costs` is charged. */
type Work<T> = (costs: Costs) => Promise<T>;

/**
 * What rendering pages may cost an address: pages from the cache cost nothing, any other costs the time that its
 * rendering takes. Time that is not used comes back evenly, up to a twelfth of a minute's; who has none left waits for it.
 * Pages of one address are made one after another: side by side they would take every processor from everybody else.
 * @param perMinuteMs milliseconds of rendering for an address in a minute, at least `MIN_RENDER_BUDGET_MS`; 0 is no limit
 * @returns lets an address's work begin when it is its turn, and charges the address for what it costs
 * @throws {HttpError} 429 with Retry-After, when it would wait for more than 2 s; the work is not begun then
 */
export function createRenderBudget(perMinuteMs: number) {
  const accounts = createTimeAccounts(perMinuteMs, BURST_SHARE, () => ({
    held: 0,
    heldUntil: 0,
    next: Promise.resolve() as Promise<unknown>,
  }));
  const accountOf = (address: string): Account => accounts.of(networkOf(address, NETWORK_BITS));
  const waitFor = (address: string) => accounts.waitFor(accountOf(address), ESTIMATE_MS);

  async function make<T>(address: string, work: Work<T>): Promise<T> {
    accountOf(address).left -= ESTIMATE_MS;
    let cost = 0;
    try {
      return await work(async (run) => {
        const begun = performance.now();
        return run().finally(() => {
          cost += performance.now() - begun;
        });
      });
    } finally {
      accountOf(address).left += ESTIMATE_MS - Math.min(cost, MAX_CHARGE_MS);
    }
  }

  async function hold(account: Account): Promise<void> {
    if (account.held >= MAX_HELD_REFUSALS) return;
    account.held += 1;
    const now = performance.now();
    account.heldUntil = Math.max(now + HOLD_MS, account.heldUntil + REFUSAL_INTERVAL_MS);
    await sleep(account.heldUntil - now);
    account.held -= 1;
  }

  return async <T>(address: string, work: Work<T>): Promise<T> => {
    if (perMinuteMs === 0) return work((run) => run());
    const askedAt = performance.now();
    const account = accountOf(address);
    const turn = account.next.then(async () => {
      const waitMs = waitFor(address);
      if (performance.now() - askedAt + waitMs > MAX_WAIT_MS) return { waitMs };
      if (waitMs > 0) await sleep(waitMs);
      return { page: make(address, work) };
    });
    account.next = turn.then(({ page }) => page && Promise.race([page, sleep(MAX_TURN_MS)])).catch(() => {});
    const { page, waitMs } = await turn;
    if (page) return page;
    await hold(account);
    throw tooManyRequests(
      'Too many pages were made for your address; try again in a moment.',
      Math.ceil(waitMs! / 1000),
    );
  };
}
