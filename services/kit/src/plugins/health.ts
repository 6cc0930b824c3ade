import { Health } from '@guide/contracts/api/schemas';
import fp from 'fastify-plugin';
import type { Database } from '../database/open';
import type { ServiceDefinition } from '../service';

const PING_TIMEOUT_MS = 1000;

/** GET /health: 200 while the service can read, `degraded` when it serves copies or its disk is full; else 503. */
export const health = fp<{ database: Database; service: ServiceDefinition }>(
  async (app, { database, service }) => {
    app.get('/health', { schema: { response: { 200: Health, 503: Health } } }, async (_request, reply) => {
      const [up, full] = await Promise.all([database.isUp(PING_TIMEOUT_MS), database.isFull()]);
      const serviceHealth = service.health?.(app);
      const { copies } = app;
      const canRead =
        serviceHealth?.answersWithoutDatabase || (copies.length > 0 && copies.every(({ cached }) => cached));
      const status = up && !full ? 'ok' : up || canRead ? 'degraded' : 'down';
      const details = full
        ? { ...serviceHealth?.details, writes: 'refused: no room left' }
        : serviceHealth?.details;
      reply.header('cache-control', 'no-store').code(status === 'down' ? 503 : 200);
      return { service: service.name, status, database: up ? 'up' : 'down', details } as Health;
    });
  },
);
