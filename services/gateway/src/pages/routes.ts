import { addressIn, ENGLISH, OFFLINE_CACHE_HEADER, readQuery } from '@guide/contracts/site';
import { Counter } from '@guide/service-kit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { PageVotes } from '../canary/pages';
import { openPreview, type PreviewsOptions, releasesWithPreview } from '../previews/previews';
import { callsOfPage } from '../releases/records';
import type { Registry } from '../releases/registry';
import { visitorOf } from '../releases/visitor';
import { voterNetwork } from '../security/client';
import { allowCalls, allowStyles } from '../security/headers';
import { isOverriding } from '../security/overrides';
import { createRenderBudget, type PageCost } from '../security/renderBudget';
import { redirectTarget, withoutDefaults } from './address';
import { RETRY_AFTER_S } from './busy';
import { createPageCache } from './cache';
import { encodingFor } from './encodings';
import { languageOfRequest } from './language';
import { movedTarget } from './moved';
import { createMaxAge, UNMARKED_MS } from './olderCopy';
import { type PageParts, renderPage } from './page';
import { cacheKey, type PageRequest, readSettings } from './request';

const served = new Counter({
  name: 'guide_pages_total',
  help: 'Pages served, by the module and release of their screen and whether its module failed on the server',
  labelNames: ['module', 'version', 'result'],
});
const rendered = new Counter({
  name: 'guide_page_renders_total',
  help: 'Pages rendered because none of the last second was cached',
});

const HTML = {
  'content-type': 'text/html; charset=utf-8',
  vary: 'Accept-Encoding, Cookie, Save-Data',
};

export interface PagesOptions extends PageParts {
  registry: Registry;
  pageVotes: PageVotes;
  secure: boolean;
  previews: PreviewsOptions;
  originOf(): string;
  /** Rendering time in milliseconds per address and minute; 0 means no limit. */
  renderBudgetMs: number;
}

export const pageRoutes =
  ({
    registry,
    pageVotes,
    secure,
    previews,
    originOf,
    renderBudgetMs,
    ...parts
  }: PagesOptions): FastifyPluginAsync =>
  async (app) => {
    const { matchRoute } = parts.shell.bundle;
    const charge = createRenderBudget(renderBudgetMs);
    const render = (page: PageRequest, cost: PageCost) => {
      rendered.inc();
      return renderPage(parts, page, cost);
    };
    const cached = createPageCache(render, ({ ip }, work) => charge(ip, work), {
      isOverloaded: () => app.isOverloaded?.() ?? false,
    });
    const maxAgeOf = createMaxAge(parts.site);

    const hasPage = async (path: string) =>
      (matchRoute(parts.site, path) ?? matchRoute(parts.site, path, await registry.releasesFor(null))) !==
      null;

    async function readRequest(
      request: FastifyRequest,
      reply: FastifyReply,
      url: URL,
      language: string,
    ): Promise<PageRequest> {
      const state = await registry.state();
      const visitor = visitorOf(request, reply, state, secure);
      const found = await releasesWithPreview(request, registry, state, visitor);
      const { previewed, releases } = found;
      const match = matchRoute(parts.site, url.pathname, releases);
      const module = match?.row.module;
      return {
        id: request.id,
        ip: request.ip,
        url,
        language,
        match,
        releases,
        alternatives: () => (module === undefined ? [] : found.alternatives(module)),
        preview: previewed && request.preview,
        settings: readSettings(request),
        overriding: isOverriding(request.raw, parts.moduleOrigins),
        origin: originOf(),
        log: request.log,
      };
    }

    /** Whether the route exists but every release of its module is refused. */
    async function isRefused(path: string): Promise<boolean> {
      const hidden = matchRoute(parts.site, path)?.row.module;
      return (await registry.state()).modules.some(({ _id }) => _id === hidden);
    }

    // API clients expect a JSON error.
    for (const path of ['/api', '/api/*', '/embed/api/*'])
      app.get(path, { config: { isMissing: true } }, (_request, reply) => reply.callNotFound());
    // The page cache keeps compressed pages.
    app.get('/*', { compress: false, config: { servedUnderLoad: true } }, async (request, reply) => {
      const url = new URL(`http://page/${request.url.slice(1)}`);
      const language = languageOfRequest(request);
      if (language !== ENGLISH && /^\/[^/?]+\/(\?|$)/.test(request.originalUrl))
        return reply.redirect(addressIn(language, url.pathname + url.search), 308);
      const target = (await redirectTarget(url, hasPage)) ?? (await movedTarget(parts.site, parts.api, url));
      if (target)
        return reply
          .header('cache-control', 'public, max-age=3600')
          .redirect(addressIn(language, target), 308);
      const token = url.search ? url.searchParams.get('preview') : null;
      if (token !== null) {
        url.searchParams.delete('preview');
        if (await openPreview(previews, token, reply))
          return reply
            .header('cache-control', 'no-store')
            .redirect(addressIn(language, url.pathname + url.search), 303);
      }
      const page = await readRequest(request, reply, url, language);
      const { match, preview, overriding } = page;
      const canonical = withoutDefaults(url, match?.row.query);
      if (canonical)
        return reply.header('cache-control', 'no-store').redirect(addressIn(language, canonical), 302);
      if (url.search) url.search = readQuery(url.searchParams, match?.row.query);

      const hasQuery = url.search !== '';
      const html = preview
        ? await charge(request.ip, (costs) => costs((cost) => render(page, cost)))
        : await cached({ key: cacheKey(page), hasQuery, maxAgeMs: maxAgeOf(match, hasQuery) }, page);
      const ageMs = performance.now() - html.renderedAt;
      const isOlder = ageMs > UNMARKED_MS && html.complete;
      const content = isOlder ? html.olderCopy() : html;
      const encoding = encodingFor(request.headers['accept-encoding']);
      const { bytes, etag } = await content.body(encoding);
      allowStyles(reply, content.styleHashes);
      allowCalls(reply, callsOfPage(page.releases, match?.row.module));
      const isUnavailable = !match && !preview && (await isRefused(url.pathname));
      const status = isUnavailable ? 503 : html.status;
      reply.code(status).headers(HTML).header('content-language', parts.languages.siteIn(language).locale);
      if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      if (preview) return reply.header('cache-control', 'private, no-store').send(bytes);

      const release = match ? page.releases[match.row.module] : undefined;
      served.inc({
        module: match?.row.module ?? 'none',
        version: release?.version ?? 'none',
        result: html.moduleFailed ? 'failed' : html.complete ? 'complete' : 'incomplete',
      });
      // Count per request: visitors may share one rendering.
      const voter = voterNetwork(request);
      if (voter && release && html.moduleFailed) {
        pageVotes
          .reportServerFailure(release.module, release.version, voter)
          .catch((error) => request.log.warn({ err: error }, 'Counting a failure failed'));
      }
      const isStorable = release?.offline?.screens.includes(match?.row.screen ?? '') ?? false;
      if (isStorable && html.complete && html.status === 200 && !isOlder && !overriding)
        reply.header(OFFLINE_CACHE_HEADER, 'keep');
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      reply.header('age', Math.floor(ageMs / 1000));
      return reply.send(bytes);
    });
  };
