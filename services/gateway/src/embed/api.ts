import fastifyCors from '@fastify/cors';
import type { Fetch } from '@guide/contracts/api';
import { operations } from '@guide/contracts/api/operations';
import { embedSite } from '@guide/contracts/api/page-operations';
import { fieldsOf, isPanelName, type PanelName, panels } from '@guide/contracts/api/panels';
import { ENGLISH } from '@guide/contracts/site';
import { httpError } from '@guide/service-kit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from 'mongodb';
import type { Languages } from '../languages';
import { authorize, refused } from './access';
import { createUseRecorder, type EmbedToken } from './tokens';
import type { Watch } from './watch';

const CALLS = ['topPages', 'popularListings', 'analyticsSummary', 'recentVisits', 'insights'] as const;

const withoutApiPrefix = (path: string) => path.replace('/api/', '/');

const PREFLIGHT_AGE_S = 600;

interface EmbedApiOptions {
  db: Db;
  languages: Pick<Languages, 'siteIn'>;
  fetch: Fetch;
  originOf(request: FastifyRequest): string;
  watch: Watch;
}

type Query = Record<string, string | string[]>;

/** `/embed/api/…`: analytics for other sites, by token. CORS admits every origin, so that pages can read refusals. */
export const embedApi =
  ({ db, languages, fetch, originOf, watch }: EmbedApiOptions): FastifyPluginAsync =>
  async (app) => {
    const recordUse = createUseRecorder(db);
    const tokens = new WeakMap<FastifyRequest, EmbedToken>();
    const tokenOf = (request: FastifyRequest) => tokens.get(request)!;

    await app.register(fastifyCors, {
      origin: true,
      methods: ['GET'],
      allowedHeaders: ['authorization', 'embed-frame'],
      maxAge: PREFLIGHT_AGE_S,
    });
    app.addHook('preHandler', async (request, reply) => {
      reply.header('cache-control', 'no-store').header('cross-origin-resource-policy', 'cross-origin');
      const token = await authorize(db, request, originOf(request));
      tokens.set(request, token);
      recordUse(token).catch((error) =>
        request.log.warn({ err: error }, 'The use of a token was not recorded'),
      );
    });

    async function forward(reply: FastifyReply, path: string, query: Query, pick = (text: string) => text) {
      const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      const response = await fetch(params.size > 0 ? `${path}?${params}` : path);
      reply.code(response.status).type('application/json; charset=utf-8');
      const text = await response.text();
      return response.ok ? pick(text) : text;
    }

    app.get<{ Querystring: Query }>(withoutApiPrefix(embedSite.path), async (request) => {
      const { panels: allowedPanels, filters } = tokenOf(request);
      const site = languages.siteIn(String(request.query.lang ?? ENGLISH));
      return allowedPanels ? { site, panels: allowedPanels, filters } : { site };
    });
    app.get('/state', { exposeHeadRoute: false }, async (request, reply) =>
      watch.stream(listenerOf(tokenOf(request), request.ip), reply),
    );
    for (const call of CALLS) {
      const { path } = operations[call];
      app.get<{ Querystring: Query }>(withoutApiPrefix(path), async (request, reply) => {
        if (tokenOf(request).panels) throw refused('EMBED_PANEL_REFUSED');
        return forward(reply, path, request.query);
      });
    }
    app.get<{ Params: { panel: string }; Querystring: Query }>('/panels/:panel', async (request, reply) => {
      const { panel } = request.params;
      const token = tokenOf(request);
      if (!isPanelName(panel)) throw httpError(404, 'NOT_FOUND', 'There is no such panel.');
      if (token.panels && !token.panels.includes(panel)) throw refused('EMBED_PANEL_REFUSED');
      const query = { ...token.filters, ...request.query };
      const keepsFilters = Object.entries(token.filters).every(([name, value]) => query[name] === value);
      if (!keepsFilters) throw refused('EMBED_PANEL_REFUSED');
      return forward(reply, operations[panels[panel].operation].path, query, (text) => partOf(panel, text));
    });
  };

const listenerOf = (token: EmbedToken, address: string) => ({
  token,
  address,
  wantsVisitors: token.panels?.includes('figures') ?? true,
});

function partOf(panel: PanelName, text: string): string {
  const fields = fieldsOf(panel);
  if (!fields) return text;
  const data = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(Object.fromEntries(fields.map((name) => [name, data[name]])));
}
