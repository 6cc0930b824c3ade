import type { FastifyBaseLogger } from 'fastify';
import type { Db } from 'mongodb';
import { within } from '../deadline';
import { databaseUnavailable } from '../errors/http-error';
import { createClient } from './client';
import { isDatabaseAway } from './is-away';
import { retrying } from './retrying';

const PING_MS = 1000;

/** One service's database. */
export interface Database {
  /**
   * @returns the database, its indexes and seed in place
   * @throws {HttpError} 503 when it is away
   */
  ready(): Promise<Db>;
  /** Whether the database answers within 1 s. */
  ping(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Opens a service's database; it need not be there yet.
 * @param url a MongoDB connection string
 * @param name the database's name
 * @param setUp creates the indexes and the seed; may run more than once
 * @throws {MongoParseError} for a connection string that is none
 */
export function openDatabase(
  url: string,
  name: string,
  setUp: (db: Db) => Promise<void>,
  log: FastifyBaseLogger,
): Database {
  const client = createClient(url, name);
  const db = client.db(name);
  const attempt = retrying(async () => {
    // A client whose first connection failed stays closed until it is told to connect again.
    await client.connect();
    await setUp(db);
    log.info(`Database ${name} is ready`);
  });

  return {
    async ready() {
      try {
        await attempt();
        return db;
      } catch (error) {
        throw isDatabaseAway(error) ? databaseUnavailable(error) : error;
      }
    },
    async ping() {
      try {
        const answer = attempt().then(() => db.command({ ping: 1 }));
        await within(PING_MS, answer, databaseUnavailable);
        return true;
      } catch {
        return false;
      }
    },
    close: () => client.close(),
  };
}
