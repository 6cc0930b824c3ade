/** The guide's page as a plain `hydrateRoot`: one bundle, without module federation, and everything at once. */
import { createApi } from '@guide/contracts/api';
import type { PageState, Screen } from '@guide/contracts/module';
import { type ComponentType, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../../../shell/src/App';
import { createQueryClient, hydrateQueries } from '../../../shell/src/frame/queries';
import { fulfilled } from '../../../shell/src/loader/loader';
import { PageRouter } from '../../../shell/src/navigation/PageRouter';
import { matchRoute } from '../../../shell/src/routes';

type Widget = ComponentType<Record<string, unknown>>;

/**
 * @param screen - the route's
 * @param widgets - imports by `module/name`
 */
export function start(screen: Screen, widgets: Record<string, () => Promise<{ default: Widget }>>): void {
  const state: PageState = JSON.parse(document.getElementById('guide-state')!.textContent!);
  const api = createApi((...request) => fetch(...request));
  const queries = createQueryClient();
  hydrateQueries(queries, state.queries);
  const page = fulfilled(screen);
  const loaded = new Map<string, Promise<Widget>>();
  const loader = {
    screen: () => page,
    widget(module: string, name: string) {
      const key = `${module}/${name}`;
      const widget = loaded.get(key) ?? widgets[key]!().then((exports) => exports.default);
      loaded.set(key, widget);
      return widget;
    },
    resetFailures() {},
    markFailed(_module: string, _name: string, error: Error) {
      console.error(error);
    },
    markSlow() {},
  };
  window.guideBootstrap = {
    page: JSON.parse(document.querySelector<HTMLElement>('script[data-page]')!.dataset.page!),
    post: async () => {},
    isCounted: () => false,
    hasActed: () => false,
    onChildChanges() {},
    hydrating() {},
    markHydrated() {
      document.documentElement.dataset.hydrated = '';
    },
    markSlow() {},
    onSlow() {},
  };
  const match = matchRoute(state.site, location.pathname, state.modules);
  hydrateRoot(
    document.getElementById('root')!,
    <StrictMode>
      <PageRouter site={state.site}>
        <App state={state} match={match} api={api} queries={queries} loader={loader} />
      </PageRouter>
    </StrictMode>,
    { onRecoverableError: (error) => console.error('Hydration', error) },
  );
}
