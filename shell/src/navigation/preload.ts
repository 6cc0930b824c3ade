import type { Api, PinnedRelease } from '@guide/contracts/api';
import type { Site } from '@guide/contracts/site';
import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
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
 * meet. The page's cache retains nothing by itself (API-18), so the data is collected apart and handed over.
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
    const collected = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await screen.load?.({
      params: match.params,
      search: url.searchParams,
      path: url.pathname,
      site,
      api,
      queries: collected,
    });
    hydrate(queries, dehydrate(collected), { defaultOptions: { queries: { gcTime: PRELOAD_TTL_MS } } });
    collected.clear();
  } catch {
    // The visit shows what fails; a guess may fail silently.
  }
}
