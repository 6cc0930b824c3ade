import { createApi, permittedCalls } from '@guide/contracts/api';
import { guideNow, type PageState } from '@guide/contracts/module';
import { ENGLISH, languageOf } from '@guide/contracts/site';
import './icon.svg';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { fetchWithClock, responseStart, startClock } from './clock';
import { createQueryClient, hydrateQueries } from './frame/queries';
import { federationLoader } from './loader/federation';
import { loadStyleSheets } from './loader/loadStyleSheets';
import { LOAD_TIMEOUT_MS } from './loader/timeout';
import { protectSharedGlobals, reportUncaught } from './loader/uncaught';
import { pagePath } from './navigation/address';
import { contractFetch, setDocumentPaths } from './navigation/outdated';
import { PageRouter } from './navigation/PageRouter';
import { fetchWithStaleness, showOfflineBanner } from './offline/offlineBanner';
import { matchRoute } from './routes';
import { chosenSettings } from './settings/settings';
import { loadShellTexts } from './texts';
import { reportFailure } from './tracking/reportFailure';
import { allowTranslation, findTranslations } from './translation';

/** Hydrates the served page after loading the route's module, so that React renders no fallback first. */
async function start() {
  const root = document.getElementById('root')!;
  const served: PageState = JSON.parse(document.getElementById('guide-state')!.textContent!);
  // The downloaded guide serves one empty page for all URLs.
  const isEmpty = !root.hasChildNodes();
  const isStored = isEmpty || 'storedAt' in document.documentElement.dataset;
  startClock(isStored ? null : served.now);
  const state = isEmpty ? { ...served, now: guideNow(), settings: chosenSettings() } : served;
  const texts = loadShellTexts(state);
  const language = languageOf(state.site);
  const fetch = contractFetch(fetchWithClock(fetchWithStaleness), state.contract);
  const api = createApi(fetch, language);
  // Emails are in the page's language.
  const englishApi = { ...createApi(fetch, ENGLISH), subscribe: api.subscribe };
  const queries = createQueryClient(isStored ? undefined : responseStart());
  hydrateQueries(queries, state.queries);
  const overrides = await readOverrides(state.moduleOrigins);
  const report = reportFailure(api);
  reportUncaught(report);
  protectSharedGlobals(report);
  // The page already has its inlined styles, so a timeout is harmless.
  await Promise.race([loadStyleSheets(), after(LOAD_TIMEOUT_MS)]);
  await after(0);
  const loader = federationLoader(state.modules, report, overrides);
  const match = matchRoute(state.site, pagePath(), state.modules);
  const callsAt = (path: string) =>
    permittedCalls(state.modules, matchRoute(state.site, path, state.modules)?.row.module);
  const permitted = callsAt(pagePath());
  setDocumentPaths((path) => callsAt(path).some((origin) => !permitted.includes(origin)));
  if (match && state.rendered) await loader.screen(match.row.module, match.row.screen).catch(() => {});
  await texts;
  showOfflineBanner();
  // Hydration starts in a task of its own.
  await after(0);
  const page = (
    <StrictMode>
      <PageRouter site={state.site}>
        <App state={state} api={api} englishApi={englishApi} queries={queries} loader={loader} />
      </PageRouter>
    </StrictMode>
  );
  window.guideBootstrap?.onChildChanges(findTranslations);
  allowTranslation();
  if (Object.keys(overrides).length > 0) return renderOverridden(root, page, overrides);
  if (isEmpty) return createRoot(root).render(page);
  window.guideBootstrap?.hydrating();
  // Without a transition, hydration is one long task.
  startTransition(() => {
    hydrateRoot(root, page, { onRecoverableError: (error) => console.error('Hydration', error) });
  });
}

async function readOverrides(allowed: string[]): Promise<Record<string, string>> {
  return allowed.length > 0 ? (await import('./loader/overrides')).readOverrides(allowed) : {};
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Renders the page again with a banner, because the served HTML does not match a developer's module. */
async function renderOverridden(root: HTMLElement, page: ReactNode, overrides: Record<string, string>) {
  const { OverrideBanner } = await import('./loader/OverrideBanner');
  root.textContent = '';
  createRoot(root).render(page);
  const banner = document.body.appendChild(document.createElement('div'));
  createRoot(banner).render(<OverrideBanner overrides={overrides} />);
}

void start();
