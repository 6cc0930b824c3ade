import type { Api } from '@guide/contracts/api';
import { HostContext, type PageState, type RouteMatch } from '@guide/contracts/module';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Frame } from './frame/Frame';
import { FrameContext } from './frame/FrameContext';
import { createHost, forPage } from './frame/host';
import { createToastStore } from './frame/toasts/toasts';
import type { Loader } from './loader/loader';
import { sendQueuedSubscriptions } from './offline/subscriptions';
import { createSettingsStore } from './settings/settings';

interface Props {
  state: PageState;
  match?: RouteMatch | null;
  api: Api;
  /** By default `api`: the server renders one screen, with the API in its language. */
  englishApi?: Api;
  queries: QueryClient;
  loader: Loader;
  headerHtml?: string;
}

/** Renders the whole page below the router, on the server and in the browser. */
export function App({ state, match, api, englishApi = api, queries, loader, headerHtml }: Props) {
  const [toasts] = useState(createToastStore);
  const [settingsStore] = useState(() => createSettingsStore(state.settings));
  const settings = useStore(settingsStore);
  const services = useMemo(
    () => createHost({ state, api, englishApi, loader, queries, toasts }),
    [state, api, englishApi, loader, queries, toasts],
  );
  useEffect(() => sendQueuedSubscriptions(api, services.toast), [api, services]);
  const host = useMemo(() => ({ ...services, settings }), [services, settings]);
  const frame = useMemo(
    () => ({
      loader,
      toasts,
      settings: settingsStore,
      modules: state.modules,
      englishApi: forPage(englishApi),
      match,
      headerHtml,
    }),
    [loader, toasts, settingsStore, state.modules, englishApi, match, headerHtml],
  );
  return (
    <QueryClientProvider client={queries}>
      <HostContext value={host}>
        <FrameContext value={frame}>
          <Frame rendered={state.rendered} declaredQuery={state.moduleOrigins.length === 0} />
        </FrameContext>
      </HostContext>
    </QueryClientProvider>
  );
}
