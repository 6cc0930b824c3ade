import type { FastifyBaseLogger } from 'fastify';
import type { Db } from 'mongodb';
import { databaseUnavailable } from '../errors/httpError';
import { withTimeout } from '../timeout';
import { createClient } from './client';
import { isDiskFull } from './diskFull';
import { isUnavailable } from './isUnavailable';
import { measureDatabase } from './metrics';
import { hasRoom } from './migrate';
import { retrying } from './retrying';

/** How often a full database is checked for room again. */
const ROOM_CHECK_INTERVAL_MS = 5000;

export interface Database {
  /** The migrated database, with indexes and seed unless its disk is full. @throws {HttpError} 503 when it is away */
  ready(): Promise<Db>;
  answers(ms: number): Promise<boolean>;
  noteError(error: unknown): void;
  isFull(): Promise<boolean>;
  close(): Promise<void>;
}

/** What is done before a database is used; each may run more than once. */
export interface Preparation {
  /** Migrates the data to this program's version; nothing is read before. */
  migrate(db: Db): Promise<void>;
  /** Creates the indexes and the seed. A full disk puts it off: what is there can be read without it. */
  setUp(db: Db): Promise<void>;
}

export function openDatabase(
  url: string,
  name: string,
  preparation: Preparation,
  log: FastifyBaseLogger,
): Database {
  const client = createClient(url, name);
  const db = client.db(name);
  let full = false;
  let isSetUp = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> = Promise.resolve();

  const noteError = (error: unknown) => {
    if (isDiskFull(error)) full = true;
  };
  async function setUp(): Promise<void> {
    if (isSetUp) return;
    try {
      await preparation.setUp(db);
      isSetUp = true;
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      full = true;
      log.warn(`Database ${name} has no room left; it serves reads. ${(error as Error).message}`);
    }
  }
  const forget = measureDatabase(db);
  const attempt = retrying(async () => {
    // A client whose first connection failed stays closed until `connect` is called again.
    await client.connect();
    await preparation.migrate(db);
    await setUp();
    log.info(`Database ${name} is ready`);
  });

  async function checkRoom(): Promise<void> {
    if (!(await hasRoom(db))) return;
    await setUp();
    full = !isSetUp;
  }

  async function isFull(): Promise<boolean> {
    if (full && performance.now() - checkedAt > ROOM_CHECK_INTERVAL_MS) {
      checkedAt = performance.now();
      checking = checkRoom().catch(() => {});
    }
    await checking;
    return full;
  }

  return {
    noteError,
    async ready() {
      try {
        await attempt();
        if (full) void isFull();
        return db;
      } catch (error) {
        throw isUnavailable(error) ? databaseUnavailable(error) : error;
      }
    },
    async answers(ms) {
      try {
        const answer = attempt().then(() => db.command({ ping: 1 }));
        await withTimeout(ms, answer, databaseUnavailable);
        return true;
      } catch {
        return false;
      }
    },
    isFull,
    close: () => {
      forget();
      return client.close();
    },
  };
}
