import { createTimeAccounts, type TimeAccount, tooManyRequests } from '@guide/service-kit';
import { NETWORK_BITS, networkOf } from './network';

/** What an address may spend at once before it waits for its share, as a part of its minute. */
const BURST_SHARE = 1 / 12;
/** What a rendering is charged until its time is known, and what one costs at most: the first after a start is slow. */
const ESTIMATE_MS = 10;
const MAX_CHARGE_MS = 100;
/** With less in a minute an address could never save up for one page. */
export const MIN_RENDER_BUDGET_MS = ESTIMATE_MS / BURST_SHARE;
/** How long an address without budget waits at most: several people behind one address are slowed, not refused. */
const MAX_WAIT_MS = 2000;
/** A refusal is delayed, so that a program that repeats each refused request repeats it seldom. */
const REFUSAL_DELAY_MS = 1000;
/** The next page of an address begins when the one before it has ended, or after this time. */
const MAX_TURN_MS = 100;

interface Account extends TimeAccount {
  /** Resolves when the address's next page may begin. It holds no page: accounts stay in memory. */
  next: Promise<void>;
}

/** Runs what is to be charged. */
type Costs = <T>(run: () => Promise<T>) => Promise<T>;
/** Work that an address requests; what of it runs through `costs` is charged. */
type Work<T> = (costs: Costs) => Promise<T>;

/**
 * Limits the time that rendering pages may take for an address; pages from the cache cost nothing. Unused time comes
 * back evenly, up to a twelfth of a minute's. Pages of one address are rendered one after another: side by side they
 * would take every processor from everybody else.
 * @param perMinuteMs milliseconds of rendering for an address in a minute, at least `MIN_RENDER_BUDGET_MS`; 0 is no limit
 * @returns starts an address's work when it is its turn, and charges the address for what it costs
 * @throws {HttpError} 429 with Retry-After, when it would wait for more than 2 s; the work is not begun then
 */
export function createRenderBudget(perMinuteMs: number) {
  const accounts = createTimeAccounts(perMinuteMs, BURST_SHARE, () => ({
    next: Promise.resolve(),
  }));
  const accountOf = (address: string): Account => accounts.of(networkOf(address, NETWORK_BITS));

  async function run<T>(address: string, work: Work<T>): Promise<T> {
    accountOf(address).left -= ESTIMATE_MS;
    let cost = 0;
    try {
      return await work(async (charged) => {
        const begun = performance.now();
        return charged().finally(() => {
          cost += performance.now() - begun;
        });
      });
    } finally {
      accountOf(address).left += ESTIMATE_MS - Math.min(cost, MAX_CHARGE_MS);
    }
  }

  return async <T>(address: string, work: Work<T>): Promise<T> => {
    if (perMinuteMs === 0) return work((charged) => charged());
    const requestedAt = performance.now();
    const account = accountOf(address);
    const turn = account.next.then(async () => {
      const waitMs = accounts.waitFor(accountOf(address), ESTIMATE_MS);
      if (performance.now() - requestedAt + waitMs > MAX_WAIT_MS) return { waitMs };
      if (waitMs > 0) await sleep(waitMs);
      return { page: run(address, work) };
    });
    account.next = turn.then(({ page }) => page && settledWithin(MAX_TURN_MS, page));
    const { page, waitMs } = await turn;
    if (page) return page;
    await sleep(REFUSAL_DELAY_MS);
    throw tooManyRequests(
      'Too many pages were made for your address; try again in a moment.',
      Math.ceil(waitMs! / 1000),
    );
  };
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves when work has settled, or after so many milliseconds. It keeps no result alive. */
function settledWithin(ms: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(end, end);
  });
}
