import type { Fetch } from '@guide/contracts/api';
import { httpError } from '@guide/service-kit';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Db } from 'mongodb';
import { authorize } from './access';

const PREFIX = '/api/analytics';

interface ClosedOptions {
  db: Db;
  ownOrigin(request: FastifyRequest): string;
}

/**
 * Closes the dashboard's own calls on the guide (`ANALYTICS_ACCESS=token`): they need a token of the whole dashboard
 * whose audience is the guide's own origin, or the page that calls. Whatever does not write is closed, not a list of
 * paths, so that a call that is added later is closed, too.
 */
export const closedFigures = plugin<ClosedOptions>(
  async (app, { db, ownOrigin }) => {
    app.addHook('onRequest', async (request, reply) => {
      const writes = request.method === 'POST' || request.method === 'OPTIONS';
      // The route, not the address: there is more than one way to write an address.
      if (writes || !request.routeOptions.url?.startsWith(PREFIX)) return;
      const token = await authorize(db, request, ownOrigin(request)).catch((error) => {
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

/** The API as pages read it while they are rendered: nobody's token is with them, so they get no figures. */
export const withoutFigures =
  (fetch: Fetch): Fetch =>
  async (url, init) =>
    url.startsWith(PREFIX) ? new Response(null, { status: 401 }) : fetch(url, init);
