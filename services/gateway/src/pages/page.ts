import type { Api, Release } from '@guide/contracts/api';
import type { RouteMatch } from '@guide/contracts/module';
import { CONTRACT_PACKAGE } from '@guide/contracts/release/live-checks';
import { addressIn, guideName, type Site } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { QueryClient } from '@tanstack/react-query';
import type { Languages } from '../languages';
import { toClientReleases } from '../releases/records';
import { classesIn } from '../renderers/html';
import type { RenderedScreen, WrittenHead } from '../renderers/messages';
import { RendererBusy, RendererUnavailable } from '../renderers/process';
import type { Renderers } from '../renderers/renderers';
import { renderToHtml } from '../renderers/renderToHtml';
import { runningTimeMs, withRunningTimeout } from '../renderers/runningTime';
import type { PageCost } from '../security/renderBudget';
import { busy } from './busy';
import type { RenderedPage } from './cache';
import { documentParts, type FrameState, NO_QUERIES } from './document';
import { encodings } from './encodings';
import { markOlder, OLDER_STYLE_HASH } from './olderCopy';
import type { PageRequest } from './request';
import { type Shell, textsFile } from './shellFiles';
import type { StyleSheets } from './styleSheets';

export interface PageParts {
  site: Site;
  languages: Languages;
  shell: Shell;
  renderers: Renderers;
  api: Api;
  moduleOrigins: string[];
  worker: boolean;
  styleSheets: StyleSheets;
}

/** Brotli qualities: many visitors share a page without a query, few share a query. */
const PLAIN_QUALITY = 5;
const QUERY_QUALITY = 3;

/** Time for all releases of a page, of which a renderer gets one second; without waits for a processor. */
const PAGE_TIMEOUT_MS = 1450;
/** Minimum time for the release that replaces a failed one. */
const MIN_ATTEMPT_MS = 300;

interface HtmlDocument {
  html: Buffer;
  styleHashes: string[];
}

/**
 * Renders a page with the visitor's release, else with its fallback, else as a 503 without a screen for the browser to
 * add. @throws {HttpError} 503 if the machine is too busy
 */
export async function renderPage(
  parts: PageParts,
  request: PageRequest,
  cost: PageCost,
): Promise<RenderedPage> {
  const { match, url, language } = request;
  const site = parts.languages.siteIn(language);
  const address = addressIn(language, url.pathname);
  const renderedAt = performance.now();
  const madeAt = new Date();
  const now = Math.floor(madeAt.getTime() / 60_000) * 60_000;

  const frameState = (releases: Record<string, Release>, rendered: boolean): FrameState => ({
    site,
    modules: toClientReleases(releases, language),
    texts: textsFile(parts.shell, language),
    contract: parts.shell.files.provides[CONTRACT_PACKAGE]!,
    moduleOrigins: request.overriding ? parts.moduleOrigins : [],
    settings: request.settings,
    now,
    rendered,
  });
  async function buildDocument(
    state: FrameState,
    { head, html, classes, queries }: Pick<RenderedScreen, 'head' | 'html' | 'classes' | 'queries'>,
  ): Promise<HtmlDocument> {
    const styles = await parts.styleSheets({
      release: match ? state.modules[match.row.module] : undefined,
      screen: match?.row.screen,
      // If the browser renders the page, it may use more classes.
      classes: state.rendered && !request.overriding && !request.preview ? new Set(classes.split(' ')) : null,
    });
    const { before, between, after } = documentParts({
      head: head ?? parts.languages.run(language, () => frameHead(site, match)),
      state,
      shell: parts.shell,
      styles,
      worker: parts.worker && !request.overriding && !request.preview,
      preview: request.preview,
      match,
      origin: request.origin,
      path: url.pathname,
      languages: parts.languages.list(),
    });
    return {
      html: Buffer.concat([Buffer.from(before), html, Buffer.from(between), queries, Buffer.from(after)]),
      styleHashes: styles.flatMap(({ hash }) => hash ?? []),
    };
  }

  async function withScreen(release: Release, match: RouteMatch) {
    const releases = { ...request.releases, [match.row.module]: release };
    const { rendered: _, site: __, ...state } = frameState(releases, true);
    const page = { ...state, match, url: url.pathname + url.search, language, origin: request.origin };
    const { preview } = request;
    const isPreview = preview?.module === release.module && preview.version === release.version;
    const owner = { requestId: request.id, address: request.ip, cost };
    const screen = await parts.renderers.render(release, page, owner, isPreview);
    return {
      screen,
      document: await buildDocument({ ...frameState(releases, true), calls: screen.calls }, screen),
    };
  }

  function showsMatch(release: Release, { row }: RouteMatch): boolean {
    const releases = { ...request.releases, [release.module]: release };
    const matched = parts.shell.bundle.matchRoute(parts.site, url.pathname, releases);
    return matched?.row.module === row.module && matched.row.screen === row.screen;
  }

  async function withFrameOnly(): Promise<HtmlDocument> {
    const state = frameState(request.releases, !match);
    const queries = new QueryClient();
    const html = await parts.languages.run(language, () =>
      renderToHtml(
        parts.shell.bundle.createPage({
          state: { ...state, queries: [] },
          url: address + url.search,
          match,
          screen: null,
          api: parts.api,
          queries,
        }),
      ),
    );
    queries.clear();
    const classes = [...classesIn(html)].join(' ');
    return buildDocument(state, { html: Buffer.from(html), classes, queries: NO_QUERIES });
  }

  const page = (
    { html, styleHashes }: HtmlDocument,
    status: number,
    complete: boolean,
    moduleFailed: boolean,
  ): RenderedPage => ({
    status,
    body: encodings(html, url.search ? QUERY_QUALITY : PLAIN_QUALITY),
    styleHashes,
    complete,
    moduleFailed,
    renderedAt,
    olderCopy: once(() => ({
      body: encodings(
        parts.languages.run(language, () => markOlder(html, site, madeAt)),
        QUERY_QUALITY,
      ),
      styleHashes: [...styleHashes, OLDER_STYLE_HASH],
    })),
  });

  if (!match) return page(await withFrameOnly(), 404, true, false);
  const startedAtMs = runningTimeMs();
  let moduleFailed = false;
  for (const [index, release] of request.alternatives().entries()) {
    const { module, version, owner } = release;
    if (index > 0 && !showsMatch(release, match)) continue;
    try {
      const attempt = withScreen(release, match);
      const remainingMs = Math.max(MIN_ATTEMPT_MS, PAGE_TIMEOUT_MS - (runningTimeMs() - startedAtMs));
      const timeoutError = () => new RendererUnavailable(`There is no page after ${remainingMs} ms`);
      const { document, screen } = await (index === 0
        ? attempt
        : withRunningTimeout(remainingMs, attempt, timeoutError));
      if (index === 0) moduleFailed = screen.triedForbiddenAccess;
      return page(document, screen.status, screen.complete, moduleFailed);
    } catch (error) {
      if (error instanceof RendererBusy) throw busy();
      // Overload and killed processes are not the module's fault.
      const level = error instanceof RendererUnavailable ? 'warn' : 'error';
      request.log[level]({ err: error, module, version, owner }, 'Rendering a module failed');
      if (index === 0) moduleFailed = !(error instanceof RendererUnavailable);
    }
  }
  return page(await withFrameOnly(), 503, false, moduleFailed);
}

function once<T>(create: () => T): () => T {
  let created: T | undefined;
  return () => (created ??= create());
}

const frameHead = (site: Site, match: RouteMatch | null): WrittenHead => ({
  title: `${match ? site.product : i18n.t('Page Not Found')} | ${guideName(site)}`,
  description: site.tagline,
  noIndex: !match,
});
