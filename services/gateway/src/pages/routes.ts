import { OFFLINE_CACHE_HEADER, readQuery } from '@guide/contracts/site';
import { Counter } from '@guide/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { PageVotes } from '../canary/pages';
import { openPreview, type PreviewsOptions, previewedRelease } from '../previews/previews';
import type { Registry } from '../releases/registry';
import { visitorOf } from '../releases/visitor';
import { voterOf } from '../security/client';
import { allowStyles } from '../security/headers';
import { isOverriding } from '../security/overrides';
import { createRenderBudget } from '../security/renderBudget';
import { redirectTarget, withoutDefaults } from './address';
import { createPageCache } from './cache';
import { encodingFor } from './encodings';
import { lookUpPage } from './lookup';
import { type PageParts, renderPage } from './page';
import { readSettings } from './settings';

const served = new Counter({
  name: 'guide_pages_total',
  help: 'Pages served, by the module and release of their screen and whether its module failed on the server',
  labelNames: ['module', 'version', 'result'],
});
const rendered = new Counter({
  name: 'guide_page_renders_total',
  help: 'Pages that were rendered because no rendering of the last second was there',
});

const HTML = {
  'content-type': 'text/html; charset=utf-8',
  vary: 'Accept-Encoding, Cookie, Save-Data',
};

export interface PagesOptions extends PageParts {
  registry: Registry;
  pageVotes: PageVotes;
  /** Whether cookies are for TLS only. */
  secure: boolean;
  previews: PreviewsOptions;
  originOf(): string;
  /** Milliseconds of rendering that an address may cost in a minute; 0 is no limit. */
  renderBudgetMs: number;
}

/** Every page of the site: the shell's frame around the route's screen, as HTML. */
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
    const cached = createPageCache();
    const charge = createRenderBudget(renderBudgetMs);
    const { matchRoute } = parts.shell.bundle;
    // Programs call these: what no operation serves is the one error body.
    for (const path of ['/api', '/api/*', '/embed/api/*'])
      app.get(path, (_request, reply) => reply.callNotFound());
    // Its answers are compressed here, once for all who get them.
    app.get('/*', { compress: false }, async (request, reply) => {
      // Two slashes at the start are a path here, not another host.
      const url = new URL(`http://page/${request.url.slice(1)}`);
      const target = await redirectTarget(
        url,
        async (path) =>
          (matchRoute(parts.site, path) ?? matchRoute(parts.site, path, await registry.releasesFor(null))) !==
          null,
      );
      if (target) return reply.header('cache-control', 'public, max-age=3600').redirect(target, 308);
      const preview = url.search ? url.searchParams.get('preview') : null;
      if (preview !== null) {
        url.searchParams.delete('preview');
        // With two slashes at its start it would lead to another host.
        const to = url.pathname.replace(/^\/+/, '/') + url.search;
        if (await openPreview(previews, preview, reply))
          return reply.header('cache-control', 'no-store').redirect(to, 303);
      }
      const { modules } = await registry.state();
      const visitor = visitorOf(request, reply, modules, secure);
      const previewed = await previewedRelease(request, registry);
      const live = await registry.releasesFor(visitor);
      const releases = previewed ? { ...live, [previewed.module]: previewed } : live;
      const settings = readSettings(request);
      const origin = originOf();
      const overriding = isOverriding(request.raw, parts.moduleOrigins);
      const { match, release, hiddenModule, versions } = lookUpPage(
        parts.site,
        matchRoute,
        releases,
        url.pathname,
      );
      // Not there, or not to be shown right now: each of its module's releases is refused.
      const isRefused = hiddenModule !== undefined && modules.some(({ _id }) => _id === hiddenModule);
      const canonical = withoutDefaults(url, match?.row.query);
      if (canonical) return reply.header('cache-control', 'no-store').redirect(canonical, 302);
      if (url.search) url.search = readQuery(url.searchParams, match?.row.query);
      const { theme, dataSaver } = settings;
      const key = `${url.pathname}${url.search} ${theme} ${dataSaver} ${overriding} ${versions}`;
      const render = () => {
        rendered.inc();
        return renderPage(parts, {
          id: request.id,
          url,
          match,
          releases,
          candidates: async () => {
            if (!match) return [];
            // Another release in its place would not show the one that is previewed.
            return previewed?.module === match.row.module
              ? [previewed]
              : registry.alternatives(match.row.module, visitor);
          },
          preview: previewed && request.preview,
          settings,
          overriding,
          origin,
          log: request.log,
        });
      };
      const encoding = encodingFor(request.headers['accept-encoding']);
      const page = previewed
        ? await charge(request.ip, (costs) => costs(render))
        : await cached({ key, hasQuery: url.search !== '' }, render, (work) => charge(request.ip, work));
      const { bytes, etag } = await page.body(encoding);
      allowStyles(reply, page.styleHashes);
      reply.code(isRefused && !previewed ? 503 : page.status).headers(HTML);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      if (previewed) return reply.header('cache-control', 'private, no-store').send(bytes);
      served.inc({
        module: match?.row.module ?? 'none',
        version: release?.version ?? 'none',
        result: page.moduleFailed ? 'failed' : page.complete ? 'complete' : 'incomplete',
      });
      // By request: one rendering may have served many.
      const voter = voterOf(request);
      if (voter && release && page.moduleFailed) {
        pageVotes
          .failedOnServer(release.module, release.version, voter)
          .catch((error) => request.log.warn({ err: error }, 'Counting a failure failed'));
      }
      const isStorable = release?.offline?.screens.includes(match?.row.screen ?? '') ?? false;
      if (isStorable && page.complete && page.status === 200 && !overriding)
        reply.header(OFFLINE_CACHE_HEADER, 'keep');
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      reply.header('age', Math.floor((performance.now() - page.renderedAt) / 1000));
      return reply.send(bytes);
    });
  };
