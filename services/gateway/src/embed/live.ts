import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Db } from 'mongodb';
import { authorize } from './access';
import type { Watch } from './watch';

interface LiveOptions {
  db: Db;
  watch: Watch;
  /** Whether figures are closed on the guide itself. */
  closed: boolean;
  ownOrigin(request: FastifyRequest): string;
}

/**
 * `/api/analytics/live`: sends a page of the guide the number of visitors now, by server-sent events. Where figures
 * are closed the stream ends with its token.
 */
export const liveRoute =
  ({ db, watch, closed, ownOrigin }: LiveOptions): FastifyPluginAsync =>
  async (app) => {
    app.get('/api/analytics/live', { exposeHeadRoute: false }, async (request, reply) => {
      const token = closed ? await authorize(db, request, ownOrigin(request)) : undefined;
      reply.header('cache-control', 'no-store');
      watch.stream({ token, address: request.ip, wantsVisitors: true }, reply);
    });
  };
