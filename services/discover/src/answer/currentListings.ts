import type { Listing } from '@guide/contracts/api/schemas';
import { addCopy } from '@guide/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { allListings } from '../data/allListings';
import { listingById } from '../data/listing';
import { listingsRevision } from '../data/listingsRevision';
import { coalesce } from './coalesce';
import { type ListingsText, listingIn, writeListings } from './listingsText';

/** A text of the same revision is read again after this time, in case the owner changed the database by hand. */
const REREAD_INTERVAL_MS = 30_000;
/** So long the revision is not asked for again: under load it would cost more than the answers. */
const CHECK_INTERVAL_MS = 50;
/**
 * Keeps the text of all listings in memory. The database is asked for the revision first, so an answer shows every
 * import that was finished 50 ms before it was asked for. While the database is away, the text that is held is served.
 */
export function keepListings(app: FastifyInstance) {
  const copy = addCopy<ListingsText>(app);
  let revision: string | undefined;
  let readAt = 0;

  const read = async (current: string) => {
    readAt = performance.now();
    const text = await writeListings(allListings(await app.database()));
    revision = current;
    return text;
  };

  const check = coalesce(async () => {
    const at = performance.now();
    const current = await listingsRevision(await app.database());
    const text = copy.cached && revision === current ? copy.cached.value : await read(current);
    copy.cached = { value: text, at };
    if (performance.now() - readAt > REREAD_INTERVAL_MS) {
      read(current)
        .then((value) => {
          copy.cached = { value, at };
        })
        .catch((error) => app.log.warn(`The listings could not be read again: ${error}`));
    }
    return text;
  });
  // What fails here fails again for whoever asks first.
  app.addHook('onReady', async () => void check().catch(() => {}));

  return {
    /** The text of now, or the one that is held, with `Age`. @throws {HttpError} 503 when there is neither */
    async text(reply: FastifyReply): Promise<ListingsText> {
      const { cached } = copy;
      if (cached && performance.now() - cached.at < CHECK_INTERVAL_MS) return cached.value;
      return copy.staleIfError(reply, check, (text) => text);
    },
    /** One listing of now, or of the text that is held, with `Age`; null when there is none with this id. */
    listing: (reply: FastifyReply, id: number): Promise<Listing | null> =>
      copy.staleIfError(
        reply,
        async () => listingById(await app.database(), id),
        (text) => listingIn(text, id),
      ),
  };
}
