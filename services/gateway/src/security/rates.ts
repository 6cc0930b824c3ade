import rateLimit from '@fastify/rate-limit';
import { MonotonicStore, tooManyRequests } from '@guide/service-kit';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { NETWORK_BITS, networkOf } from './network';

/** How often one address may do something in a minute; 0 is no limit. */
export interface Rates {
  writes: number;
  /** Asking for pages and data that are not there: what looks for holes finds mostly that. */
  notFound: number;
}

const MINUTE_MS = 60_000;
/** Addresses counted at once; the longest unseen goes first. */
const MAX_ADDRESSES = 20_000;

/** Missing pictures, scripts and the like are a broken page's fault, not its visitor's. */
const FILE =
  /^\/(?:api\/images|images|assets|modules|embed)\/|\.(?:png|jpe?g|webp|avif|gif|svg|ico|m?js|map|css|woff2?)$/i;
const HEALTH = '/api/health';

/**
 * Limits by address: an address that writes too often, or has asked for too many missing things, gets 429 with
 * Retry-After until its minute is over; of IPv6 an address is the network. Health is never limited. Each copy of the gateway counts for itself.
 * https://github.com/fastify/fastify-rate-limit
 */
export const rates = plugin<Rates>(
  async (app, { writes, notFound }) => {
    await app.register(rateLimit, {
      global: false,
      cache: MAX_ADDRESSES,
      timeWindow: MINUTE_MS,
      store: MonotonicStore,
    });
    const countWrite = app.createRateLimit({ max: writes, ipv6Subnet: NETWORK_BITS });
    const countMissing = app.createRateLimit({ max: notFound, ipv6Subnet: NETWORK_BITS });

    /** Networks that have missed something in this minute or the one before: of others nothing is to be looked up. */
    let missed = new Set<string>();
    let missedBefore = new Set<string>();
    const forget = setInterval(() => {
      missedBefore = missed;
      missed = new Set();
    }, MINUTE_MS).unref();
    app.addHook('onClose', async () => clearInterval(forget));
    const hasMissed = (ip: string): boolean => {
      const size = missed.size + missedBefore.size;
      // So many that they are not all noted: everybody is looked up.
      if (size === 0 || size >= MAX_ADDRESSES) return size > 0;
      const network = networkOf(ip, NETWORK_BITS);
      return missed.has(network) || missedBefore.has(network);
    };

    async function refuseIfTooMany(request: FastifyRequest, isWrite: boolean, mayMiss: boolean) {
      if (isWrite) refuseAbove(await countWrite(request));
      if (mayMiss) refuseAbove(await countMissing(request, { increment: false }));
    }
    app.addHook('onRequest', (request, reply, done) => {
      const path = request.url.split('?', 1)[0]!;
      if (path === HEALTH) return done();
      const isWrite = writes > 0 && request.method !== 'GET' && request.method !== 'HEAD';
      const isCounted = notFound > 0 && !FILE.test(path);
      if (isCounted) {
        // Not the hook onResponse: a mounted service answers on the raw response.
        reply.raw.once('finish', () => {
          if (reply.raw.statusCode !== 404) return;
          if (missed.size < MAX_ADDRESSES) missed.add(networkOf(request.ip, NETWORK_BITS));
          void countMissing(request);
        });
      }
      const mayMiss = isCounted && hasMissed(request.ip);
      if (!isWrite && !mayMiss) return done();
      refuseIfTooMany(request, isWrite, mayMiss).then(() => done(), done);
    });
  },
  { name: 'rates' },
);

type Count = Awaited<ReturnType<ReturnType<Parameters<Parameters<typeof plugin>[0]>[0]['createRateLimit']>>>;

function refuseAbove(count: Count): void {
  if (count.isAllowed || !count.isExceeded) return;
  throw tooManyRequests('Too many requests from your address; try again later.', count.ttlInSeconds);
}
