import type { FastifyBaseLogger } from 'fastify';
import { databaseUnavailable, HttpError } from '../errors/httpError';
import { withTimeout } from '../timeout';
import { isUnavailable } from './isUnavailable';

const PING_INTERVAL_MS = 1000;
const REMINDER_INTERVAL_MS = 60_000;

/** Whether a database answers, as all that read it in one process know it. */
export interface Availability {
  /** Reads within `ms`, unless the database is known to be away. @throws {HttpError} 503 when late or away */
  read<A>(ms: number, live: () => Promise<A>): Promise<A>;
  /** Notes why something failed. @returns whether that was the database, of which the log has one line for all */
  noteError(error: unknown): boolean;
  close(): void;
}

/**
 * After a failure pings the database once a second, so that no request waits for it. Logs when it goes, each minute
 * that it is away, and when it is back.
 */
export function createAvailability(ping: () => Promise<unknown>, log: FastifyBaseLogger): Availability {
  let awayAt: number | undefined;
  let loggedAt: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const secondsAway = () => Math.round((performance.now() - awayAt!) / 1000);

  function logAway({ message }: Error): void {
    if (closed) return;
    if (loggedAt !== undefined && performance.now() - loggedAt < REMINDER_INTERVAL_MS) return;
    const state = loggedAt === undefined ? 'is away' : `has been away for ${secondsAway()} s`;
    loggedAt = performance.now();
    log.warn(`The database ${state}: ${message}`);
  }

  function schedulePing(): void {
    if (!closed) timer = setTimeout(pingOnce, PING_INTERVAL_MS).unref();
  }

  async function pingOnce(): Promise<void> {
    try {
      await withTimeout(PING_INTERVAL_MS, ping(), () => new Error('it does not answer'));
      if (loggedAt !== undefined) log.warn(`The database is back after ${secondsAway()} s`);
      awayAt = loggedAt = undefined;
    } catch (error) {
      logAway(error as Error);
      schedulePing();
    }
  }

  function noteError(error: unknown): boolean {
    if (!isUnavailable(error)) return false;
    if (awayAt === undefined) {
      awayAt = performance.now();
      schedulePing();
    }
    const cause = error instanceof HttpError ? error.cause : error;
    // A late read proves nothing: the next ping shows whether the database is away.
    if (cause) logAway(cause as Error);
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
