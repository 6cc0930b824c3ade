import type { FastifyBaseLogger } from 'fastify';
import type { MongoClient } from 'mongodb';
import pRetry from 'p-retry';
import { isUnavailable } from './isUnavailable';

/** Retries until the database is reachable. @throws when it refuses the connection, e.g. for a wrong password */
export async function waitForDatabase(
  client: MongoClient,
  log: FastifyBaseLogger,
  signal?: AbortSignal,
): Promise<void> {
  await pRetry(() => client.connect(), {
    retries: Number.POSITIVE_INFINITY,
    minTimeout: 200,
    maxTimeout: 2000,
    signal,
    shouldRetry: ({ error }) => isUnavailable(error),
    onFailedAttempt: ({ error, attemptNumber }) =>
      log.warn(`The database is away (attempt ${attemptNumber}): ${error.message}`),
  });
}
