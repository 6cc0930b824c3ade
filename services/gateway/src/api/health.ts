import type { Health, SiteHealth } from '@guide/contracts/api';
import { gatewayOperations } from '@guide/contracts/api/gateway-operations';
import type { FastifyPluginAsync } from 'fastify';
import type { Backend } from '../backends/backend';

const down = (service: string): Health => ({ service, status: 'down', database: 'down' });

/** GET /api/health: the health of all services, and whether every stable release renders; 200 even when degraded. */
export const healthRoutes =
  (backends: Backend[], isRendering: () => Promise<boolean>): FastifyPluginAsync =>
  async (app) => {
    app.get(gatewayOperations.siteHealth.path, async (_request, reply): Promise<SiteHealth> => {
      const services = await Promise.all(
        backends.map(async ({ name, fetch }) => {
          const response = await fetch('/health').catch(() => null);
          return response?.ok || response?.status === 503 ? ((await response.json()) as Health) : down(name);
        }),
      );
      reply.header('cache-control', 'no-store');
      const isOk = services.every(({ status }) => status === 'ok') && (await isRendering());
      return { status: isOk ? 'ok' : 'degraded', services };
    });
  };
