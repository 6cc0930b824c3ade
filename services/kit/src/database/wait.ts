import type { FastifyBaseLogger } from 'fastify';
import type { MongoClient } from 'mongodb';
import pRetry from 'p-retry';
import { isUnavailable } from './isUnavailable';

/**
 * Waits for the database; retries after 0.2 s and then ever later, up to 2 s.
 * @throws what the database refuses, e.g. a wrong password
 */
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
