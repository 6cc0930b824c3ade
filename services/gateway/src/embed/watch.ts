import type { OutgoingHttpHeaders } from 'node:http';
import { ApiError } from '@guide/contracts/api';
import { type Availability, HttpError, singleFlight } from '@guide/service-kit';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { Db } from 'mongodb';
import { NETWORK_BITS, networkOf } from '../security/network';
import { type EmbedToken, refusalOf, type TokenRefusal, tokenCollection } from './tokens';

/** Pages learn of a revoked token within a second. */
const POLL_INTERVAL_MS = 250;
const VISITORS_INTERVAL_MS = 2000;
/** Heartbeats let both sides detect a dead connection. */
const HEARTBEAT_INTERVAL_MS = 10_000;
/** Limits per process. A browser opens one stream per token. */
const MAX_STREAMS = 2000;
const MAX_STREAMS_OF_TOKEN = 500;
const MAX_STREAMS_OF_ADDRESS = 50;
const RETRY_AFTER_S = 30;

interface Listener {
  /** The page's token; undefined if analytics are public. */
  token?: EmbedToken;
  address: string;
  wantsVisitors: boolean;
}

interface Stream {
  token?: string;
  /** The client's IPv4 address or /64 IPv6 network. */
  network: string;
  wantsVisitors: boolean;
  sentVisitors?: number;
  send(text: string): void;
  end(refusal?: TokenRefusal): void;
}

export interface Watch {
  /** Streams `valid` at first, `visitors` when it changes, `refused` when the token ends. @throws {HttpError} 429 */
  stream(listener: Listener, reply: FastifyReply): void;
  close(): void;
}

export function createWatch(
  db: Db,
  log: FastifyBaseLogger,
  availability: Pick<Availability, 'reportError'>,
  visitorsNow: () => Promise<number>,
): Watch {
  const streams = new Set<Stream>();
  let timer: NodeJS.Timeout | undefined;
  let heartbeatAt = 0;
  let visitors: number | undefined;
  let isUnreachable = false;
  let countedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  const streamsWhere = (matches: (stream: Stream) => boolean) => [...streams].filter(matches);

  function admit(network: string, token?: string): boolean {
    if (streamsWhere((stream) => stream.network === network).length >= MAX_STREAMS_OF_ADDRESS) return false;
    const ofToken = token === undefined ? [] : streamsWhere((stream) => stream.token === token);
    if (ofToken.length >= MAX_STREAMS_OF_TOKEN) return replaceBusiest(ofToken, network);
    return streams.size < MAX_STREAMS || replaceBusiest([...streams], network);
  }

  async function poll() {
    const ids = [...new Set([...streams].flatMap(({ token = [] }) => token))];
    if (ids.length === 0) return;
    const records = await tokenCollection(db)
      .find({ _id: { $in: ids } })
      .toArray();
    const currentTokens = new Map(records.map((record) => [record._id, record]));
    for (const stream of streams) {
      const { token } = stream;
      const refusal = token && ids.includes(token) ? refusalOf(currentTokens.get(token) ?? null) : null;
      if (refusal) stream.end(refusal);
    }
  }

  const refreshVisitors = singleFlight(async () => {
    if (performance.now() - countedAt < VISITORS_INTERVAL_MS) return;
    if (streamsWhere(({ wantsVisitors }) => wantsVisitors).length === 0) return;
    visitors = undefined;
    try {
      visitors = await visitorsNow();
      isUnreachable = false;
      sendVisitors();
    } catch (error) {
      // Services log their own errors; an unreachable service is logged once.
      if (!(error instanceof ApiError || isUnreachable))
        log.warn({ err: error }, 'Visitors could not be counted');
      isUnreachable = true;
    }
    countedAt = performance.now();
  });

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
      if (!availability.reportError(error))
        log.warn({ err: error }, 'Tokens of open pages could not be checked');
    });
    // A slow count must not delay the check of tokens.
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
      // A destroyed response emits no further `close` event.
      if (raw.destroyed) return void reply.hijack();
      if (!admit(network, token))
        throw new HttpError(429, 'EMBED_TOO_MANY', 'Too many pages show this at the moment.', {
          retryAfter: RETRY_AFTER_S,
        });
      reply.hijack();
      raw.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream',
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
      stream.send('event: valid\ndata: \n\n');
      if (isClosed) return stream.end();
      timer ??= setTimeout(run, POLL_INTERVAL_MS);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      for (const stream of streams) stream.end();
    },
  };
}

/** Ends a stream of the busiest network if the newcomer's network has fewer. @returns whether a stream was ended */
function replaceBusiest(full: Stream[], newcomer: string): boolean {
  const counts = new Map<string, number>();
  for (const { network } of full) counts.set(network, (counts.get(network) ?? 0) + 1);
  const [busiest, most] = [...counts].reduce((max, entry) => (entry[1] > max[1] ? entry : max));
  if (most <= (counts.get(newcomer) ?? 0) + 1) return false;
  full.findLast(({ network }) => network === busiest)!.end();
  return true;
}
