import { databaseUnavailable, isDatabaseAway, withTimeout } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { allListings } from '../data/all-listings';
import { listingsRevision } from '../data/listings-revision';
import { type ListingsText, writeListings } from './listings-text';
import { shareNext } from './share-next';

/** A text of the same revision is read again after this time, in case the owner changed the database by hand. */
const REREAD_MS = 30_000;
/** So long the revision is not asked for again: under load it would cost more than the answers. */
const CHECK_MS = 50;
/** So long the database may take before the text that is held is served in its place. */
const DATABASE_TIMEOUT_MS = 500;

/** The text, and how old it is where the database could not be asked. */
interface Current {
  text: ListingsText;
  ageSeconds?: number;
}

/**
 * Keeps the text of all listings in memory. The database is asked for the revision first, so an answer shows every
 * import that was finished 50 ms before it was asked for. While the database is away, the text that is held is served.
 * @returns gives the current text, or throws `HttpError` 503 when the database is away and none is held
 */
export function keepListings(app: FastifyInstance): () => Promise<Current> {
  let held: { revision: string; text: ListingsText } | undefined;
  let readAt = 0;
  let checkedAt = 0;

  const read = async (revision: string) => {
    readAt = performance.now();
    const text = await writeListings(allListings(await app.database()));
    held = { revision, text };
    return text;
  };

  const check = shareNext(async () => {
    const askedAt = performance.now();
    const revision = await listingsRevision(await app.database());
    const text = held?.revision === revision ? held.text : await read(revision);
    checkedAt = askedAt;
    if (performance.now() - readAt > REREAD_MS) {
      read(revision).catch((error) => app.log.warn(`The listings could not be read again: ${error}`));
    }
    return text;
  });
  return async () => {
    if (!held) return { text: await check() };
    if (performance.now() - checkedAt < CHECK_MS) return { text: held.text };
    try {
      return { text: await withTimeout(DATABASE_TIMEOUT_MS, check(), databaseUnavailable) };
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      return { text: held.text, ageSeconds: Math.floor((performance.now() - checkedAt) / 1000) };
    }
  };
}
