import type { Fetch } from '@guide/contracts/api';
import { httpError } from '@guide/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Db } from 'mongodb';
import { authorize } from './access';
import type { Watch } from './watch';

const PREFIX = '/api/analytics';

interface ClosedOptions {
  db: Db;
  originOf(request: FastifyRequest): string;
}

/**
 * Requires a token of the whole dashboard for analytics reads (`ANALYTICS_ACCESS=token`), for the guide's origin or
 * the calling page's.
 */
export const requireToken = plugin<ClosedOptions>(
  async (app, { db, originOf }) => {
    app.addHook('onRequest', async (request, reply) => {
      const writes = request.method === 'POST' || request.method === 'OPTIONS';
      // One path can be written in several ways.
      if (writes || !request.routeOptions.url?.startsWith(PREFIX)) return;
      const token = await authorize(db, request, originOf(request)).catch((error) => {
        if (error.statusCode === 403) return null;
        throw error;
      });
      if (token && !token.panels) return;
      reply.header('www-authenticate', 'Bearer');
      throw httpError(401, 'ANALYTICS_CLOSED', 'The figures are for those who have a token.');
    });
  },
  { name: 'closed-figures' },
);

/** For rendering on the server, where no token is known. */
export const denyAnalytics =
  (fetch: Fetch): Fetch =>
  async (url, init) =>
    url.startsWith(PREFIX) ? new Response(null, { status: 401 }) : fetch(url, init);

interface LiveOptions {
  db: Db;
  watch: Watch;
  closed: boolean;
  originOf(request: FastifyRequest): string;
}

/** `/api/analytics/live`: the number of current visitors, by server-sent events. */
export const liveRoute =
  ({ db, watch, closed, originOf }: LiveOptions): FastifyPluginAsync =>
  async (app) => {
    app.get('/api/analytics/live', { exposeHeadRoute: false }, async (request, reply) => {
      const token = closed ? await authorize(db, request, originOf(request)) : undefined;
      reply.header('cache-control', 'no-store');
      watch.stream({ token, address: request.ip, wantsVisitors: true }, reply);
    });
  };
