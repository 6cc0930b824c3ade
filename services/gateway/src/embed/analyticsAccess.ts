import type { Fetch } from '@guide/contracts/api';
import { httpError } from '@guide/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Db } from 'mongodb';
import { authorize } from './access';
import type { Watch } from './watch';

const PREFIX = '/api/analytics';

interface TokenOptions {
  db: Db;
  originOf(request: FastifyRequest): string;
}

/** Requires a token of the whole dashboard for analytics reads (`ANALYTICS_ACCESS=token`). */
export const requireToken = plugin<TokenOptions>(
  async (app, { db, originOf }) => {
    app.addHook('onRequest', async (request, reply) => {
      const writes = request.method === 'POST' || request.method === 'OPTIONS';
      // Check the matched route: one path can be spelled in several ways.
      if (writes || !request.routeOptions.url?.startsWith(PREFIX)) return;
      const token = await authorize(db, request, originOf(request)).catch((error) => {
        if (error.statusCode === 403) return null;
        throw error;
      });
      if (token && !token.panels) return;
      reply.header('www-authenticate', 'Bearer');
      throw httpError(401, 'ANALYTICS_CLOSED', 'Analytics require a token.');
    });
  },
  { name: 'analytics-access' },
);

/** Refuses analytics during server rendering, which has no token. */
export const denyAnalytics =
  (fetch: Fetch): Fetch =>
  async (url, init) =>
    url.startsWith(PREFIX) ? new Response(null, { status: 401 }) : fetch(url, init);

interface LiveOptions extends TokenOptions {
  watch: Watch;
  closed: boolean;
}

/** `/api/analytics/live`: the number of current visitors, as server-sent events. */
export const liveRoute =
  ({ db, watch, closed, originOf }: LiveOptions): FastifyPluginAsync =>
  async (app) => {
    app.get('/api/analytics/live', { exposeHeadRoute: false }, async (request, reply) => {
      const token = closed ? await authorize(db, request, originOf(request)) : undefined;
      reply.header('cache-control', 'no-store');
      watch.stream({ token, address: request.ip, wantsVisitors: true }, reply);
    });
  };
