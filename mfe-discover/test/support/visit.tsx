import site from '@guide/city/site.json' with { type: 'json' };
import { type Api, createApi } from '@guide/contracts/api';
import {
  type Host,
  HostContext,
  type Screen,
  type Toast,
  useLocation,
  type WidgetProps,
} from '@guide/contracts/module';
import { clockChanges, type Site } from '@guide/contracts/site';
import { type LinkProps, SiteProvider } from '@guide/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { type Answers, cityServer } from './cityServer';

const london = {
  ...site,
  clockChanges: clockChanges(site.timeZone, Date.UTC(2025, 5), Date.UTC(2029, 0)),
} as unknown as Site;

/** A Friday, noon by London's clocks. */
export const NOON = Date.UTC(2026, 10, 20, 12);

const RouterLink = ({ to, ...rest }: LinkProps) => <Link to={to} {...rest} />;

const PlaceOfWidget = ({ module, name, props, fallback }: WidgetProps) => (
  <div data-widget={`${module}/${name}`} data-props={JSON.stringify(props)}>
    {fallback}
  </div>
);

/** Writes down where the visitor is, and how often that changed, to the same address too. */
function Place({ of }: { of: { path: string; visits: number } }) {
  const { pathname, search, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is another one with every navigation.
  useEffect(() => {
    of.visits += 1;
  }, [of, key]);
  of.path = pathname + search;
  return null;
}

interface VisitOptions {
  path: string;
  params?: Record<string, string>;
  answers?: Answers;
  dataSaver?: boolean;
}

/** Everything around a screen: the API, the cache, the host, and a record of what the screen did with them. */
export function around({ path, params = {}, answers, dataSaver = false }: VisitOptions) {
  const server = cityServer(answers);
  const api: Api = createApi(server.fetch);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const toasts: Toast[] = [];
  const events: Parameters<Host['track']>[0][] = [];
  const place = { path, visits: 0 };
  const host: Host = {
    site: london,
    api,
    settings: { theme: 'system', dataSaver },
    now: NOON,
    toast: (toast) => toasts.push(toast),
    track: (event) => events.push(event),
    preload: () => {},
    Widget: PlaceOfWidget,
  };
  const page = ({ Component }: Screen) => (
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path]}>
        <HostContext value={host}>
          <SiteProvider link={RouterLink} saveData={dataSaver}>
            <Component params={params} />
          </SiteProvider>
          <Place of={place} />
        </HostContext>
      </MemoryRouter>
    </QueryClientProvider>
  );
  const url = new URL(path, 'http://guide.test');
  const context = { params, search: url.searchParams, path: url.pathname, site: london, api, queries };
  return { page, context, requests: server.requests, toasts, events, place };
}

/** Opens a screen in the browser, without data loaded before. */
export function visit(screen: Screen, options: VisitOptions) {
  const visited = around(options);
  return { ...visited, ...render(visited.page(screen)) };
}
