import rateLimit from '@fastify/rate-limit';
import { MonotonicStore, tooManyRequests } from '@guide/service-kit';
import plugin from 'fastify-plugin';
import { NETWORK_BITS } from './network';

/** How often one address may do something in a minute; 0 is no limit. */
export interface Rates {
  writes: number;
  /** Requests for pages and data that are not there, as scanners send them. */
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
 * Limits by address: one that writes too often, or has requested too many missing things, gets 429 with Retry-After
 * until its minute is over; of IPv6 an address is the network. Health is never limited. Each copy of the gateway counts
 * for itself.
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

    app.addHook('onRequest', async (request, reply) => {
      const path = request.url.split('?', 1)[0]!;
      if (path === HEALTH) return;
      const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
      if (writes > 0 && isWrite) refuseAbove(await countWrite(request));
      if (notFound === 0 || FILE.test(path)) return;
      // Not the hook onResponse: a mounted service answers on the raw response.
      reply.raw.once('finish', () => {
        if (reply.raw.statusCode === 404) void countMissing(request);
      });
      refuseAbove(await countMissing(request, { increment: false }));
    });
  },
  { name: 'rates' },
);

type Count = Awaited<ReturnType<ReturnType<Parameters<Parameters<typeof plugin>[0]>[0]['createRateLimit']>>>;

function refuseAbove(count: Count): void {
  if (count.isAllowed || !count.isExceeded) return;
  throw tooManyRequests('Too many requests from your address; try again later.', count.ttlInSeconds);
}
