import rateLimit from '@fastify/rate-limit';
import type { TrackedBatch } from '@guide/contracts/api/schemas';
import { MonotonicStore, readEnvironment, tooManyRequests } from '@guide/service-kit';
import plugin from 'fastify-plugin';
import { Type } from 'typebox';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Both limits admit a hundred guests of a hotel who read twelve pages in an hour, two in the busiest minute. */
const MESSAGES_PER_HOUR = 6000;
const MAX_ADDRESSES = 20_000;

const Environment = Type.Object({
  /** Messages per minute and address; 0 disables this and the hourly limit. */
  WRITE_RATE: Type.Integer({ default: 1200, minimum: 0 }),
});

/** Responds 429 with Retry-After to an address (IPv6: /64 network) that sends too many messages (D-58). */
export const limits = plugin(async (app) => {
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
    for (let remaining = Math.max(1, views.length + events.length); remaining > 0; remaining--) {
      for (const count of counts) {
        const state = await count(request);
        if (!state.isAllowed && state.isExceeded)
          throw tooManyRequests('Too many messages from your address; try later.', state.ttlInSeconds);
      }
    }
  });
});
