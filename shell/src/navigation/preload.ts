import type { Api, PinnedRelease } from '@guide/contracts/api';
import { readQuery, type Site } from '@guide/contracts/site';
import { QueryClient } from '@tanstack/react-query';
import type { Loader } from '../loader/loader';
import { matchRoute } from '../routes';

/** How long preloaded data waits for the visitor to arrive, ms. */
const PRELOAD_TTL_MS = 15_000;

interface PreloadInput {
  /** Path with its query string. */
  path: string;
  site: Site;
  /** The releases that this page is pinned to, by module. */
  modules: Record<string, PinnedRelease>;
  api: Api;
  loader: Loader;
  /** The page's query cache, which gets the data. */
  queries: QueryClient;
}

/**
 * Loads the module behind a path and then its data, as its screen would. Failures are left for the visit itself to
 * meet. The page's cache retains nothing by itself (API-18), so what comes here is kept for a while; a screen that is
 * there before it waits for the same answers.
 */
export async function preloadPath({
  path,
  site,
  modules,
  api,
  loader,
  queries,
}: PreloadInput): Promise<void> {
  const url = new URL(path, location.origin);
  const match = matchRoute(site, url.pathname, modules);
  if (!match) return;
  try {
    const screen = await loader.screen(match.row.module, match.row.screen);
    const { queries: options } = queries.getDefaultOptions();
    const preloading = new QueryClient({
      queryCache: queries.getQueryCache(),
      defaultOptions: { queries: { ...options, staleTime: PRELOAD_TTL_MS, gcTime: PRELOAD_TTL_MS } },
    });
    await screen.load?.({
      params: match.params,
      search: new URLSearchParams(readQuery(url.searchParams, match.row.query)),
      path: url.pathname,
      site,
      api,
      queries: preloading,
    });
  } catch {
    // The visit shows what fails; a guess may fail silently.
  }
}
