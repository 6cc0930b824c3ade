import { Health } from '@guide/contracts/api/schemas';
import fp from 'fastify-plugin';
import type { Database } from '../database/open';
import type { ServiceDefinition } from '../service';

/**
 * GET /health: 200 while the service can answer, 503 when it cannot. A service that still answers without its
 * database says so in its own part and is `degraded`.
 */
export const health = fp<{ database: Database; service: ServiceDefinition }>(
  async (app, { database, service }) => {
    app.get('/health', { schema: { response: { 200: Health, 503: Health } } }, async (_request, reply) => {
      const up = await database.ping();
      const own = service.health?.(app);
      const status = up ? 'ok' : own?.answersWithoutDatabase ? 'degraded' : 'down';
      reply.header('cache-control', 'no-store').code(status === 'down' ? 503 : 200);
      return { service: service.name, status, database: up ? 'up' : 'down', details: own?.details } as Health;
    });
  },
  { name: 'guide-health', fastify: '5.x' },
);
