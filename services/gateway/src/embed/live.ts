import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Db } from 'mongodb';
import { authorize } from './access';
import type { Watch } from './watch';

interface LiveOptions {
  db: Db;
  watch: Watch;
  /** Whether the guide's own figures need a token. */
  closed: boolean;
  ownOrigin(request: FastifyRequest): string;
}

/**
 * `/api/analytics/live`: sends the number of current visitors to a page of the guide, by server-sent events. Where
 * figures need a token, the stream ends with it.
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
