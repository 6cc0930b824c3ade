import { createApi, type Fetch } from '@guide/contracts/api';
import {
  type Host,
  HostContext,
  Link,
  type ScreenContext,
  type Toast,
  useLocation,
  useNavigate,
  type WidgetProps,
} from '@guide/contracts/module';
import { SiteProvider } from '@guide/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { testSite } from './site';

export interface ScreenHarnessOptions {
  fetch: Fetch;
  /** Address of the screen with its query; default `/`. */
  path?: string;
  params?: ScreenContext['params'];
  host?: Partial<Host>;
}

/** Shows the fallback, because a widget belongs to another module. */
const WidgetPlaceholder = ({ module, name, props, fallback }: WidgetProps) => (
  <div data-widget={`${module}/${name}`} data-props={JSON.stringify(props)}>
    {fallback}
  </div>
);

/** The visitor's address, and the number of navigations. */
interface VisitedLocation {
  path: string;
  visits: number;
  go(steps: number): void;
}

function LocationRecorder({ location }: { location: VisitedLocation }) {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation.
  useEffect(() => {
    location.visits += 1;
    location.go = navigate;
  }, [location, navigate, key]);
  location.path = pathname + search;
  return null;
}

export const newCache = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/**
 * Creates what the shell puts around a screen.
 * @returns `wrap` adds it to an element; `context` is for `load` and `head`; `toasts`, `events`, `location` record actions
 */
export function createScreenHarness({
  fetch,
  path = '/',
  params = {},
  host: overrides = {},
}: ScreenHarnessOptions) {
  const toasts: Toast[] = [];
  const events: Parameters<Host['track']>[0][] = [];
  const location: VisitedLocation = { path, visits: 0, go: () => {} };
  const queries = newCache();
  const host: Host = {
    site: testSite,
    language: 'en',
    dir: 'ltr',
    api: createApi(fetch),
    settings: { theme: 'system', dataSaver: false },
    now: Date.now(),
    toast: (toast) => toasts.push(toast),
    track: (event) => events.push(event),
    preload: () => {},
    Widget: WidgetPlaceholder,
    ...overrides,
  };
  const url = new URL(path, 'http://guide.test');
  const context: ScreenContext = {
    params,
    search: url.searchParams,
    path: url.pathname,
    site: host.site,
    api: host.api,
    queries,
  };
  const wrap = (children: ReactNode, cache = queries): ReactElement => (
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={[path]}>
        <HostContext value={host}>
          <SiteProvider link={Link} saveData={host.settings.dataSaver} ratings={host.site.offers.ratings}>
            {children}
          </SiteProvider>
        </HostContext>
        <LocationRecorder location={location} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  return { host, context, toasts, events, location, wrap };
}
