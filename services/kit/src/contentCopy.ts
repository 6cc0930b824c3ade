import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from 'mongodb';
import { isUnavailable } from './database/isUnavailable';
import { singleFlight } from './singleFlight';

const DATABASE_TIMEOUT_MS = 500;
const MAX_AGE_MS = 30_000;

declare module 'fastify' {
  interface FastifyInstance {
    copies: ContentCopy<unknown>[];
  }
}

export interface ContentCopy<T> {
  /** `at` is the time of the read, ms of the monotonic clock. */
  cached?: { value: T; at: number };
  /** Returns `live()`, or `from(copy)` and the header `Age` in an outage. @throws {HttpError} 503 without a copy */
  staleIfError<A>(reply: FastifyReply, live: () => Promise<A>, from: (value: T) => A): Promise<A>;
}

/** Adds a copy that the caller fills. /health counts a service with all its copies as able to answer. */
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

/** Caches all content, read at start and again after 30 s. The first response waits for the copy. */
export function cacheContent<T>(app: FastifyInstance, read: (db: Db) => Promise<T>) {
  const copy = addCopy<T>(app);
  const reread = singleFlight(async () => {
    const at = performance.now();
    try {
      copy.cached = { value: await read(await app.database()), at };
    } catch (error) {
      app.log.warn(`The copy of the content could not be read: ${(error as Error).message}`);
    }
  });
  app.addHook('onReady', async () => void reread());
  const staleIfError = <A>(reply: FastifyReply, live: (db: Db) => Promise<A>, from: (value: T) => A) =>
    copy.staleIfError(
      reply,
      async () => {
        const result = await live(await app.database());
        if (!copy.cached) await reread();
        else if (performance.now() - copy.cached.at > MAX_AGE_MS) void reread();
        return result;
      },
      from,
    );
  return {
    staleIfError,
    all: (reply: FastifyReply) => staleIfError(reply, read, (content) => content),
  };
}
