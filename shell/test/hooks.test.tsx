import type { Start } from '@guide/contracts/api';
import {
  HostContext,
  useLocation,
  useNavigate,
  useNow,
  useQuery,
  useStartingPoint,
  useUrlState,
} from '@guide/contracts/module';
import type { Walk } from '@guide/contracts/place';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { focusManager, onlineManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { FrameContext, type FrameServices } from '../src/frame/FrameContext';
import { createQueryClient, hydrateQueries } from '../src/frame/queries';
import { PreloadLinks } from '../src/navigation/PreloadLinks';
import { preloadPath } from '../src/navigation/preload';
import { pageState } from './support/page';

const fetchData = jest.fn<() => Promise<string>>();

const Data = () => {
  const { data, isError } = useQuery({ queryKey: ['data'], queryFn: fetchData });
  return <p>{isError ? 'failed' : (data ?? 'loading')}</p>;
};

function open(queries = createQueryClient()) {
  const page = (shown: number) => (
    <QueryClientProvider client={queries}>
      {['first', 'second'].slice(0, shown).map((key) => (
        <Data key={key} />
      ))}
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(page(1));
  return { queries, unmount, show: (shown: number) => act(async () => rerender(page(shown))) };
}

afterEach(() => {
  fetchData.mockReset();
  jest.useRealTimers();
});

test('API-18 A mounted component refetches data that another component shows', async () => {
  jest.useFakeTimers();
  fetchData.mockResolvedValueOnce('first').mockResolvedValue('second');
  const { show } = open();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getAllByText('first')).toHaveLength(1);
  await show(2);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(fetchData).toHaveBeenCalledTimes(2);
  expect(screen.getAllByText('second')).toHaveLength(2);
});

/** Opens a page with served data, some time after its response began. */
function openServed(sinceResponseMs: number) {
  const queries = createQueryClient(performance.now() - sinceResponseMs);
  hydrateQueries(queries, [{ key: ['data'], data: 'served', at: Date.now() }]);
  return open(queries);
}

test('D-90 Served data is the fetch of the first mount for 15 s; focus and later mounts fetch again', async () => {
  jest.useFakeTimers();
  fetchData.mockResolvedValue('now');
  const { show } = openServed(14_999);
  await act(() => jest.advanceTimersByTimeAsync(3_600_000));
  expect(screen.getByText('served')).toBeTruthy();
  expect(fetchData).not.toHaveBeenCalled();
  await act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await act(() => jest.advanceTimersByTimeAsync(0));
  focusManager.setFocused(undefined);
  expect(screen.getByText('now')).toBeTruthy();
  expect(fetchData).toHaveBeenCalledTimes(1);
  await show(0);
  await show(1);
  expect(fetchData).toHaveBeenCalledTimes(2);
});

test('API-18 D-90 A later mount fetches again within 15 s', async () => {
  jest.useFakeTimers();
  fetchData.mockResolvedValue('now');
  const { show } = openServed(0);
  await show(0);
  expect(fetchData).not.toHaveBeenCalled();
  await show(1);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('now')).toBeTruthy();
});

test('API-18 Data that was served 15 s ago, or came with a stored page, is shown at once and fetched again', async () => {
  jest.useFakeTimers();
  fetchData.mockResolvedValue('now');
  for (const sinceResponseMs of [15_000, Number.POSITIVE_INFINITY]) {
    const { unmount } = openServed(sinceResponseMs);
    expect(screen.getByText('served')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('now')).toBeTruthy();
    unmount();
  }
  expect(fetchData).toHaveBeenCalledTimes(2);
});

test('API-18 A response that equals the served data renders nothing', async () => {
  jest.useFakeTimers();
  const entry = { id: 1, name: undefined };
  fetchData.mockImplementation(async () => [{ ...entry }] as never);
  const queries = createQueryClient();
  const data = JSON.parse(JSON.stringify([entry]));
  hydrateQueries(queries, [{ key: ['data'], data, at: Date.now() }]);
  const rendered = jest.fn();
  const List = () => {
    rendered(useQuery({ queryKey: ['data'], queryFn: fetchData }).data);
    return null;
  };
  render(
    <QueryClientProvider client={queries}>
      <List />
    </QueryClientProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(fetchData).toHaveBeenCalledTimes(1);
  expect(rendered.mock.calls).toEqual([[[{ id: 1 }]]]);
});

test('D-37 Calls are made offline, because the worker may answer them', async () => {
  onlineManager.setOnline(false);
  fetchData.mockResolvedValue('stored');
  open();
  await screen.findByText('stored');
  onlineManager.setOnline(true);
});

test('API-18 A failed call is not retried', async () => {
  jest.useFakeTimers();
  fetchData.mockRejectedValue(new Error('503'));
  open();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('failed')).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(3_600_000));
  expect(fetchData).toHaveBeenCalledTimes(1);
});

test('API-18 Data is not polled, but refetched when the window gets the focus', async () => {
  jest.useFakeTimers();
  fetchData.mockResolvedValueOnce('first').mockResolvedValue('second');
  open();
  await act(() => jest.advanceTimersByTimeAsync(3_600_000));
  expect(screen.getByText('first')).toBeTruthy();
  expect(fetchData).toHaveBeenCalledTimes(1);
  await act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('second')).toBeTruthy();
  focusManager.setFocused(undefined);
});

test('API-18 Unused data leaves the cache at once', async () => {
  jest.useFakeTimers();
  fetchData.mockResolvedValue('here');
  const { queries, show } = open();
  await act(() => jest.advanceTimersByTimeAsync(0));
  await show(0);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(queries.getQueryCache().getAll()).toEqual([]);
  await show(1);
  expect(fetchData).toHaveBeenCalledTimes(2);
});

/** Preloads a screen that needs the data of `Data`. */
function preloader(queries: QueryClient) {
  const screen = {
    load: ({ queries }: { queries: QueryClient }) =>
      queries.prefetchQuery({ queryKey: ['data'], queryFn: fetchData }),
  };
  return () =>
    preloadPath({
      path: '/map',
      site: pageState.site,
      modules: pageState.modules,
      api: {} as never,
      englishApi: {} as never,
      loader: { screen: async () => screen } as never,
      queries,
    });
}

test('A module without texts in the language of the page gets English data', async () => {
  const load = jest.fn<(context: { api: unknown }) => Promise<void>>(async () => {});
  const language = { code: 'de', name: 'Deutsch', dir: 'ltr' as const };
  const preload = (languages: object) =>
    preloadPath({
      path: '/map',
      site: { ...pageState.site, language },
      modules: { ...pageState.modules, map: { ...pageState.modules.map, languages } as never },
      api: 'German' as never,
      englishApi: 'English' as never,
      loader: { screen: async () => ({ load }) } as never,
      queries: createQueryClient(),
    });
  await preload({});
  await preload({ de: {} });
  expect(load.mock.calls.map(([{ api }]) => api)).toEqual(['English', 'German']);
});

test('D-90 A screen that is opened within 15 s of its preloading does not fetch again', async () => {
  jest.useFakeTimers();
  fetchData.mockResolvedValue('early');
  const queries = createQueryClient();
  const preload = preloader(queries);
  await preload();
  await jest.advanceTimersByTimeAsync(14_998);
  const { show } = open(queries);
  await show(1);
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByText('early')).toBeTruthy();
  expect(fetchData).toHaveBeenCalledTimes(1);
});

test('preloaded data is cached for 15 s', async () => {
  jest.useFakeTimers();
  fetchData.mockResolvedValue('early');
  const queries = createQueryClient();
  const preload = preloader(queries);
  await preload();
  await jest.advanceTimersByTimeAsync(14_999);
  await preload();
  expect(queries.getQueryCache().getAll()).toHaveLength(1);
  expect(fetchData).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  await preload();
  expect(fetchData).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(queries.getQueryCache().getAll()).toEqual([]);
});

test('API-18 A link is preloaded after 60 ms under the pointer, or at once on focus; a crossed one is not', () => {
  jest.useFakeTimers();
  const preload = jest.fn();
  render(
    <MemoryRouter>
      <FrameContext value={{ modules: {} } as FrameServices}>
        <HostContext value={{ preload, settings: { dataSaver: false }, site: pageState.site } as never}>
          <a href="/map">Map</a> <a href="/pub/1">Pub</a>
          <PreloadLinks />
        </HostContext>
      </FrameContext>
    </MemoryRouter>,
  );
  fireEvent.pointerOver(screen.getByText('Map'));
  jest.advanceTimersByTime(59);
  fireEvent.pointerOver(screen.getByText('Pub'));
  jest.advanceTimersByTime(59);
  expect(preload.mock.calls).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(preload.mock.calls).toEqual([['/pub/1']]);
  fireEvent.focusIn(screen.getByText('Map'));
  expect(preload.mock.calls).toEqual([['/pub/1'], ['/map']]);
});

const NOON = Date.UTC(2026, 10, 20, 12);
const MINUTE_MS = 60_000;

const Clock = () => <time>{new Date(useNow()).toISOString().slice(11, 16)}</time>;
const clocks = () => screen.getAllByRole('time').map(({ textContent }) => textContent);

test('D-44 All clocks of a page share one timer', () => {
  jest.useFakeTimers({ now: NOON });
  const page = (count: number) => (
    <HostContext value={{ now: NOON } as never}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the clocks are alike.
        <Clock key={index} />
      ))}
    </HostContext>
  );
  const { rerender } = render(page(3));
  expect(clocks()).toEqual(['12:00', '12:00', '12:00']);
  expect(jest.getTimerCount()).toBe(1);
  act(() => jest.advanceTimersByTime(MINUTE_MS));
  expect(clocks()).toEqual(['12:01', '12:01', '12:01']);
  rerender(page(0));
  expect(jest.getTimerCount()).toBe(0);
});

const toast = jest.fn();
const UNKNOWN_POSITION = expect.objectContaining({ title: 'Your position is not known' });
const site = { ...pageState.site, center: [-0.1195, 51.5074] };
const euston: Start = { id: 'euston', name: 'Euston', kind: 'station', lat: 51.5282, lng: -0.1337 };
const searchStarts = jest.fn(async ({ query }: { query: string }) =>
  ['euston', 'Euston'].includes(query) ? [euston] : [],
);

function Places() {
  const { on, from, toggle, locate } = useStartingPoint();
  return (
    <>
      <output>{`${on ? 'on' : 'off'} ${from ? `${from.lat},${from.lng}` : 'nowhere'}`}</output>
      <button type="button" onClick={() => toggle(!on)}>
        Near me
      </button>
      <button type="button" onClick={locate}>
        Locate
      </button>
    </>
  );
}

function List() {
  const [walk, setWalk] = useState<Walk>({ from: null, within: 10 });
  const near = useStartingPoint(walk, (change) => setWalk({ ...walk, ...change }));
  const { on, startName, remembered, unknown, refusals, outside } = near;
  return (
    <>
      <output>
        {[on, startName, remembered?.name, unknown, walk.from, walk.within, refusals, outside].join('|')}
      </output>
      <button type="button" onClick={() => void near.choose!('Euston')}>
        Euston
      </button>
      <button type="button" onClick={() => near.toggle(!on)}>
        Near me
      </button>
      <button type="button" onClick={() => setWalk({ from: 'xyzzy', within: null })}>
        Unknown
      </button>
    </>
  );
}

const getPosition = jest.fn<Geolocation['getCurrentPosition']>();
const withGeolocation = (geolocation: object | undefined) =>
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
const show = (count = 1, Shown = Places) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <HostContext value={{ toast, site, api: { searchStarts } } as never}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are alike.
          <Shown key={index} />
        ))}
      </HostContext>
    </QueryClientProvider>,
  );
const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0]!);
/** Answers the latest geolocation request. */
const sendPosition = (lat: number, lng: number) =>
  act(() =>
    getPosition.mock.lastCall![0]({ coords: { latitude: lat, longitude: lng } } as GeolocationPosition),
  );

beforeEach(() => {
  jest.clearAllMocks();
  withGeolocation({ getCurrentPosition: getPosition });
});

// This test comes first, because the position is cached afterwards.
test('D-30 Visitors are notified if their position is unavailable or refused', () => {
  withGeolocation(undefined);
  show();
  press('Near me');
  expect([shown(), toast.mock.calls]).toEqual([['off nowhere'], [[UNKNOWN_POSITION]]]);

  withGeolocation({ getCurrentPosition: getPosition });
  press('Near me');
  expect(shown()).toEqual(['on nowhere']);
  act(() => getPosition.mock.lastCall![1]!({} as GeolocationPositionError));
  expect([shown(), toast.mock.calls]).toEqual([['off nowhere'], [[UNKNOWN_POSITION], [UNKNOWN_POSITION]]]);
});

test('D-86 A refused position offers a starting point instead of a toast', () => {
  show(1, List);
  press('Near me');
  act(() => getPosition.mock.lastCall![1]!({} as GeolocationPositionError));
  expect([shown(), toast.mock.calls]).toEqual([['false|||||10|1|'], []]);
});

test('D-30 The position is requested on demand and shared by the page', () => {
  show(2);
  expect(getPosition).not.toHaveBeenCalled();
  press('Near me');
  expect(getPosition.mock.lastCall![2]).toEqual({ timeout: 10_000, maximumAge: 60_000 });
  sendPosition(51.5, -0.1);
  expect(shown()).toEqual(['on 51.5,-0.1', 'off 51.5,-0.1']);

  press('Near me');
  expect(shown()).toEqual(['off 51.5,-0.1', 'off 51.5,-0.1']);
  press('Near me');
  expect(shown()).toEqual(['on 51.5,-0.1', 'off 51.5,-0.1']);
  expect(getPosition).toHaveBeenCalledTimes(1);
  press('Locate');
  sendPosition(51.6, -0.2);
  expect(shown()).toEqual(['on 51.6,-0.2', 'off 51.6,-0.2']);
  expect(toast).not.toHaveBeenCalled();
});

test('D-30 Walks do not start in New York: lists say so, other parts show a toast', () => {
  const OUTSIDE = expect.objectContaining({ title: `You are outside ${site.product}` });
  const { unmount } = show();
  press('Locate');
  sendPosition(40.7128, -74.006);
  expect([shown(), toast.mock.calls]).toEqual([['on nowhere'], [[OUTSIDE]]]);
  unmount();
  show(1, List);
  press('Near me');
  sendPosition(40.7128, -74.006);
  expect(shown()).toEqual([`true|||||10|0|${site.product}`]);
  expect(toast).toHaveBeenCalledTimes(1);
  sendPosition(51.5, -0.1);
  expect(shown()).toEqual(['true|||||10|0|']);
});

test('D-86 A starting point is in the URL, remembered for the visit, and ends with "Near me"', async () => {
  show(1, List);
  await act(async () => press('Euston'));
  expect(shown()).toEqual(['true|Euston station|||euston|10|0|']);
  expect(JSON.parse(sessionStorage.getItem('guide-start')!)).toEqual(euston);
  await act(async () => press('Near me'));
  expect(shown()).toEqual(['false||Euston station||||0|']);
  press('Unknown');
  await screen.findByText('false||Euston station|xyzzy|xyzzy||0|');
  expect(getPosition).not.toHaveBeenCalled();
});

describe('useUrlState', () => {
  interface Choice {
    area: string;
    sort: string;
  }
  const read = (search: URLSearchParams): Choice => ({
    area: search.get('area') ?? 'all',
    sort: search.get('sort') ?? 'rating',
  });
  const pathOf = (choice: Choice) => `?${new URLSearchParams({ ...choice })}`;

  function Choices() {
    const [choice, setChoice] = useUrlState(read, pathOf);
    const navigate = useNavigate();
    return (
      <>
        <button type="button" onClick={() => setChoice({ ...choice, area: 'Soho' })}>
          Soho
        </button>
        <button type="button" onClick={() => setChoice({ ...choice, sort: 'name' })}>
          By name
        </button>
        <button type="button" onClick={() => navigate(-1)}>
          Back
        </button>
        <output>{`${choice.area} ${choice.sort}`}</output>
      </>
    );
  }

  function Slow({ data }: { data: Promise<void> }) {
    const { search } = useLocation();
    if (search !== '') use(data);
    return <p>{search}</p>;
  }

  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  const shown = () => screen.getByRole('status').textContent;

  test('D-9 A choice shows before its data arrives, a second choice is added, and Back undoes one', async () => {
    let arrive = () => {};
    const data = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    render(
      <MemoryRouter>
        <Suspense>
          <Slow data={data} />
        </Suspense>
        <Choices />
      </MemoryRouter>,
    );
    await press('Soho');
    expect(shown()).toBe('Soho rating');
    await press('By name');
    expect(shown()).toBe('Soho name');
    expect(screen.queryByText(/area/)).toBeNull();

    await act(async () => arrive());
    expect(screen.getByText('?area=Soho&sort=name')).toBeTruthy();
    expect(shown()).toBe('Soho name');
    await press('Back');
    expect(shown()).toBe('Soho rating');
  });
});
