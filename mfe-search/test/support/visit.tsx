import site from '@guide/city/site.json' with { type: 'json' };
import { createApi } from '@guide/contracts/api';
import {
  type Host,
  HostContext,
  type ScreenContext,
  useLocation,
  useNavigate,
} from '@guide/contracts/module';
import { clockChanges, type Site } from '@guide/contracts/site';
import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import SearchScreen from '../../src/screens/Search';
import { createService } from './service';

const city = {
  ...site,
  clockChanges: clockChanges(site.timeZone, Date.UTC(2025, 5), Date.UTC(2029, 0)),
} as Site & typeof site;

/** Friday 20 November 2026, 12:00 in London. */
const NOON = Date.parse('2026-11-20T12:00Z');

type Address = { now: string; go: (steps: number) => void };

/** Tells the test where the router is, and moves it. */
function AddressOf({ address }: { address: Address }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  address.now = pathname + search;
  address.go = navigate;
  return null;
}

const NoWidget = () => null;

/** A visitor's page at an address, and everything around the screen that a test asks about. */
export function createPage(path: string, service = createService()) {
  const url = new URL(path, 'http://localhost');
  const host: Host = {
    site: city,
    api: createApi(service.fetch),
    settings: { theme: 'system', dataSaver: false },
    now: NOON,
    toast: jest.fn(),
    track: jest.fn(),
    preload: () => {},
    Widget: NoWidget,
  };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const context: ScreenContext = {
    params: {},
    search: url.searchParams,
    path: url.pathname,
    site: host.site,
    api: host.api,
    queries,
  };
  const address: Address = { now: path, go: () => {} };
  const page = (
    <QueryClientProvider client={queries}>
      <HostContext value={host}>
        <MemoryRouter initialEntries={[path]}>
          <AddressOf address={address} />
          <SearchScreen.Component params={{}} />
        </MemoryRouter>
      </HostContext>
    </QueryClientProvider>
  );
  return { page, host, service, context, address, head: () => SearchScreen.head(context) };
}

/** Opens an address as the shell does: its data first, then the screen. */
export async function visit(path: string, service = createService()) {
  const visited = createPage(path, service);
  await SearchScreen.load!(visited.context);
  return { ...visited, ...render(visited.page) };
}
