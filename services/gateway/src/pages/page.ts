import { ApiError, createApi, type Fetch, type Release } from '@guide/contracts/api';
import type {
  Head,
  PageState,
  RouteMatch,
  ScreenContext,
  Settings,
  ShellBundle,
} from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import type { FastifyBaseLogger } from 'fastify';
import type { createBundleLoader } from '../releases/bundles';
import { toClientRelease } from '../releases/records';
import type { RenderedPage } from './cache';
import { documentParts } from './document';
import { encodings } from './encodings';
import { renderToText } from './render';
import { type LoadedScreen, loadScreen, MODULE_TIMEOUT } from './screen';
import type { ShellFiles } from './shellFiles';

/** What pages are made from, the same for every request. */
export interface PageParts {
  site: Site;
  shell: { files: ShellFiles; bundle: ShellBundle };
  bundles: ReturnType<typeof createBundleLoader>;
  fetch: Fetch;
  /** Origins that developers may take modules from. */
  moduleOrigins: string[];
}

export interface PageRequest {
  url: URL;
  match: RouteMatch | null;
  releases: Record<string, Release>;
  settings: Settings;
  origin: string;
  log: FastifyBaseLogger;
}

/**
 * Renders one page: the route's data, the frame with its screen, and the document around them. A module that fails
 * or is late costs its own part only: the page goes out with the frame and the browser renders the rest.
 */
export async function renderPage(parts: PageParts, request: PageRequest): Promise<RenderedPage> {
  const { match, releases, url } = request;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const api = createApi(parts.fetch);
  const context: ScreenContext = {
    params: match?.params ?? {},
    search: url.searchParams,
    path: url.pathname,
    site: parts.site,
    api,
    queries,
  };
  const release = match ? releases[match.row.module] : undefined;
  const fail = (error: unknown) => {
    request.log.error(
      { err: error, module: match?.row.module, version: release?.version },
      'Rendering a module failed',
    );
    return null;
  };
  let loaded = match && (await loadScreen(parts.bundles, release, match.row.screen, context).catch(fail));

  const render = async (screen: LoadedScreen | null): Promise<string> => {
    const state: PageState = {
      site: parts.site,
      modules: Object.fromEntries(
        Object.entries(releases).map(([name, entry]) => [name, toClientRelease(entry)]),
      ),
      moduleOrigins: parts.moduleOrigins,
      queries: dehydrate(queries),
      settings: request.settings,
      now: Math.floor(Date.now() / 60_000) * 60_000,
      rendered: !match || screen !== null,
    };
    const element = parts.shell.bundle.createPage({
      state,
      url: url.pathname + url.search,
      screen: screen?.screen ?? null,
      api,
      queries,
    });
    const body = await renderToText(element, MODULE_TIMEOUT);
    const { before, after } = documentParts({
      head: screen?.head ?? frameHead(parts.site, match),
      state,
      shell: parts.shell.files,
      exposed: match?.row ?? null,
      origin: request.origin,
      path: url.pathname,
    });
    return before + body + after;
  };
  const html = await render(loaded).catch((error) => {
    if (!loaded) throw error;
    loaded = fail(error);
    return render(null);
  });
  const moduleFailed = match !== null && loaded === null;
  const complete = !moduleFailed && !(match && lacksData(queries));
  queries.clear();
  const status = match ? (loaded?.status ?? 200) : 404;
  return { status, body: encodings(html), complete, moduleFailed, renderedAt: Date.now() };
}

/** Whether a call failed otherwise than by saying that a thing is not there. */
const lacksData = (queries: QueryClient): boolean =>
  queries
    .getQueryCache()
    .getAll()
    .some(({ state: { error } }) => error && !(error instanceof ApiError && error.status < 500));

const frameHead = (site: Site, match: RouteMatch | null): Head => ({
  title: `${match ? site.product : 'Page Not Found'} | ${site.product} Tourist Guide`,
  description: site.tagline,
  noIndex: !match,
});
