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
  /** The pinned releases, by module. */
  modules: Record<string, PinnedRelease>;
  api: Api;
  loader: Loader;
  queries: QueryClient;
}

/** Loads the module and data behind a path, and keeps the data for a while, unlike other queries (API-18). */
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
    // The visit itself will show a failure.
  }
}
