import type { OutgoingHttpHeaders } from 'node:http';
import { ApiError } from '@guide/contracts/api';
import { type Availability, HttpError } from '@guide/service-kit';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { Db } from 'mongodb';
import { type EmbedToken, refusalOf, type TokenRefusal, tokensIn } from './tokens';

/** How often the tokens of open pages are read, ms: a page is to know within a second. */
const POLL_INTERVAL_MS = 250;
/** How often visitors are counted, ms. */
const VISITORS_INTERVAL_MS = 2000;
/** Something is sent at least so often, ms, so that both sides notice a dead connection. */
const HEARTBEAT_INTERVAL_MS = 10_000;
/** Streams at once in this process. A browser keeps one for each token, however many panels it shows. */
const MAX_STREAMS = 2000;
const MAX_STREAMS_OF_TOKEN = 500;
const MAX_STREAMS_OF_ADDRESS = 50;
/** Seconds after which a page may try again. */
const RETRY_AFTER_S = 30;

/** A page that requests a stream. */
interface Listener {
  /** The token by which it may; none where everybody may. */
  token?: EmbedToken;
  address: string;
  /** Whether it is sent the number of visitors. */
  wantsVisitors: boolean;
}

interface Stream {
  token?: string;
  address: string;
  wantsVisitors: boolean;
  /** The number of visitors that it was sent last. */
  sentVisitors?: number;
  send(text: string): void;
  end(refusal?: TokenRefusal): void;
}

/** Streams that notify open pages when their token ends, and of the number of visitors. */
export interface Watch {
  /**
   * Answers with a stream of server-sent events: `standing` at first, `visitors` with their number when it changed,
   * `refused` with the reason when the token ends.
   * @throws {HttpError} 429 `EMBED_TOO_MANY` above the limits
   */
  stream(listener: Listener, reply: FastifyReply): void;
  /** Ends all streams; pages try again elsewhere. */
  close(): void;
}

/**
 * One query serves all streams of the process, and none is made while no stream needs it.
 * @param availability gets the errors of the database: the log has one line for all
 * @param visitorsNow counts the visitors
 */
export function createWatch(
  db: Db,
  log: FastifyBaseLogger,
  availability: Pick<Availability, 'noteError'>,
  visitorsNow: () => Promise<number>,
): Watch {
  const streams = new Set<Stream>();
  let timer: NodeJS.Timeout | undefined;
  let heartbeatAt = 0;
  let visitors: number | undefined;
  let counting = false;
  let unreachable = false;
  let countedAt = Number.NEGATIVE_INFINITY;

  const count = (isIt: (stream: Stream) => boolean) => [...streams].filter(isIt).length;

  async function poll() {
    const ids = [...new Set([...streams].flatMap(({ token = [] }) => token))];
    if (ids.length === 0) return;
    const records = await tokensIn(db)
      .find({ _id: { $in: ids } })
      .toArray();
    const found = new Map(records.map((record) => [record._id, record]));
    for (const stream of streams) {
      const { token } = stream;
      const refusal = token && ids.includes(token) ? refusalOf(found.get(token) ?? null) : null;
      if (refusal) stream.end(refusal);
    }
  }

  /** Counts anew when that is due; a count that is late or fails leaves the streams as they are. */
  async function refreshVisitors() {
    if (counting || performance.now() - countedAt < VISITORS_INTERVAL_MS) return;
    if (count(({ wantsVisitors }) => wantsVisitors) === 0) return;
    counting = true;
    visitors = undefined;
    try {
      visitors = await visitorsNow();
      unreachable = false;
      sendVisitors();
    } catch (error) {
      // A service that refuses or fails has logged why; one that cannot be reached has one line until it answers.
      if (!(error instanceof ApiError || unreachable))
        log.warn({ err: error }, 'Visitors could not be counted');
      unreachable = true;
    }
    countedAt = performance.now();
    counting = false;
  }

  function sendVisitors() {
    if (visitors === undefined) return;
    for (const stream of streams) {
      if (!stream.wantsVisitors || stream.sentVisitors === visitors) continue;
      stream.sentVisitors = visitors;
      stream.send(`event: visitors\ndata: ${visitors}\n\n`);
    }
  }

  async function run() {
    await poll().catch((error) => {
      if (!availability.noteError(error))
        log.warn({ err: error }, 'Tokens of open pages could not be checked');
    });
    // The check of tokens does not wait for it.
    void refreshVisitors();
    sendVisitors();
    if (performance.now() - heartbeatAt >= HEARTBEAT_INTERVAL_MS) {
      heartbeatAt = performance.now();
      for (const stream of streams) stream.send(':\n\n');
    }
    timer = streams.size > 0 ? setTimeout(run, POLL_INTERVAL_MS) : undefined;
  }

  return {
    stream({ token: record, address, wantsVisitors }, reply) {
      const token = record?._id;
      const tooManyStreams =
        streams.size >= MAX_STREAMS ||
        (token !== undefined && count((stream) => stream.token === token) >= MAX_STREAMS_OF_TOKEN) ||
        count((stream) => stream.address === address) >= MAX_STREAMS_OF_ADDRESS;
      if (tooManyStreams) {
        const error = new HttpError(429, 'EMBED_TOO_MANY', 'Too many pages show this at the moment.');
        error.retryAfter = RETRY_AFTER_S;
        throw error;
      }
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream',
        // A proxy that buffers the answer would hold the events back.
        'x-accel-buffering': 'no',
      });
      const stream: Stream = {
        token,
        address,
        wantsVisitors,
        send: (text) => raw.write(text),
        end(refusal) {
          streams.delete(stream);
          raw.end(refusal && `event: refused\ndata: ${refusal}\n\n`);
        },
      };
      streams.add(stream);
      raw.once('close', () => streams.delete(stream));
      stream.send('event: standing\ndata: \n\n');
      timer ??= setTimeout(run, POLL_INTERVAL_MS);
    },
    close() {
      clearTimeout(timer);
      for (const stream of streams) stream.end();
    },
  };
}
