import type { OutgoingHttpHeaders } from 'node:http';
import { HttpError, STREAMING } from '@guide/service-kit';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { Db } from 'mongodb';
import { type EmbedToken, refusalOf, type TokenRefusal, tokensIn } from './tokens';

/** How often it is asked whether the tokens of open pages stand, ms: a page is to know within a second. */
const POLL_MS = 250;
/** Something is sent at least so often, ms, so that both sides notice a dead connection. */
const HEARTBEAT_MS = 10_000;
/** Streams at once in this process. A browser keeps one for each token, however many panels it shows. */
const MAX_STREAMS = 2000;
const MAX_STREAMS_OF_TOKEN = 500;
const MAX_STREAMS_OF_ADDRESS = 50;
/** Seconds after which a page may try again. */
const RETRY_AFTER = 30;

interface Stream {
  token: string;
  address: string;
  send(text: string): void;
  end(refusal?: TokenRefusal): void;
}

/** Streams that tell open pages at once when their token ends. */
export interface Watch {
  /**
   * Answers with a stream of server-sent events: `standing` at first, `refused` with the reason when the token ends.
   * @throws {HttpError} 429 `EMBED_TOO_MANY` above the limits
   */
  stream(token: EmbedToken, address: string, reply: FastifyReply): void;
  /** Ends all streams; pages try again elsewhere. */
  close(): void;
}

/** One question to the database serves all streams of the process, and none is asked while there are none. */
export function createWatch(db: Db, log: FastifyBaseLogger): Watch {
  const streams = new Set<Stream>();
  let timer: NodeJS.Timeout | undefined;
  let beatAt = 0;

  const count = (isIt: (stream: Stream) => boolean) => [...streams].filter(isIt).length;

  async function poll() {
    const ids = [...new Set([...streams].map(({ token }) => token))];
    const records = await tokensIn(db)
      .find({ _id: { $in: ids } })
      .toArray();
    const found = new Map(records.map((record) => [record._id, record]));
    for (const stream of streams) {
      const refusal = ids.includes(stream.token) ? refusalOf(found.get(stream.token) ?? null) : null;
      if (refusal) stream.end(refusal);
    }
  }

  async function run() {
    await poll().catch((error) => log.warn({ err: error }, 'Tokens of open pages could not be checked'));
    if (performance.now() - beatAt >= HEARTBEAT_MS) {
      beatAt = performance.now();
      for (const stream of streams) stream.send(':\n\n');
    }
    timer = streams.size > 0 ? setTimeout(run, POLL_MS) : undefined;
  }

  return {
    stream({ _id: token }, address, reply) {
      const crowded =
        streams.size >= MAX_STREAMS ||
        count((stream) => stream.token === token) >= MAX_STREAMS_OF_TOKEN ||
        count((stream) => stream.address === address) >= MAX_STREAMS_OF_ADDRESS;
      if (crowded) {
        const error = new HttpError(429, 'EMBED_TOO_MANY', 'Too many pages show this at the moment.');
        error.retryAfter = RETRY_AFTER;
        throw error;
      }
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream',
        // A proxy that collects the answer first would keep the news back.
        'x-accel-buffering': 'no',
      });
      raw.emit(STREAMING);
      const stream: Stream = {
        token,
        address,
        send: (text) => raw.write(text),
        end(refusal) {
          streams.delete(stream);
          raw.end(refusal && `event: refused\ndata: ${refusal}\n\n`);
        },
      };
      streams.add(stream);
      raw.once('close', () => streams.delete(stream));
      stream.send('event: standing\ndata: \n\n');
      timer ??= setTimeout(run, POLL_MS);
    },
    close() {
      clearTimeout(timer);
      for (const stream of streams) stream.end();
    },
  };
}
