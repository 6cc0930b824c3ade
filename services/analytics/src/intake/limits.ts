import rateLimit from '@fastify/rate-limit';
import type { TrackedBatch } from '@guide/contracts/api/schemas';
import { MonotonicStore, readEnvironment, tooManyRequests } from '@guide/service-kit';
import plugin from 'fastify-plugin';
import { Type } from 'typebox';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** As many as 100 visitors of an average visit send. */
const MESSAGES_PER_HOUR = 1500;
/** Addresses counted at once; the longest unseen goes first. */
const MAX_ADDRESSES = 20_000;

const Environment = Type.Object({
  /** Messages an address may send in a minute; 0 is no limit, also of an hour. */
  WRITE_RATE: Type.Integer({ default: 300, minimum: 0 }),
});

/**
 * An address that sends too many messages in a minute or an hour gets 429 with Retry-After (D-58), also without a
 * gateway in front. Of IPv6 the address is the network. https://github.com/fastify/fastify-rate-limit
 * @throws {Error} at start, naming the setting that is wrong
 */
export const limits = plugin(
  async (app) => {
    const { WRITE_RATE: max } = readEnvironment(Environment, process.env);
    await app.register(rateLimit, { global: false, cache: MAX_ADDRESSES, store: MonotonicStore });
    if (max === 0) return;
    const counts = [
      app.createRateLimit({ max, timeWindow: MINUTE_MS, ipv6Subnet: 64 }),
      app.createRateLimit({ max: MESSAGES_PER_HOUR, timeWindow: HOUR_MS, ipv6Subnet: 64 }),
    ];
    app.addHook('preHandler', async (request) => {
      if (request.method !== 'POST') return;
      const { views = [], events = [] } = (request.body ?? {}) as TrackedBatch;
      // A request without messages counts as one.
      for (let left = Math.max(1, views.length + events.length); left > 0; left--) {
        for (const count of counts) {
          const counted = await count(request);
          if (!counted.isAllowed && counted.isExceeded)
            throw tooManyRequests('Too many messages from your address; try later.', counted.ttlInSeconds);
        }
      }
    });
  },
  { name: 'guide-message-limits', fastify: '5.x' },
);
