import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from 'mongodb';
import { isUnavailable } from './database/isUnavailable';
import { databaseUnavailable } from './errors/httpError';
import type { Language } from './languages/languages';
import { singleFlight } from './singleFlight';
import { withTimeout } from './timeout';

const DATABASE_TIMEOUT_MS = 500;
/** With the timeout above, less than that of a response. */
const WITHOUT_COPY_TIMEOUT_MS = 1500;
const MAX_AGE_MS = 30_000;

declare module 'fastify' {
  interface FastifyInstance {
    copies: ContentCopy<unknown>[];
  }
}

/** `at` is the time of the read, ms of the monotonic clock. */
interface Cached<T> {
  value: T;
  at: number;
}

export interface ContentCopy<T> {
  cached?: Cached<T>;
  /** Returns `live()`, or `from(copy)` and the header `Age` in an outage. @throws {HttpError} 503 without a copy */
  staleIfError<A>(reply: FastifyReply, live: () => Promise<A>, from: (value: T) => A): Promise<A>;
  /**
   * In a language without a copy, calls wait for a slow database, and get English during an outage.
   * @throws {HttpError} 503 without a copy
   */
  englishIfError<A>(reply: FastifyReply, live: () => Promise<A>, from: (value: T) => A): Promise<A>;
}

/** Returns a part of a copy with the header `Age`. @throws the error, if the database did not cause it */
function fromCopy<T, A>(
  reply: FastifyReply,
  error: unknown,
  cached: Cached<T> | undefined,
  from: (value: T) => A,
): A {
  if (!cached || !isUnavailable(error)) throw error;
  reply.header('age', Math.floor((performance.now() - cached.at) / 1000));
  return from(cached.value);
}

function createCopy<T>(app: FastifyInstance): ContentCopy<T> {
  const copy: ContentCopy<T> = {
    async staleIfError(reply, live, from) {
      if (!copy.cached) return live();
      try {
        return await app.availability.read(DATABASE_TIMEOUT_MS, live);
      } catch (error) {
        return fromCopy(reply, error, copy.cached, from);
      }
    },
    async englishIfError(reply, live, from) {
      try {
        return await withTimeout(WITHOUT_COPY_TIMEOUT_MS, live(), databaseUnavailable);
      } catch (error) {
        const english = fromCopy(reply, error, copy.cached, from);
        reply.header('content-language', 'en');
        return english;
      }
    },
  };
  return copy;
}

/** Adds a copy that the caller fills. /health counts a service with all its copies as able to answer. */
export function addCopy<T>(app: FastifyInstance): ContentCopy<T> {
  const copy = createCopy<T>(app);
  app.copies.push(copy);
  return copy;
}

/**
 * Caches all content, read at start and again after 30 s. The first response waits for the copy. A language has its own
 * copy from its first response on.
 */
export function cacheContent<T>(
  app: FastifyInstance,
  read: (db: Db, language: Language | undefined) => Promise<T>,
) {
  const english = addCopy<T>(app);
  const translated = new WeakMap<Language, ContentCopy<T>>();
  const reread = singleFlight(
    async (copy: ContentCopy<T>, language: Language | undefined) => {
      const at = performance.now();
      try {
        copy.cached = { value: await read(await app.database(), language), at };
        if (language) translated.set(language, copy);
      } catch (error) {
        app.log.warn(`The copy of the content could not be read: ${(error as Error).message}`);
      }
    },
    (_copy, language) => language,
  );
  app.addHook('onReady', async () => void reread(english, undefined));

  function staleIfError<A>(
    reply: FastifyReply,
    live: (db: Db) => Promise<A>,
    from: (value: T) => A,
    language?: Language,
  ): Promise<A> {
    const copy = language ? translated.get(language) : english;
    const readLive = async () => {
      const result = await live(await app.database());
      if (!copy?.cached) await reread(copy ?? createCopy(app), language);
      else if (performance.now() - copy.cached.at > MAX_AGE_MS) void reread(copy, language);
      return result;
    };
    return copy ? copy.staleIfError(reply, readLive, from) : english.englishIfError(reply, readLive, from);
  }
  return {
    staleIfError,
    all: (reply: FastifyReply, language?: Language) =>
      staleIfError(
        reply,
        (db) => read(db, language),
        (content) => content,
        language,
      ),
  };
}
