import { operations } from '@guide/contracts/api/operations';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Receive } from '../receive';

/** API-15, API-16, and several of both in one request, as a page sends them when it is left. */
export function track(app: FastifyInstance, receive: Receive): void {
  const ok = { ok: true as const };
  route(app, operations.trackPageView, async (request, reply) => {
    await receive(request, reply, { views: [request.body] });
    return ok;
  });
  route(app, operations.trackEvent, async (request, reply) => {
    await receive(request, reply, { events: [request.body] });
    return ok;
  });
  route(app, operations.trackBatch, async (request, reply) => {
    await receive(request, reply, request.body);
    return ok;
  });
}
