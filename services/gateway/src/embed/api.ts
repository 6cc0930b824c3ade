import fastifyCors, { type FastifyCorsOptions } from '@fastify/cors';
import type { Fetch } from '@guide/contracts/api';
import { operations } from '@guide/contracts/api/operations';
import { embedSite } from '@guide/contracts/api/page-operations';
import type { Site } from '@guide/contracts/site';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Db } from 'mongodb';
import { type EmbedToken, findToken } from './tokens';

/** The calls that a share token stands for: aggregates, nothing else. */
const CALLS = ['topPages', 'popularListings', 'analyticsSummary', 'recentVisits', 'insights'] as const;

/** A path of the API, below /embed/api. */
const below = (path: string) => path.replace('/api/', '/');

type CorsDone = (error: Error | null, options?: FastifyCorsOptions) => void;
type WithToken = FastifyRequest<{ Querystring: Record<string, string> }>;

const tokenOf = (db: Db, request: FastifyRequest) =>
  findToken(db, String((request as WithToken).query.token ?? ''));

/** Whether a request comes from where its token may be used; browsers name the origin of every foreign page. */
const isAllowed = (token: EmbedToken | null, request: FastifyRequest) =>
  token !== null && (!request.headers.origin || token.origins.includes(request.headers.origin));

/**
 * `/embed/api/…`: the dashboard's calls for pages elsewhere, each allowed by its token for the origins that it names
 * (https://fetch.spec.whatwg.org/#http-cors-protocol). No cookie is read or set.
 */
export const embedApi =
  (db: Db, site: Site, fetch: Fetch): FastifyPluginAsync =>
  async (app) => {
    await app.register(fastifyCors, () => (request: FastifyRequest, done: CorsDone) => {
      tokenOf(db, request).then(
        (token) => done(null, { origin: token?.origins ?? false, methods: ['GET'], credentials: false }),
        (error) => done(error),
      );
    });

    app.addHook('preHandler', async (request, reply) => {
      reply.header('cache-control', 'no-store').header('cross-origin-resource-policy', 'cross-origin');
      if (isAllowed(await tokenOf(db, request), request)) return;
      const message = 'This token is unknown, was revoked, or names another origin.';
      return reply.code(403).send({ error: { code: 'EMBED_REFUSED', message, requestId: request.id } });
    });

    app.get(below(embedSite.path), async () => site);
    for (const call of CALLS) {
      const { path } = operations[call];
      app.get(below(path), async (request, reply) => {
        const query = new URLSearchParams((request as WithToken).query);
        query.delete('token');
        const answer = await fetch(`${path}?${query}`);
        reply.code(answer.status).type('application/json; charset=utf-8');
        return answer.text();
      });
    }
  };
