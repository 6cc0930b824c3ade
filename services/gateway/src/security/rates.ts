import rateLimit from '@fastify/rate-limit';
import { MonotonicStore, tooManyRequests } from '@guide/service-kit';
import plugin from 'fastify-plugin';
import { NETWORK_BITS } from './network';

/** Limits of requests per address and minute; 0 means no limit. */
export interface Rates {
  writes: number;
  /** Requests for missing pages and data, typical of scanners. */
  notFound: number;
}

const MINUTE_MS = 60_000;
const MAX_ADDRESSES = 20_000;

/** Missing files are the fault of a broken page, not of its visitor. */
const FILE =
  /^\/(?:api\/images|images|assets|modules|embed)\/|\.(?:png|jpe?g|webp|avif|gif|svg|ico|m?js|map|css|woff2?)$/i;
const HEALTH = '/api/health';

/** Limits writes and missing pages per address or IPv6 network, with 429 until the minute is over. */
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
      // `onResponse` does not run for mounted services, which use the raw response.
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
