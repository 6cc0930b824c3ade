import type { FastifyBaseLogger } from 'fastify';
import { databaseUnavailable, HttpError } from '../errors/httpError';
import { withTimeout } from '../timeout';
import { isUnavailable } from './isUnavailable';

/** How often a database that is away is asked whether it is back, and how long it may take to say so. */
const ASK_INTERVAL_MS = 1000;
/** How often it is said again that it is away. */
const REMINDER_INTERVAL_MS = 60_000;

/** Whether a database answers, as all that read it in one process know it. */
export interface Availability {
  /**
   * Reads from the database. While it is known to be away nothing is asked.
   * @param ms so long the read may take
   * @throws {HttpError} 503 when it is late, or away
   */
  read<A>(ms: number, live: () => Promise<A>): Promise<A>;
  /** Is told why something failed. @returns whether that was the database, of which the log has one line for all */
  noteError(error: unknown): boolean;
  close(): void;
}

/**
 * After a failure the database is asked beside the requests, once a second, so that none of them waits for it. The log
 * says when it went, every minute that it is away, and when it is back.
 * @param ping asks the database something; rejects when it is away
 */
export function createAvailability(ping: () => Promise<unknown>, log: FastifyBaseLogger): Availability {
  let awayAt: number | undefined;
  let saidAt: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const seconds = (since: number) => Math.round((performance.now() - since) / 1000);

  function say({ message }: Error): void {
    if (closed) return;
    if (saidAt !== undefined && performance.now() - saidAt < REMINDER_INTERVAL_MS) return;
    const state = saidAt === undefined ? 'is away' : `has been away for ${seconds(awayAt!)} s`;
    saidAt = performance.now();
    log.warn(`The database ${state}: ${message}`);
  }

  function askSoon(): void {
    if (!closed) timer = setTimeout(ask, ASK_INTERVAL_MS).unref();
  }

  async function ask(): Promise<void> {
    try {
      await withTimeout(ASK_INTERVAL_MS, ping(), () => new Error('it does not answer'));
      if (saidAt !== undefined) log.warn(`The database is back after ${seconds(awayAt!)} s`);
      awayAt = saidAt = undefined;
    } catch (error) {
      say(error as Error);
      askSoon();
    }
  }

  function noteError(error: unknown): boolean {
    if (!isUnavailable(error)) return false;
    if (awayAt === undefined) {
      awayAt = performance.now();
      askSoon();
    }
    const cause = error instanceof HttpError ? error.cause : error;
    // A read that was late says little: whether the database is away shows when it is asked.
    if (cause) say(cause as Error);
    return true;
  }

  return {
    async read(ms, live) {
      if (awayAt !== undefined) throw databaseUnavailable();
      try {
        return await withTimeout(ms, live(), databaseUnavailable);
      } catch (error) {
        noteError(error);
        throw error;
      }
    },
    noteError,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
