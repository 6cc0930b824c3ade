import { createHash } from 'node:crypto';
import type { Listing, ListingsQuery } from '@guide/contracts/api/schemas';
import { addCopy, singleFlight } from '@guide/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { allListings } from './data/allListings';
import { listingById } from './data/listing';
import { listingsRevision } from './data/listingsRevision';

/** Listings of the same revision are read again after this time, in case the owner changed the database by hand. */
const MAX_AGE_MS = 30_000;
/** The revision is not read more often: under load that would cost more than the answers. */
const CHECK_INTERVAL_MS = 50;
/** Bytes of the answers that are cached: every area, category and both, of 20,000 listings. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/** Of an answer beside its text and query: queries that nothing fits are limited, too. */
const ANSWER_OBJECT_BYTES = 300;

interface Answer {
  json: string;
  /** Weak, as the same content goes out compressed too. */
  etag: string;
}

interface CachedListings {
  listings: Listing[];
  answers: LRUCache<string, Answer>;
}

/**
 * All listings, in memory. The database's revision is checked first, so a response shows every import that was finished
 * a moment before; while the database is away, the listings that were read last are served.
 */
export function createListingsCache(app: FastifyInstance) {
  const copy = addCopy<CachedListings>(app);
  let revision: string | undefined;
  let readAt = 0;

  const check = singleFlight(async () => {
    const at = performance.now();
    const db = await app.database();
    const current = await listingsRevision(db);
    if (!copy.cached || revision !== current || at - readAt > MAX_AGE_MS) {
      const listings = await allListings(db);
      const answers = new LRUCache<string, Answer>({
        maxSize: MAX_CACHED_BYTES,
        sizeCalculation: ({ json }, query) => json.length + query.length + ANSWER_OBJECT_BYTES,
      });
      copy.cached = { value: { listings, answers }, at };
      [revision, readAt] = [current, at];
    }
    copy.cached.at = at;
    return copy.cached.value;
  });
  // A failure is repeated for the first request.
  app.addHook('onReady', async () => void check().catch(() => {}));

  async function current(reply: FastifyReply): Promise<CachedListings> {
    const { cached } = copy;
    if (cached && performance.now() - cached.at < CHECK_INTERVAL_MS) return cached.value;
    return copy.staleIfError(reply, check, (value) => value);
  }

  return {
    /**
     * The listings that match every given field exactly (API-03, API-05 to API-07), with `Age` when they are stale.
     * @throws {HttpError} 503 when there are none to serve
     */
    async find(reply: FastifyReply, query: ListingsQuery): Promise<Answer> {
      const { listings, answers } = await current(reply);
      const { category, featured, area } = query;
      const key = JSON.stringify([category, featured, area]);
      const known = answers.get(key);
      if (known) return known;
      const json = JSON.stringify(
        listings.filter(
          (listing) =>
            (category === undefined || listing.category === category) &&
            (featured === undefined || listing.featured === featured) &&
            (area === undefined || listing.area === area),
        ),
      );
      const answer = { json, etag: `W/"${createHash('sha256').update(json).digest('base64url')}"` };
      answers.set(key, answer);
      return answer;
    },
    get: (reply: FastifyReply, id: number): Promise<Listing | null> =>
      copy.staleIfError(
        reply,
        async () => listingById(await app.database(), id),
        ({ listings }) => listings.find((listing) => listing.id === id) ?? null,
      ),
  };
}
