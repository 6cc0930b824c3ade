import type { FastifyInstance } from 'fastify';
import { allListings } from '../data/all-listings';
import { listingsRevision } from '../data/listings-revision';
import { type ListingsText, writeListings } from './listings-text';
import { shareNext } from './share-next';

/** A text of the same revision is read again after this time, in case the owner changed the database by hand. */
const REREAD_MS = 30_000;
/** So long the revision is not asked for again: under load it would cost more than the answers. */
const CHECK_MS = 50;

/**
 * Keeps the text of all listings in memory. The database is asked for the revision first, so an answer shows every
 * import that was finished 50 ms before it was asked for.
 * @returns gives the current text, or throws `HttpError` 503 when the database is away
 */
export function keepListings(app: FastifyInstance): () => Promise<ListingsText> {
  let held: { revision: string; text: ListingsText } | undefined;
  let readAt = 0;
  let checkedAt = 0;

  const read = async (revision: string) => {
    readAt = Date.now();
    const text = await writeListings(allListings(await app.database()));
    held = { revision, text };
    return text;
  };

  const check = shareNext(async () => {
    const askedAt = Date.now();
    const revision = await listingsRevision(await app.database());
    const text = held?.revision === revision ? held.text : await read(revision);
    checkedAt = askedAt;
    if (Date.now() - readAt > REREAD_MS) {
      read(revision).catch((error) => app.log.warn(`The listings could not be read again: ${error}`));
    }
    return text;
  });
  return async () => (held && Date.now() - checkedAt < CHECK_MS ? held.text : check());
}
