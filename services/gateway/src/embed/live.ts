import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Db } from 'mongodb';
import { authorize } from './access';
import type { Watch } from './watch';

interface LiveOptions {
  db: Db;
  watch: Watch;
  closed: boolean;
  ownOrigin(request: FastifyRequest): string;
}

/** `/api/analytics/live`: the number of current visitors, by server-sent events. */
export const liveRoute =
  ({ db, watch, closed, ownOrigin }: LiveOptions): FastifyPluginAsync =>
  async (app) => {
    app.get('/api/analytics/live', { exposeHeadRoute: false }, async (request, reply) => {
      const token = closed ? await authorize(db, request, ownOrigin(request)) : undefined;
      reply.header('cache-control', 'no-store');
      watch.stream({ token, address: request.ip, wantsVisitors: true }, reply);
    });
  };
