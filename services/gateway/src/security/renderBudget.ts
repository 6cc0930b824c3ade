import {
  createTimeAccounts,
  ownClockMs,
  type TimeAccount,
  tooManyRequests,
  withTimeout,
} from '@guide/service-kit';
import { NETWORK_BITS, networkOf } from './network';

/** The part of a minute's budget that an address can spend at once. */
const BURST_SHARE = 1 / 12;
/** Charged until the time is known, and for the gateway's own work beside a renderer's. The first rendering after a start is slow, so `MAX_CHARGE_MS` limits the charge. */
const ESTIMATE_MS = 10;
const MAX_CHARGE_MS = 100;
/** With a smaller budget, an address could never afford a page. */
export const MIN_RENDER_BUDGET_MS = ESTIMATE_MS / BURST_SHARE;
/** Several people behind one address are slowed down, not refused. */
const MAX_WAIT_MS = 2000;
/** Slows down clients that repeat refused requests. */
const REFUSAL_DELAY_MS = 1000;
/** After this time the address's next page starts, even if this one is not finished. */
const MAX_TURN_MS = 100;

interface Account extends TimeAccount {
  /** When the next page may start. Accounts stay in memory, so it must not reference a page. */
  next: Promise<void>;
}

/** What rendering a page costs. */
export interface PageCost {
  /** Processor time of the renderers in milliseconds, infinite if unknown; undefined without renderers. */
  rendererMs?: number;
}

type Costs = <T>(run: (cost: PageCost) => Promise<T>) => Promise<T>;
export type Work<T> = (costs: Costs) => Promise<T>;

/**
 * Limits rendering time per address, without the renderer's waits. Requests that would wait more than 2 s get 429.
 * @param perMinuteMs - at least `MIN_RENDER_BUDGET_MS`; 0 means no limit
 * @param now - a clock in milliseconds, without the time spent waiting for a processor
 */
export function createRenderBudget(perMinuteMs: number, now = ownClockMs) {
  const accounts = createTimeAccounts(perMinuteMs, BURST_SHARE, () => ({
    next: Promise.resolve(),
  }));
  const accountOf = (address: string): Account => accounts.of(networkOf(address, NETWORK_BITS));

  async function run<T>(address: string, work: Work<T>): Promise<T> {
    accountOf(address).left -= ESTIMATE_MS;
    let cost = 0;
    try {
      return await work(async (charged) => {
        const startedAt = now();
        const page: PageCost = {};
        return charged(page).finally(() => {
          const { rendererMs = Number.POSITIVE_INFINITY } = page;
          cost += Math.min(now() - startedAt, rendererMs + ESTIMATE_MS);
        });
      });
    } finally {
      accountOf(address).left += ESTIMATE_MS - Math.min(cost, MAX_CHARGE_MS);
    }
  }

  return async <T>(address: string, work: Work<T>): Promise<T> => {
    if (perMinuteMs === 0) return work((charged) => charged({}));
    const requestedAt = performance.now();
    const account = accountOf(address);
    const turn = account.next.then(async () => {
      const waitMs = accounts.waitFor(accountOf(address), ESTIMATE_MS);
      if (performance.now() - requestedAt + waitMs > MAX_WAIT_MS) return { waitMs };
      if (waitMs > 0) await sleep(waitMs);
      return { page: run(address, work) };
    });
    account.next = turn.then(({ page }) => page && endOfTurn(page));
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

/** Drops the result, so that no page stays in memory. */
async function endOfTurn(page: Promise<unknown>): Promise<void> {
  await withTimeout(MAX_TURN_MS, page, () => new Error('The turn is over')).catch(() => {});
}
