import { ApiError, createApi, type Fetch } from '@guide/contracts/api';
import type { ModuleExports, ScreenContext, ShellBundle } from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { renderToBuffer } from '../../pages/render';
import type { RenderedScreen, ScreenRequest } from '../messages';

/** What the screens of one release are rendered with. */
interface ScreenParts {
  shell: ShellBundle;
  site: Site;
  module: ModuleExports;
}

/** No page carries its data twice: the document's state is written by the gateway. */
const NO_QUERIES = { queries: [], mutations: [] };

/**
 * Loads one screen's data and renders the shell with the screen in it.
 * @param fetch calls the API
 * @throws the first error of the screen's code
 */
export async function renderScreen(
  { shell, site, module }: ScreenParts,
  { screen: name, params, url, modules, contract, moduleOrigins, settings, now }: ScreenRequest,
  fetch: Fetch,
): Promise<RenderedScreen> {
  const screen = module.screens[name];
  if (!screen) throw new Error(`The release has no screen ${name}`);
  const { pathname, searchParams } = new URL(`http://page/${url.slice(1)}`);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const api = createApi(fetch);
  const context: ScreenContext = { params, search: searchParams, path: pathname, site, api, queries };
  try {
    const result = await screen.load?.(context);
    const head = screen.head(context);
    const state = {
      site,
      modules,
      contract,
      moduleOrigins,
      queries: NO_QUERIES,
      settings,
      now,
      rendered: true,
    };
    const html = await renderToBuffer(shell.createPage({ state, url, screen, api, queries }));
    return {
      html,
      head,
      status: result?.status ?? 200,
      queries: dehydrate(queries),
      complete: !lacksData(queries),
    };
  } finally {
    queries.clear();
  }
}

/** Whether a call failed otherwise than by saying that a thing is not there. */
const lacksData = (queries: QueryClient): boolean =>
  queries
    .getQueryCache()
    .getAll()
    .some(({ state: { error } }) => error && !(error instanceof ApiError && error.status < 500));
