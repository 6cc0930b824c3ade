import type { Api, PinnedRelease } from '@guide/contracts/api';
import { languageOf, movedPath, partLanguage, readQuery, type Site } from '@guide/contracts/site';
import { QueryClient } from '@tanstack/react-query';
import { FIRST_MOUNT_MS } from '../frame/queries';
import type { Loader } from '../loader/loader';
import { matchRoute } from '../routes';
import { isOtherDocument } from './outdated';

interface PreloadInput {
  path: string;
  site: Site;
  modules: Record<string, PinnedRelease>;
  api: Api;
  /** For modules without texts in the page's language. */
  englishApi: Api;
  loader: Loader;
  queries: QueryClient;
}

/** Preloads the module and data of a path; its first mount does not request the data again (D-90). */
export async function preloadPath({
  path,
  site,
  modules,
  api,
  englishApi,
  loader,
  queries,
}: PreloadInput): Promise<void> {
  const url = new URL(path, location.origin);
  const pathname = movedPath(site, url.pathname) ?? url.pathname;
  const match = matchRoute(site, pathname, modules);
  const language = languageOf(site);
  if (!match || isOtherDocument(pathname)) return;
  try {
    const screen = await loader.screen(match.row.module, match.row.screen);
    const { queries: options } = queries.getDefaultOptions();
    const preloading = new QueryClient({
      queryCache: queries.getQueryCache(),
      defaultOptions: { queries: { ...options, staleTime: FIRST_MOUNT_MS, gcTime: FIRST_MOUNT_MS } },
    });
    await screen.load?.({
      params: match.params,
      search: new URLSearchParams(readQuery(url.searchParams, match.row.query)),
      path: pathname,
      site,
      api: partLanguage(language, modules[match.row.module]) === language ? api : englishApi,
      queries: preloading,
      preloading: true,
    });
  } catch {
    // The navigation itself will show the failure.
  }
}
