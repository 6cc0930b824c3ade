import { setImmediate as others, setTimeout as sleep } from 'node:timers/promises';
import { createTimeAccounts, type TimeAccount, tooManyRequests, withTimeout } from '@guide/service-kit';

/** Runs synchronous work of a ms or two in the next time slice. */
export type Schedule = <T>(work: () => T) => Promise<T>;

/** Work yields to the event loop after so long: a request of others needs several of its rounds. */
const MAX_SLICE_MS = 1;
/** What an address may use at once before it waits for its share, as a part of its minute. */
const BURST_SHARE = 1 / 6;
/** A question waits for earlier ones of its address so long at most: answering needs time, too. */
const MAX_WAIT_MS = 1000;

/** All that is added up shares the time slices of one event loop. */
export function createScheduler(): Schedule {
  let usedMs = 0;
  let next: Promise<void> | undefined;
  return async (work) => {
    while (usedMs >= MAX_SLICE_MS) {
      next ??= others().then(() => {
        usedMs = 0;
        next = undefined;
      });
      await next;
    }
    const begun = performance.now();
    try {
      return work();
    } finally {
      usedMs += performance.now() - begun;
    }
  };
}

/**
 * What questions may cost an address: their work is counted in ms, and who has used up the share of a minute waits
 * until it has come back. A question that is begun is answered at once; those of one address one after another.
 * @param perMinuteMs milliseconds of work in a minute; 0 is no limit
 * @returns answers an address's question
 * @throws {HttpError} 429 with Retry-After for who would wait for more than a second
 */
export function createQueryBudget(perMinuteMs: number, schedule: Schedule) {
  const accounts = createTimeAccounts(perMinuteMs, BURST_SHARE, () => ({
    // Settles when the address's last question is answered.
    last: Promise.resolve() as Promise<unknown>,
  }));

  const chargeTo =
    (account: TimeAccount): Schedule =>
    (work) =>
      schedule(() => {
        const begun = performance.now();
        try {
          return work();
        } finally {
          account.left -= performance.now() - begun;
        }
      });

  return async <T>(address: string, answer: (schedule: Schedule) => Promise<T>): Promise<T> => {
    if (perMinuteMs === 0) return answer(schedule);
    const account = accounts.of(address);
    const turn = account.last.then(() => {
      const debtMs = accounts.waitFor(accounts.refill(account), 0);
      return sleep(debtMs, undefined, { ref: false });
    });
    let waits = true;
    const answered = turn.then(() => (waits ? answer(chargeTo(account)) : Promise.reject(tooMany())));
    account.last = answered.catch(() => {});
    await withTimeout(MAX_WAIT_MS, turn, tooMany).catch((error) => {
      waits = false;
      throw error;
    });
    return answered;
  };
}

const tooMany = () =>
  tooManyRequests('Too many questions about figures from your address; try again in a moment.', 5);
