import { createApi } from '@guide/contracts/api';
import type { PageState } from '@guide/contracts/module';
import '@guide/ui/tokens.css';
import '@guide/ui/base.css';
import './icon.svg';
import { hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { createQueryClient, KEEP_HYDRATED } from './frame/queries';
import { federationLoader } from './loader/federation';
import { matchRoute } from './routes';

/** Hydrates the served page once the route's module is there: a fallback shown first would cost a second render. */
async function start() {
  const state: PageState = JSON.parse(document.getElementById('guide-state')!.textContent!);
  const api = createApi((url, init) => fetch(url, init));
  const queries = createQueryClient();
  hydrate(queries, state.queries, KEEP_HYDRATED);
  const loader = federationLoader(state.modules);
  const match = matchRoute(state.site, location.pathname);
  if (match && state.rendered) await loader.screen(match.row.module, match.row.screen).catch(() => {});
  hydrateRoot(
    document.getElementById('root')!,
    <StrictMode>
      <BrowserRouter>
        <App state={state} api={api} queries={queries} loader={loader} />
      </BrowserRouter>
    </StrictMode>,
    { onRecoverableError: (error) => console.error('Hydration', error) },
  );
}

void start();
