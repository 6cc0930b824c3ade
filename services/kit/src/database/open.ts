import type { FastifyBaseLogger } from 'fastify';
import type { Db } from 'mongodb';
import { databaseUnavailable } from '../errors/httpError';
import { withTimeout } from '../timeout';
import { createClient } from './client';
import { isDiskFull } from './diskFull';
import { isUnavailable } from './isUnavailable';
import { measureDatabase } from './metrics';
import { acceptsWrites } from './migrate';
import { retrying } from './retrying';

const DISK_CHECK_INTERVAL_MS = 5000;

export interface Database {
  /** The migrated database; a full disk delays indexes and seed. @throws {HttpError} 503 when it is unreachable */
  ready(): Promise<Db>;
  isUp(timeoutMs: number): Promise<boolean>;
  reportError(error: unknown): void;
  isFull(): Promise<boolean>;
  close(): Promise<void>;
}

export interface Preparation {
  migrate(db: Db): Promise<void>;
  /** Creates indexes and writes the seed. It is tried again after a full disk; meanwhile, existing data can be read. */
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

  const reportError = (error: unknown) => {
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
      log.warn(`Database ${name} has no disk space left; it only serves reads. ${(error as Error).message}`);
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

  async function checkDisk(): Promise<void> {
    if (!(await acceptsWrites(db))) return;
    await setUp();
    full = !isSetUp;
  }

  async function isFull(): Promise<boolean> {
    if (full && performance.now() - checkedAt > DISK_CHECK_INTERVAL_MS) {
      checkedAt = performance.now();
      checking = checkDisk().catch(() => {});
    }
    await checking;
    return full;
  }

  return {
    reportError,
    async ready() {
      try {
        await attempt();
        if (full) void isFull();
        return db;
      } catch (error) {
        throw isUnavailable(error) ? databaseUnavailable(error) : error;
      }
    },
    async isUp(timeoutMs) {
      try {
        const ping = attempt().then(() => db.command({ ping: 1 }));
        await withTimeout(timeoutMs, ping, databaseUnavailable);
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
