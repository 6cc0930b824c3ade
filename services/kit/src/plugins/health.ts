import { Health } from '@guide/contracts/api/schemas';
import fp from 'fastify-plugin';
import type { Database } from '../database/open';
import type { ServiceDefinition } from '../service';

const PING_TIMEOUT_MS = 1000;

/**
 * GET /health: 200 while the service can answer, 503 when it cannot. A service that still answers without its
 * database reports so in its own part, or holds copies of its content, and is `degraded`, and so is one whose database has no room left for writes.
 */
export const health = fp<{ database: Database; service: ServiceDefinition }>(
  async (app, { database, service }) => {
    app.get('/health', { schema: { response: { 200: Health, 503: Health } } }, async (_request, reply) => {
      const [up, full] = await Promise.all([database.answers(PING_TIMEOUT_MS), database.isFull()]);
      const own = service.health?.(app);
      const { copies } = app;
      const answers =
        own?.answersWithoutDatabase || (copies.length > 0 && copies.every(({ cached }) => cached));
      const status = up && !full ? 'ok' : up || answers ? 'degraded' : 'down';
      const details = full ? { ...own?.details, writes: 'refused: no room left' } : own?.details;
      reply.header('cache-control', 'no-store').code(status === 'down' ? 503 : 200);
      return { service: service.name, status, database: up ? 'up' : 'down', details } as Health;
    });
  },
  { name: 'guide-health', fastify: '5.x' },
);
