import { createHash } from 'node:crypto';
import type { Listing, ListingsQuery } from '@guide/contracts/api/schemas';
import { addCopy, type Language, singleFlight } from '@guide/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { allListings, listingById, listingsIn } from './data/listings';
import { listingsRevision } from './data/listingsRevision';

/** Detects manual changes of the database, which do not change the revision. */
const MAX_AGE_MS = 30_000;
/** Under load, reading the revision more often would cost more than the responses. */
const CHECK_INTERVAL_MS = 50;
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

/** Estimated overhead per entry, which limits empty responses too. */
const ENTRY_OVERHEAD_BYTES = 300;

interface CachedResponse {
  json: string;
  etag: string;
}

interface CachedListings {
  readAt: number;
  listings: Listing[];
  /** In other languages, as they are asked for. */
  translated: WeakMap<Language, Promise<Listing[]>>;
  /** Of all languages. */
  responses: LRUCache<string, CachedResponse>;
}

/** Caches all listings. Checks the database's revision, so that imports show at once; serves the cache in an outage. */
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
      const responses = new LRUCache<string, CachedResponse>({
        maxSize: MAX_CACHED_BYTES,
        sizeCalculation: ({ json }, query) => json.length + query.length + ENTRY_OVERHEAD_BYTES,
      });
      copy.cached = { value: { readAt: at, listings, translated: new WeakMap(), responses }, at };
      [revision, readAt] = [current, at];
    }
    copy.cached.at = at;
    return copy.cached.value;
  });
  app.addHook('onReady', async () => void check().catch(() => {}));

  async function current(reply: FastifyReply): Promise<CachedListings> {
    const { cached } = copy;
    if (cached && performance.now() - cached.at < CHECK_INTERVAL_MS) return cached.value;
    return copy.staleIfError(reply, check, (value) => value);
  }

  /** The last translations, for outages. */
  const latest = new WeakMap<Language, { readAt: number; listings: Listing[] }>();

  function load(cached: CachedListings, language: Language): Promise<Listing[]> {
    const existing = cached.translated.get(language);
    if (existing) return existing;
    const loading = app.database().then((db) => listingsIn(db, language, cached.listings));
    cached.translated.set(language, loading);
    loading.then(
      (listings) => latest.set(language, { readAt: cached.readAt, listings }),
      () => cached.translated.delete(language),
    );
    return loading;
  }

  /** @returns undefined in an outage before the first response in the language */
  const inLanguage = (reply: FastifyReply, cached: CachedListings, language: Language) =>
    copy[latest.has(language) ? 'staleIfError' : 'englishIfError']<Listing[] | undefined>(
      reply,
      () => load(cached, language),
      () => latest.get(language)?.listings,
    );

  return {
    /**
     * Filters by exact values (API-03, API-05 to API-07); areas are English in all languages.
     * @throws {HttpError} 503 without database and copy
     */
    async find(reply: FastifyReply, query: ListingsQuery, language?: Language): Promise<CachedResponse> {
      const cached = await current(reply);
      const translated = language && (await inLanguage(reply, cached, language));
      const { category, featured, area } = query;
      const key = JSON.stringify([category, featured, area, translated && language?.code]);
      const existing = cached.responses.get(key);
      if (existing) return existing;
      const json = JSON.stringify(
        (translated ?? cached.listings).filter(
          (listing) =>
            (category === undefined || listing.category === category) &&
            (featured === undefined || listing.featured === featured) &&
            (area === undefined || listing.area === area),
        ),
      );
      const response = { json, etag: `W/"${createHash('sha256').update(json).digest('base64url')}"` };
      // In an outage, translations may be older than the listings.
      if (!language || latest.get(language)?.readAt === cached.readAt) cached.responses.set(key, response);
      return response;
    },
    get(reply: FastifyReply, id: number, language?: Language): Promise<Listing | null> {
      const find = (listings: Listing[]) => listings.find((listing) => listing.id === id) ?? null;
      const live = async () => listingById(await app.database(), id, language);
      const translated = language && latest.get(language)?.listings;
      return language && !translated
        ? copy.englishIfError(reply, live, ({ listings }) => find(listings))
        : copy.staleIfError(reply, live, ({ listings }) => find(translated ?? listings));
    },
  };
}
