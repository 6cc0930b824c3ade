import type { FastifyInstance } from 'fastify';
import { allListings } from '../data/all-listings';
import { listingsRevision } from '../data/listings-revision';
import { type ListingsText, writeListings } from './listings-text';
import { shareNext } from './share-next';

/** A text of the same revision is read again after this time, in case the owner changed the database by hand. */
const REREAD_MS = 30_000;

/**
 * Keeps the text of all listings in memory. Every call asks the database for the revision first, so an answer is
 * never older than the last finished import when it was asked for.
 * @returns gives the current text, or throws `HttpError` 503 when the database is away
 */
export function keepListings(app: FastifyInstance): () => Promise<ListingsText> {
  let held: { revision: string; text: ListingsText } | undefined;
  let readAt = 0;

  const read = async (revision: string) => {
    readAt = Date.now();
    const text = await writeListings(allListings(await app.database()));
    held = { revision, text };
    return text;
  };

  return shareNext(async () => {
    const revision = await listingsRevision(await app.database());
    if (held?.revision !== revision) return read(revision);
    if (Date.now() - readAt > REREAD_MS) {
      read(revision).catch((error) => app.log.warn(`The listings could not be read again: ${error}`));
    }
    return held.text;
  });
}
