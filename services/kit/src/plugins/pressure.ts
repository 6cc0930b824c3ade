import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { unavailable } from '../errors/http-error';

const LIMITS = { maxEventLoopDelay: 1000, maxEventLoopUtilization: 0.98 };
/** So many requests are worked on at once under each kind of pressure: a busy process does 128 in a quarter second. */
const AT_ONCE: Record<string, number> = { eventLoopDelay: 8, eventLoopUtilization: 128 };

/**
 * Load shedding: 503 with Retry-After for what comes on top of 8 requests in work while the event loop is a second
 * late, and on top of 128 while the process is busy for 98 % of its time. Health is always answered.
 * A database that is away is no reason to refuse everything: each call that needs it answers 503 by itself.
 * https://github.com/fastify/under-pressure
 */
export const pressure = fp(
  async (app) => {
    let inWork = 0;
    const refuse = (request: FastifyRequest, type: string) => {
      if (request.url.endsWith('/health') || inWork < AT_ONCE[type]!) return;
      throw unavailable('Too many visitors at once.', 2);
    };
    await app.register(underPressure, {
      ...LIMITS,
      eventLoopUtilizationMode: 'interval',
      pressureHandler: (request, _reply, type) => refuse(request, type),
    });
    app.addHook('onRequest', async (_request, reply) => {
      inWork += 1;
      reply.raw.once('close', () => {
        inWork -= 1;
      });
    });
  },
  { name: 'guide-pressure', fastify: '5.x' },
);
