import type { Health, SiteHealth } from '@guide/contracts/api';
import { gatewayOperations } from '@guide/contracts/api/gateway-operations';
import type { FastifyPluginAsync } from 'fastify';
import type { Backend } from '../backends/backend';

const down = (service: string): Health => ({ service, status: 'down', database: 'down' });

/** A health check reads every service, so that a flood of them would keep the process busy. */
const FRESH_MS = 1000;

/** GET /api/health: the health of all services, and whether every stable release renders; 200 even when degraded. */
export const healthRoutes =
  (backends: Backend[], isRendering: () => Promise<boolean>): FastifyPluginAsync =>
  async (app) => {
    async function checkHealth(): Promise<SiteHealth> {
      const services = await Promise.all(
        backends.map(async ({ name, fetch }) => {
          const response = await fetch('/health').catch(() => null);
          return response?.ok || response?.status === 503 ? ((await response.json()) as Health) : down(name);
        }),
      );
      const isOk = services.every(({ status }) => status === 'ok') && (await isRendering());
      return { status: isOk ? 'ok' : 'degraded', services };
    }
    let latest: Promise<SiteHealth>;
    let checkedAt = Number.NEGATIVE_INFINITY;

    app.get(gatewayOperations.siteHealth.path, (_request, reply) => {
      if (performance.now() - checkedAt >= FRESH_MS) {
        checkedAt = performance.now();
        latest = checkHealth();
      }
      reply.header('cache-control', 'no-store');
      return latest;
    });
  };
