import { createApi, type Fetch, type PinnedRelease } from '@guide/contracts/api';
import { useHost } from '@guide/contracts/module';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { countFirstView } from '../src/bootstrap/view';
import { fulfilled } from '../src/loader/loader';
import { withQueuedSubscriptions } from '../src/offline/subscriptions';
import { matchRoute } from '../src/routes';
import { writeCookie } from '../src/settings/cookie';
import { trackedEvent } from '../src/tracking/events';
import { inBatches, type Message } from '../src/tracking/inBatches';
import { onTitleReady } from '../src/tracking/onTitleReady';
import { createPageView } from '../src/tracking/pageView';
import { reportFailure } from '../src/tracking/reportFailure';
import { enqueueView, sendQueued } from '../src/tracking/viewQueue';
import { open as openPage, pageState } from './support/page';

interface Call {
  path: string;
  method: string | undefined;
  body: Record<string, unknown>;
  keepalive: boolean | undefined;
}

const calls: Call[] = [];
let lastResponse: Response;
let respond: () => Promise<Response>;
/** Responds to the connection check, which ad blockers allow. */
let respondToCheck: () => Promise<Response>;
const guide = async () => new Response(null, { headers: { 'x-guide-offline': 'no' } });
const loginPage = async () => new Response();
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));
const errors = jest.spyOn(console, 'error');

const fetch: Fetch = async (path, init) => {
  const { method, body, keepalive } = init ?? {};
  if (method === 'HEAD') return respondToCheck();
  calls.push({ path, method, body: JSON.parse(String(body)), keepalive });
  return respond();
};
const api = createApi(fetch);
const sent = (call: string) => calls.filter(({ path }) => path === `/api/analytics/${call}`);

const trackingScreen = {
  head: () => ({
    title: `Title of ${document.querySelector('h1')?.textContent}`,
    description: '',
  }),
  Component: () => {
    const { track } = useHost();
    return (
      <>
        <h1>A screen</h1>
        <Link to="/map">Go to the map</Link>
        <Link to="/map?area=Riverside">Go to the area</Link>
        <Link to="/attraction/3">Go to the attraction</Link>
        <a href="https://tickets.example/order?visitor=7">Buy tickets</a>
        <button
          type="button"
          onClick={() => track({ name: 'booking_click', category: 'booking', label: 'Tower', value: 2 })}
        >
          Book
        </button>
      </>
    );
  },
};

/** Opens a served page: the bootstrap script runs before the shell. */
function open(path: string) {
  history.replaceState(null, '', path);
  const match = matchRoute(pageState.site, path);
  const module = match?.row.module ?? 'none';
  countFirstView({
    hydrateAtOnce: false,
    scripts: [],
    styles: [],
    release: { module, version: '1.0.0' },
    match,
  });
  return openPage(path, {}, { screen: () => fulfilled(trackingScreen) }, fetch);
}
const follow = (link: string) => act(async () => void fireEvent.click(screen.getByText(link)));
const layer = (event: string) =>
  (window.dataLayer ?? []).filter((entry) => (entry as { event: string }).event === event);

beforeEach(() => {
  respondToCheck = noConnection;
  respond = async () => {
    lastResponse = Response.json({ ok: true });
    return lastResponse;
  };
  Object.assign(window, { fetch });
  errors.mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  calls.length = 0;
  delete window.dataLayer;
  document.title = '';
  history.replaceState(null, '', '/');
  writeCookie('statistics', null);
  for (const name of ['globalPrivacyControl', 'doNotTrack']) Reflect.deleteProperty(navigator, name);
  jest.clearAllMocks();
});

test('TRACK-01 ENT-24 D-42 A page view is sent at first load and for each new pathname, not for a new query', async () => {
  open('/');
  expect(sent('pageview').map(({ body }) => body)).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      path: '/',
      referrer: '',
      userAgent: navigator.userAgent,
      cookies: true,
      release: 'discover@1.0.0',
      language: 'en',
    },
  ]);
  await follow('Go to the map');
  await follow('Go to the area');
  await follow('Go to the attraction');
  expect(sent('pageview').map(({ body }) => body.path)).toEqual(['/', '/map', '/attraction/3']);
  expect(sent('pageview').map(({ body }) => body.cookies)).toEqual([true, false, false]);
});

test('D-72 A page view has the language of the page, and its path has none', () => {
  document.documentElement.dataset.base = '/de';
  expect(createPageView('/map', undefined, true)).toMatchObject({ path: '/map', language: 'de' });
  delete document.documentElement.dataset.base;
});

test.each([
  ['https://example.org/', true],
  [`${location.origin}.evil.example/`, true],
  [`${location.origin}/map`, false],
])('D-62 A page that was opened from %s may be the first of a visitor: %p', (referrer, isFirst) => {
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  expect(createPageView('/', undefined, true).cookies).toBe(isFirst);
  Reflect.deleteProperty(document, 'referrer');
});

test.each([0, 1, 2, 5])('D-36 A page view reports a touch screen from two touch points on: %d', (value) => {
  Object.defineProperty(navigator, 'maxTouchPoints', { value, configurable: true });
  expect(createPageView('/', undefined, true).touch).toBe(value > 1 || undefined);
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
});

test('D-36 A page view has the campaign of the address, once and without the rest of the query', async () => {
  open('/map?utm_source=newsletter&utm_campaign=Spring&area=Riverside&utm_term=secret');
  await follow('Go to the attraction');
  const bodies = sent('pageview').map(({ body }) => body);
  expect(bodies.map(({ campaign }) => campaign)).toEqual([
    'utm_source=newsletter&utm_campaign=Spring',
    undefined,
  ]);
  expect(JSON.stringify(bodies)).not.toContain('secret');
  history.replaceState(null, '', `/?utm_source=${'a'.repeat(300)}`);
  expect(createPageView('/', undefined, true).campaign).toBe(`utm_source=${'a'.repeat(300)}`);
  history.replaceState(null, '', `/?utm_source=${'a'.repeat(700)}`);
  expect(createPageView('/', undefined, true).campaign).toHaveLength(600);
});

test('D-36 A press on a link to another site is an event with its host only', async () => {
  open('/map');
  const press = (text: string, init?: MouseEventInit) =>
    screen.getByText(text).dispatchEvent(new MouseEvent('auxclick', { bubbles: true, ...init }));
  press('Buy tickets', { button: 1 });
  press('Buy tickets', { button: 2 });
  press('Go to the area', { button: 1 });
  expect(sent('event').map(({ body }) => [body.name, body.path, body.properties])).toEqual([
    ['outbound_click', '/map', '{"label":"tickets.example"}'],
  ]);
  writeCookie('statistics', 'off');
  press('Buy tickets', { button: 1 });
  expect(sent('event')).toHaveLength(1);
});

test('TRACK-02 ENT-25 A tracked event is POSTed once with its path, label and value', () => {
  history.replaceState(null, '', '/attraction/3');
  open('/attraction/3');
  expect(sent('event')).toEqual([]);
  fireEvent.click(screen.getByText('Book'));
  expect(sent('event')).toHaveLength(1);
  const [{ method, body }] = sent('event') as [Call];
  expect(method).toBe('POST');
  expect(body).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    name: 'booking_click',
    category: 'booking',
    path: '/attraction/3',
    properties: '{"label":"Tower","value":2}',
  });
  fireEvent.click(screen.getByText('Book'));
  expect(new Set(sent('event').map((call) => call.body.id)).size).toBe(2);
});

test('TRACK-03 Each page view is pushed to the data layer with path and title', async () => {
  document.title = 'Home of it';
  open('/');
  expect(layer('pageview')).toEqual([{ event: 'pageview', page: { path: '/', title: expect.any(String) } }]);
  await follow('Go to the map');
  document.head.append(document.createElement('link'));
  await act(async () => {});
  expect(layer('pageview')).toHaveLength(1);
  act(() => {
    document.title = 'The map';
  });
  await waitFor(() =>
    expect(layer('pageview')[1]).toEqual({ event: 'pageview', page: { path: '/map', title: 'The map' } }),
  );
});

test('TRACK-03 A page that is left before it has a title is pushed to the data layer', async () => {
  open('/');
  await follow('Go to the map');
  await follow('Go to the attraction');
  expect(layer('pageview')).toMatchObject([{ page: { path: '/' } }, { page: { path: '/map' } }]);
});

test('TRACK-03 A page without a new title is pushed to the data layer after five seconds', () => {
  jest.useFakeTimers();
  const ready = jest.fn();
  onTitleReady(ready);
  jest.advanceTimersByTime(4999);
  expect(ready).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(ready).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('TRACK-04 An interaction is pushed to the data layer', () => {
  open('/');
  fireEvent.click(screen.getByText('Book'));
  expect(layer('interaction')).toEqual([
    { event: 'interaction', category: 'booking', action: 'booking_click', label: 'Tower', value: 2 },
  ]);
});

test.each([
  ['/', { pageName: 'Home', pageType: 'home' }],
  ['/testville-attractions', { pageName: 'Attractions', pageType: 'attractions' }],
  ['/top-attractions', { pageName: 'TopAttractions', pageType: 'top-attractions' }],
  ['/attraction/3', { pageName: 'Attraction', pageType: 'attraction', id: '3' }],
  ['/search', { pageName: 'Search', pageType: 'search' }],
  ['/map', { pageName: 'Map', pageType: 'map' }],
])('TRACK-05 ENT-26 The virtual page view of %s', (path, entry) => {
  open(path.replace('testville', pageState.site.slug));
  expect(layer('virtualPageview')).toEqual([{ event: 'virtualPageview', ...entry }]);
});

test('TRACK-05 Other pages have no virtual page view', () => {
  open('/analytics');
  expect(layer('virtualPageview')).toEqual([]);
});

test('TRACK-06 D-34 Two start-up events with title and path are pushed once', async () => {
  open('/map');
  await follow('Go to the attraction');
  const startUp = { title: expect.any(String), path: '/map' };
  expect(layer('pageLoad')).toEqual([{ event: 'pageLoad', ...startUp }]);
  expect(layer('appReady')).toEqual([{ event: 'appReady', ...startUp }]);
});

test('TRACK-07 ERR-07 A failed tracking call is only logged', async () => {
  const failure = new Error('unreachable');
  respond = () => Promise.reject(failure);
  const { container } = open('/');
  fireEvent.click(screen.getByText('Book'));
  await waitFor(() => expect(errors).toHaveBeenCalledWith('Failed to track page view:', failure));
  await waitFor(() => expect(errors).toHaveBeenCalledWith('Failed to track event:', failure));
  expect(container.textContent).not.toMatch(/unreachable|Failed/);
  expect(container.querySelector('[role=alert]')).toBeNull();
});

test('D-37 An offline view is queued, and sent once with its time after the next successful view', async () => {
  respond = noConnection;
  open('/');
  await follow('Go to the map');
  const lost = sent('pageview').map(({ body }) => body);
  const queued = () => JSON.parse(localStorage.getItem('guide-unsent-views') ?? '[]');
  await waitFor(() => expect(queued()).toHaveLength(lost.length));
  respond = async () => Response.json({ ok: true });
  await follow('Go to the attraction');
  await waitFor(() => expect(sent('batch')).toHaveLength(1));
  expect(sent('batch')[0]!.body).toEqual({
    views: lost.map((view) => ({ ...view, agoSeconds: expect.any(Number) })),
    events: [],
  });
  await waitFor(() => expect(localStorage.length).toBe(0));
  await follow('Go to the map');
  await waitFor(() => expect(sent('pageview')).toHaveLength(lost.length + 2));
  expect(sent('batch')).toHaveLength(1);
});

test('D-37 At most 50 views are queued, and views older than a day are dropped', async () => {
  const clock = jest.spyOn(Date, 'now');
  for (let second = 0; second < 52; second += 1) {
    clock.mockReturnValue(second * 1000);
    enqueueView({ id: `${second}`.padStart(32, '0'), path: '/', cookies: true });
  }
  expect(JSON.parse(localStorage.getItem('guide-unsent-views')!)).toHaveLength(50);
  clock.mockReturnValue(2000 + 86_400_000);
  await sendQueued(api);
  const views = sent('batch').flatMap(({ body }) => body.views as { id: string; agoSeconds: number }[]);
  expect(views.map(({ id }) => Number(id))).toEqual(Array.from({ length: 49 }, (_, index) => index + 3));
  expect(views[0]!.agoSeconds).toBe(86_399);
  expect(localStorage.length).toBe(0);
  clock.mockRestore();
});

test('D-37 A view that is queued while others are sent stays queued', async () => {
  const idOf = (number: number) => `${number}`.padStart(32, '0');
  const enqueue = (number: number) => enqueueView({ id: idOf(number), path: '/', cookies: true });
  enqueue(1);
  let answer = () => {};
  respond = () =>
    new Promise((resolve) => {
      answer = () => resolve(Response.json({ ok: true }));
    });
  const sending = sendQueued(api);
  enqueue(2);
  answer();
  await sending;
  const queued: { view: { id: string } }[] = JSON.parse(localStorage.getItem('guide-unsent-views')!);
  expect(queued.map(({ view }) => view.id)).toEqual([idOf(2)]);
});

test('D-37 D-35 Opting out deletes the queued views', async () => {
  respond = noConnection;
  open('/');
  await follow('Go to the map');
  await waitFor(() => expect(localStorage.length).toBe(1));
  writeCookie('statistics', 'off');
  await sendQueued(api);
  expect(localStorage.length).toBe(0);
  expect(sent('batch')).toEqual([]);
});

test('TRACK-01 Unanswered views are sent again in one batch when the page is left', async () => {
  open('/');
  await waitFor(() => expect(lastResponse.bodyUsed).toBe(true));
  fireEvent(window, new Event('pagehide'));
  expect(sent('pageview')).toHaveLength(1);

  respond = () => new Promise(() => {});
  await follow('Go to the map');
  fireEvent.click(screen.getByText('Go to the attraction'));
  await waitFor(() => expect(sent('pageview')).toHaveLength(3));
  fireEvent(window, new Event('pagehide'));
  const views = sent('pageview').slice(1);
  expect(views.map(({ body, keepalive }) => [body.path, keepalive])).toEqual([
    ['/map', false],
    ['/attraction/3', false],
  ]);
  expect(sent('batch')).toEqual([
    {
      path: '/api/analytics/batch',
      method: 'POST',
      body: { views: views.map(({ body }) => body), events: [] },
      keepalive: true,
    },
  ]);
});

test.each([
  [
    'Global Privacy Control',
    () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  ],
  ['Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true })],
  ['the opt-out', () => writeCookie('statistics', 'off')],
])('D-35 TRACK-01 Nothing is tracked with %s', async (_name, choose) => {
  choose();
  open('/');
  fireEvent.click(screen.getByText('Book'));
  await follow('Go to the map');
  expect(calls).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});

test("TRACK-02 D-18 A module's failure is sent with module, version and kind", async () => {
  const release = { module: 'discover', version: '1.0.0-a', owner: 'Discover team' } as PinnedRelease;
  reportFailure(api)(release, new Error('It cannot be drawn'), 'render');
  await waitFor(() => expect(sent('event')).toHaveLength(1));
  const [{ body }] = sent('event') as [Call];
  expect(body).toMatchObject({ name: 'module_failure', category: 'modules' });
  expect(JSON.parse(String(body.properties))).toMatchObject({
    module: 'discover',
    version: '1.0.0-a',
    kind: 'render',
  });
});

test.each([
  ['does not count against a release on a translated page', true],
  ['counts on other pages', false],
])('A missing DOM node %s', async (_, isTranslated) => {
  const release = {
    module: 'discover',
    version: `1.0.0-${isTranslated}`,
    owner: 'Discover team',
  } as PinnedRelease;
  if (isTranslated) document.body.append(document.createElement('font'));
  reportFailure(api)(
    release,
    new DOMException('The object can not be found here.', 'NotFoundError'),
    'render',
  );
  await act(async () => {});
  expect(sent('event')).toHaveLength(isTranslated ? 0 : 1);
  document.querySelector('font')?.remove();
});

test('A view blocked by the browser is not queued', async () => {
  respondToCheck = guide;
  respond = noConnection;
  open('/');
  await follow('Go to the map');
  await waitFor(() => expect(errors).toHaveBeenCalledTimes(2));
  await act(async () => {});
  expect(localStorage.length).toBe(0);
});

test("A view that reaches a network's login page is queued", async () => {
  respondToCheck = loginPage;
  respond = noConnection;
  open('/');
  await waitFor(() => expect(localStorage.getItem('guide-unsent-views')).toContain('"path":"/"'));
});

test('TRACK-01 A prerendered page is counted once, when it is shown', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  open('/');
  expect([sent('pageview'), window.dataLayer]).toEqual([[], undefined]);
  Reflect.deleteProperty(document, 'prerendering');
  fireEvent(document, new Event('prerenderingchange'));
  expect(sent('pageview')).toHaveLength(1);
  expect(layer('pageview')).toHaveLength(1);
});

test.each(['no JSON', '[1]', '"text"', 'null'])(
  'TRACK-02 Invalid event properties do not throw: %s',
  (properties) => {
    const event = trackedEvent({ name: 'print', category: 'pubs', properties, label: 'crawl' });
    expect(JSON.parse(event.properties!)).toEqual({ label: 'crawl' });
    expect(errors).toHaveBeenCalledTimes(1);
  },
);

const event = (length: number): Message => ({
  event: { name: 'e', category: 'c', path: '/', properties: 'x'.repeat(length) },
});

test('TRACK-02 Unsent messages are batched within the limit of the service', () => {
  expect(inBatches([])).toEqual([]);
  const view: Message = { view: { path: '/' } };
  expect(inBatches([view, event(3)])).toEqual([
    { views: [{ path: '/' }], events: [(event(3) as { event: object }).event] },
  ]);
  const batches = inBatches(Array.from({ length: 9 }, () => event(4096)));
  expect(batches.flatMap(({ events }) => events)).toHaveLength(9);
  for (const batch of batches) expect(JSON.stringify(batch).length).toBeLessThan(16 * 1024);
});

test('TRACK-02 A batch has at most 50 messages of a kind', () => {
  const batches = inBatches(Array.from({ length: 400 }, (): Message => ({ view: { path: '/' } })));
  expect(batches.flatMap(({ views }) => views)).toHaveLength(400);
  for (const { views } of batches) expect(views!.length).toBeLessThanOrEqual(50);
});

const QUEUE_KEY = 'guide-unsent-subscriptions';
const queueAddresses = (...emails: string[]) => localStorage.setItem(QUEUE_KEY, JSON.stringify(emails));
const queued = () => JSON.parse(localStorage.getItem(QUEUE_KEY) ?? '[]');

/** Opens a page; `/api/subscribe` responds with each address's status, or fails for status 0. */
function openWith(statuses: Record<string, number>) {
  const sent: string[] = [];
  const fetch: Fetch = async (path, init) => {
    if (path !== '/api/subscribe') return Response.json({});
    const { email } = JSON.parse(String(init!.body));
    sent.push(email);
    if (statuses[email] === 0) throw new TypeError('Failed to fetch');
    return Response.json({ ok: true }, { status: statuses[email] ?? 200 });
  };
  openPage('/', {}, {}, fetch);
  return sent;
}

test('D-37 A rejected newsletter address is dropped with a message, and the others are sent', async () => {
  queueAddresses('refused@example', 'good@example.com');
  const sent = openWith({ 'refused@example': 400 });
  await screen.findByText(/^refused@example was not accepted for the newsletter/);
  await waitFor(() => expect(queued()).toEqual([]));
  expect(sent).toEqual(['refused@example', 'good@example.com']);
});

test.each([503, 429, 403])(
  'D-37 A newsletter address stays queued after status %i, and the others are sent',
  async (status) => {
    queueAddresses('first@example.com', 'second@example.com');
    openWith({ 'first@example.com': status });
    await waitFor(() => expect(queued()).toEqual(['first@example.com']));
    expect(screen.queryByText(/was not accepted/)).toBeNull();
  },
);

test('D-37 At most three newsletter addresses are queued; the oldest are dropped', async () => {
  const api = withQueuedSubscriptions(
    createApi(async () => {
      throw new TypeError('Failed to fetch');
    }),
  );
  for (const number of [1, 2, 3, 4, 5]) await api.subscribe({ email: `${number}@example.com` });
  expect(queued()).toEqual(['3@example.com', '4@example.com', '5@example.com']);
  await api.subscribe({ email: '3@example.com' });
  expect(queued()).toEqual(['4@example.com', '5@example.com', '3@example.com']);
});

test('D-37 A queued newsletter address keeps the language of the page that asked', async () => {
  const failing = async () => {
    throw new TypeError('Failed to fetch');
  };
  document.documentElement.dataset.base = '/de';
  await withQueuedSubscriptions(createApi(failing, 'de')).subscribe({ email: 'german@example.com' });
  delete document.documentElement.dataset.base;
  await withQueuedSubscriptions(createApi(failing)).subscribe({ email: 'english@example.com' });
  const sent: unknown[] = [];
  openPage('/', {}, {}, async (path, init) => {
    if (path === '/api/subscribe') sent.push(JSON.parse(String(init!.body)));
    return Response.json({ ok: true });
  });
  await waitFor(() => expect(queued()).toEqual([]));
  expect(sent).toEqual([{ email: 'german@example.com', language: 'de' }, { email: 'english@example.com' }]);
});

test('D-37 Queued newsletter addresses are sent when the connection returns', async () => {
  queueAddresses('first@example.com', 'second@example.com');
  const statuses: Record<string, number> = { 'first@example.com': 0, 'second@example.com': 0 };
  const sent = openWith(statuses);
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  expect(queued().sort()).toEqual(['first@example.com', 'second@example.com']);
  for (const email of Object.keys(statuses)) delete statuses[email];
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(queued()).toEqual([]));
});
