import type { OutgoingHttpHeaders } from 'node:http';
import { ApiError } from '@guide/contracts/api';
import { type Availability, HttpError } from '@guide/service-kit';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { Db } from 'mongodb';
import { NETWORK_BITS, networkOf } from '../security/network';
import { type EmbedToken, refusalOf, type TokenRefusal, tokensIn } from './tokens';

/** How often the tokens of open pages are read, ms: pages learn of a revoked token within a second. */
const POLL_INTERVAL_MS = 250;
/** How often visitors are counted, ms. */
const VISITORS_INTERVAL_MS = 2000;
/** A comment is sent this often, ms, so that both sides notice a dead connection. */
const HEARTBEAT_INTERVAL_MS = 10_000;
/** Simultaneous streams of this process. A browser opens one per token, however many panels it shows. */
const MAX_STREAMS = 2000;
const MAX_STREAMS_OF_TOKEN = 500;
const MAX_STREAMS_OF_ADDRESS = 50;
/** The `Retry-After` of a refusal, s. */
const RETRY_AFTER_S = 30;

/** A page that requests a stream. */
interface Listener {
  /** The token that permits it; none where figures are public. */
  token?: EmbedToken;
  address: string;
  /** Whether it is sent the number of visitors. */
  wantsVisitors: boolean;
}

interface Stream {
  token?: string;
  /** The client's IPv4 address, or its /64 network in IPv6. */
  network: string;
  wantsVisitors: boolean;
  /** The number of visitors that was sent last. */
  sentVisitors?: number;
  send(text: string): void;
  end(refusal?: TokenRefusal): void;
}

/** Streams that notify open pages when their token ends, and of the number of visitors. */
export interface Watch {
  /**
   * Responds with a stream of server-sent events: `standing` at first, `visitors` with their number when it changed,
   * `refused` with the reason when the token ends. At a limit, the network with the most streams loses one to a network
   * with fewer.
   * @throws {HttpError} 429 `EMBED_TOO_MANY` when a network has its share already
   */
  stream(listener: Listener, reply: FastifyReply): void;
  /** Ends all streams, also those that are requested later; pages try again elsewhere. */
  close(): void;
}

/**
 * Polls the tokens of all streams in one query, and only while a stream has a token.
 * @param availability logs an outage of the database once
 * @param visitorsNow returns the number of visitors
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
  let closed = false;

  const streamsWhere = (matches: (stream: Stream) => boolean) => [...streams].filter(matches);

  /** Whether a network may have one more stream. */
  function admit(network: string, token?: string): boolean {
    if (streamsWhere((stream) => stream.network === network).length >= MAX_STREAMS_OF_ADDRESS) return false;
    const ofToken = token === undefined ? [] : streamsWhere((stream) => stream.token === token);
    if (ofToken.length >= MAX_STREAMS_OF_TOKEN) return replaceBusiest(ofToken, network);
    return streams.size < MAX_STREAMS || replaceBusiest([...streams], network);
  }

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

  /** Counts again when that is due; a slow or failed count leaves the streams as they are. */
  async function refreshVisitors() {
    if (counting || performance.now() - countedAt < VISITORS_INTERVAL_MS) return;
    if (streamsWhere(({ wantsVisitors }) => wantsVisitors).length === 0) return;
    counting = true;
    visitors = undefined;
    try {
      visitors = await visitorsNow();
      unreachable = false;
      sendVisitors();
    } catch (error) {
      // A service that responded has logged its error; an unreachable one is logged once.
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
    // Not awaited, because a slow count must not delay the check of tokens.
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
      const network = networkOf(address, NETWORK_BITS);
      const { raw } = reply;
      // A client that disconnected during authorization emits no further `close`.
      if (raw.destroyed) return void reply.hijack();
      if (!admit(network, token)) {
        const error = new HttpError(429, 'EMBED_TOO_MANY', 'Too many pages show this at the moment.');
        error.retryAfter = RETRY_AFTER_S;
        throw error;
      }
      reply.hijack();
      raw.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream',
        // A proxy that buffers the response would delay the events.
        'x-accel-buffering': 'no',
      });
      const stream: Stream = {
        token,
        network,
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
      if (closed) return stream.end();
      timer ??= setTimeout(run, POLL_INTERVAL_MS);
    },
    close() {
      closed = true;
      clearTimeout(timer);
      for (const stream of streams) stream.end();
    },
  };
}

/**
 * Ends one stream of the network with the most of them, if that leaves it at least as many as the newcomer will have.
 * @returns whether a stream was ended
 */
function replaceBusiest(full: Stream[], newcomer: string): boolean {
  const counts = new Map<string, number>();
  for (const { network } of full) counts.set(network, (counts.get(network) ?? 0) + 1);
  const [busiest, most] = [...counts].reduce((max, entry) => (entry[1] > max[1] ? entry : max));
  if (most <= (counts.get(newcomer) ?? 0) + 1) return false;
  full.findLast(({ network }) => network === busiest)!.end();
  return true;
}
