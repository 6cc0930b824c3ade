import type { FastifyBaseLogger } from 'fastify';
import { databaseUnavailable, HttpError } from '../errors/httpError';
import { withTimeout } from '../timeout';
import { isUnavailable } from './isUnavailable';

const PING_INTERVAL_MS = 1000;
const REMINDER_INTERVAL_MS = 60_000;

export interface Availability {
  /** @param ms - timeout of the read. @throws {HttpError} 503 when the read is late or the database is unreachable */
  read<A>(ms: number, live: () => Promise<A>): Promise<A>;
  /** Logs an outage once for all callers. @returns whether the database caused the error */
  reportError(error: unknown): boolean;
  close(): void;
}

/** After a failure, reads fail at once until a ping succeeds. Logs start, end and every minute of an outage. */
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

  function reportError(error: unknown): boolean {
    if (!isUnavailable(error)) return false;
    if (awayAt === undefined) {
      awayAt = performance.now();
      schedulePing();
    }
    const cause = error instanceof HttpError ? error.cause : error;
    if (cause) logAway(cause as Error);
    return true;
  }

  return {
    async read(ms, live) {
      if (awayAt !== undefined) throw databaseUnavailable();
      try {
        return await withTimeout(ms, live(), databaseUnavailable);
      } catch (error) {
        reportError(error);
        throw error;
      }
    },
    reportError,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
