import { ApiError, createApi, type Fetch } from '@guide/contracts/api';
import type { Head, ModuleExports, ScreenContext, ServedQuery, ShellBundle } from '@guide/contracts/module';
import { addressIn, partLanguage, type Site, withOrigin } from '@guide/contracts/site';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { classesIn, escapeJson } from '../html';
import type { RenderedScreen, ScreenRequest, WrittenHead } from '../messages';
import { renderToHtml } from '../renderToHtml';
import { MAX_CALLS, screenFault } from '../screenResult';
import { createKeptHeaders } from './headers';
import { createKeptData } from './keptData';

interface ScreenParts {
  shell: ShellBundle;
  site: Site;
  module: ModuleExports;
}

const keptHeaderOf = createKeptHeaders();
const keepParsed = createKeptData();

/** Loads a screen's data and renders the shell around it. @throws the screen's first error, or the exceeded limit */
export async function renderScreen(
  { shell, site, module }: ScreenParts,
  page: ScreenRequest,
  fetch: Fetch,
): Promise<RenderedScreen> {
  const { match, url, language, origin, modules, contract, moduleOrigins, settings, now } = page;
  const { row, params } = match;
  const screen = module.screens[row.screen];
  if (!screen) throw new Error(`The release has no screen ${row.screen}`);
  const { pathname, searchParams } = new URL(`http://page/${url.slice(1)}`);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const calls = new Set<string>();
  const recorded: Fetch = (address, init) => {
    if (address.startsWith('/api/')) calls.add(address);
    return fetch(address, init);
  };
  const api = createApi(recorded, partLanguage(language, modules[row.module]), keepParsed);
  const context: ScreenContext = { params, search: searchParams, path: pathname, site, api, queries };
  try {
    const result = await screen.load?.(context);
    const head = screen.head(context);
    const state = {
      site,
      modules,
      contract,
      moduleOrigins,
      // The gateway writes them into the document.
      queries: [],
      settings,
      now,
      rendered: true,
    };
    const header = keptHeaderOf(page, site);
    const html = await renderToHtml(
      shell.createPage({
        state,
        url: addressIn(language, url),
        match,
        screen,
        api,
        queries,
        headerHtml: header.html,
      }),
    );
    header.keep(html);
    const rendered: RenderedScreen = {
      html: Buffer.from(html),
      queries: Buffer.from(escapeJson(servedQueries(queries))),
      head: writtenHead(head, origin, language),
      classes: [...classesIn(html)].join(' '),
      status: result?.status ?? 200,
      complete: !lacksData(queries),
      calls: [...calls].slice(0, MAX_CALLS),
    };
    const fault = screenFault(rendered);
    if (fault) throw new Error(`Of the screen ${row.screen}, ${fault}`);
    return rendered;
  } finally {
    queries.clear();
  }
}

/** Only what differs between queries: the other fields of a fetched query have the same values. */
const servedQueries = (queries: QueryClient): ServedQuery[] =>
  dehydrate(queries).queries.map(({ queryKey, state: { data, dataUpdatedAt } }) => ({
    key: queryKey,
    data,
    at: dataUpdatedAt,
  }));

/** Escapes JSON-LD in this process, to save time on the gateway's main thread. */
function writtenHead(head: Head | undefined, origin: string, language: string): WrittenHead | undefined {
  if (!head?.jsonLd) return head as WrittenHead | undefined;
  return { ...head, jsonLd: head.jsonLd.map((data) => escapeJson(withOrigin(data, origin, language))) };
}

const TOO_MANY_REQUESTS = 429;

/** Whether a call failed for another reason than the request itself, such as a missing item. */
const lacksData = (queries: QueryClient): boolean =>
  queries
    .getQueryCache()
    .getAll()
    .some(({ state: { error } }) => error && !(error instanceof ApiError && isFinal(error.status)));

const isFinal = (status: number): boolean => status < 500 && status !== TOO_MANY_REQUESTS;
