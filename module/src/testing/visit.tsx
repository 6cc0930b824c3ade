import { createApi } from '@guide/contracts/api';
import {
  type Host,
  HostContext,
  type Screen,
  type ScreenContext,
  type ScreenResult,
  type Toast,
  type WidgetProps,
} from '@guide/contracts/module';
import type { Site } from '@guide/contracts/site';
import { type LinkProps, SiteProvider } from '@guide/ui';
import { dehydrate, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server.node';
import { Link, MemoryRouter } from 'react-router-dom';
import { type Answers, answering } from './answering';
import { testSite } from './site';

export interface VisitOptions {
  /** Where the screen is shown, with its query; default `/`. */
  path?: string;
  /** Parameters of the route. */
  params?: Record<string, string>;
  /** See `answering`. */
  answers?: Answers;
  site?: Site;
  dataSaver?: boolean;
  /** Time of the request, ms since 1970; default now. */
  now?: number;
}

/** What a screen did with what the shell gave it. */
export interface Visited {
  host: Host;
  toasts: Toast[];
  events: Parameters<Host['track']>[0][];
}

const RouterLink = ({ to, ...rest }: LinkProps) => <Link to={to} {...rest} />;

/** Widgets are other modules': in their place stands what the screen shows until they are there. */
const PlaceOfWidget = ({ module, name, fallback }: WidgetProps) => (
  <div data-widget={`${module}/${name}`}>{fallback}</div>
);

function around({ path = '/', answers, site = testSite, dataSaver = false, now = Date.now() }: VisitOptions) {
  const api = createApi(answering(answers));
  const toasts: Toast[] = [];
  const events: Visited['events'] = [];
  const host: Host = {
    site,
    api,
    settings: { theme: 'system', dataSaver },
    now,
    toast: (toast) => toasts.push(toast),
    track: (event) => events.push(event),
    preload: () => {},
    Widget: PlaceOfWidget,
  };
  const frame = (queries: QueryClient, children: ReactNode): ReactElement => (
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path]}>
        <HostContext value={host}>
          <SiteProvider link={RouterLink} saveData={dataSaver}>
            {children}
          </SiteProvider>
        </HostContext>
      </MemoryRouter>
    </QueryClientProvider>
  );
  return { host, toasts, events, frame };
}

const newCache = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/**
 * Shows a screen in jsdom as the shell does, without data loaded before.
 * @returns what Testing Library's `render` does, with a record of toasts and tracked events
 */
export function visit({ Component }: Screen, options: VisitOptions = {}): RenderResult & Visited {
  const { frame, ...visited } = around(options);
  return { ...render(frame(newCache(), <Component params={options.params ?? {}} />)), ...visited };
}

/**
 * Loads and renders a screen as the gateway does: its data first, then HTML.
 * @returns the HTML, the head, and the status where the screen says one
 * @throws what the screen throws while it loads or renders
 */
export async function renderOnServer(screen: Screen, options: VisitOptions = {}) {
  const { frame, host } = around(options);
  const url = new URL(options.path ?? '/', 'http://guide.test');
  const params = options.params ?? {};
  const queries = newCache();
  const context: ScreenContext = {
    params,
    search: url.searchParams,
    path: url.pathname,
    site: host.site,
    api: host.api,
    queries,
  };
  const result: ScreenResult | undefined = await screen.load?.(context);
  // What was loaded is handed over as it is to a browser.
  const handedOver = newCache();
  hydrate(handedOver, JSON.parse(JSON.stringify(dehydrate(queries))));
  const html = renderToString(frame(handedOver, <screen.Component params={params} />));
  return { html, head: screen.head({ ...context, queries: handedOver }), status: result?.status };
}
