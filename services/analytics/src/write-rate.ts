import rateLimit from '@fastify/rate-limit';
import { HttpError, readEnvironment } from '@guide/service-kit';
import plugin from 'fastify-plugin';
import { Type } from 'typebox';

const MINUTE_MS = 60_000;
/** Addresses counted at once; the longest unseen goes first. */
const ADDRESSES = 20_000;

const Environment = Type.Object({
  /** Writes an address may send in a minute, as at the gateway; 0 is no limit. */
  WRITE_RATE: Type.Integer({ default: 300, minimum: 0 }),
});

/**
 * An address that writes too often gets 429 with Retry-After until its minute is over (D-58), also where no gateway
 * stands before the service. Behind a trusted proxy the address is the visitor's; of IPv6 it is the network.
 * https://github.com/fastify/fastify-rate-limit
 * @throws {Error} at start, naming the setting that is wrong
 */
export const writeRate = plugin(
  async (app) => {
    const { WRITE_RATE: max } = readEnvironment(Environment, process.env);
    await app.register(rateLimit, { global: false, cache: ADDRESSES, timeWindow: MINUTE_MS });
    if (max === 0) return;
    const count = app.createRateLimit({ max, ipv6Subnet: 64 });
    app.addHook('onRequest', async (request) => {
      if (request.method !== 'POST') return;
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      const error = new HttpError(
        429,
        'TOO_MANY_REQUESTS',
        'Too many messages from your address; try later.',
      );
      error.retryAfter = counted.ttlInSeconds;
      throw error;
    });
  },
  { name: 'guide-write-rate', fastify: '5.x' },
);
