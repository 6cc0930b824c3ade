import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from 'mongodb';
import { isUnavailable } from './database/isUnavailable';

/** So long the database may take before what is held is served in its place. */
const DATABASE_TIMEOUT_MS = 500;
/** A copy is read again when it is so old. */
const REREAD_MS = 30_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** What the service can serve of its content while the database is away. */
    copies: ContentCopy<unknown>[];
  }
}

/** Content as it was read last, in memory. */
export interface ContentCopy<T> {
  /** Set by whoever reads it; `at` is when it was known to be current, ms of the monotonic clock. */
  cached?: { value: T; at: number };
  /**
   * @param live reads from the database
   * @param from finds the same in the copy
   * @returns what `live` gives; while the database is away, what `from` gives, with the header `Age`
   * @throws {HttpError} 503 when the database is away and no copy is held
   */
  staleIfError<A>(reply: FastifyReply, live: () => Promise<A>, from: (value: T) => A): Promise<A>;
}

/** A copy of content that is still to be read. The service counts as able to answer while all its copies are held. */
export function addCopy<T>(app: FastifyInstance): ContentCopy<T> {
  const copy: ContentCopy<T> = {
    async staleIfError(reply, live, from) {
      if (!copy.cached) return live();
      try {
        return await app.availability.read(DATABASE_TIMEOUT_MS, live);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        const { value, at } = copy.cached;
        reply.header('age', Math.floor((performance.now() - at) / 1000));
        return from(value);
      }
    },
  };
  app.copies.push(copy);
  return copy;
}

/**
 * Keeps a copy of content that its routes read piece by piece: read when the service is ready, and again by the first
 * answer after 30 s. The first answer of all waits for it, so that whatever was answered once can be answered again.
 * @param read reads all of it
 */
export function cacheContent<T>(
  app: FastifyInstance,
  read: (db: Db) => Promise<T>,
): Pick<ContentCopy<T>, 'staleIfError'> {
  const copy = addCopy<T>(app);
  let reading: Promise<void> | undefined;
  const reread = () => {
    reading ??= (async () => {
      const at = performance.now();
      copy.cached = { value: await read(await app.database()), at };
    })()
      .catch((error) => app.log.warn(`The copy of the content could not be read: ${error.message}`))
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  app.addHook('onReady', async () => void reread());
  return {
    staleIfError: (reply, live, from) =>
      copy.staleIfError(
        reply,
        async () => {
          const answer = await live();
          if (!copy.cached) await reread();
          else if (performance.now() - copy.cached.at > REREAD_MS) void reread();
          return answer;
        },
        from,
      ),
  };
}
