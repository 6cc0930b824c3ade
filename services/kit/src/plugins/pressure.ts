import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { unavailable } from '../errors/http-error';

const LIMITS = { maxEventLoopDelay: 1000, maxEventLoopUtilization: 0.98 };
/** So many requests are worked on at once while the process is fully busy; more would only wait. */
const AT_ONCE = 64;

/**
 * Load shedding: 503 with Retry-After when the event loop is a second late, and for what comes on top of 64
 * requests in work while the process is busy for 98 % of its time. Health is always answered.
 * A database that is away is no reason to refuse everything: each call that needs it answers 503 by itself.
 * https://github.com/fastify/under-pressure
 */
export const pressure = fp(
  async (app) => {
    let inWork = 0;
    const refuse = (request: FastifyRequest, type: string) => {
      if (request.url.endsWith('/health')) return;
      if (type === 'eventLoopUtilization' && inWork < AT_ONCE) return;
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
