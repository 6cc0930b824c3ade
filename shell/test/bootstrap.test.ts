import type { Api, PinnedRelease } from '@guide/contracts/api';
import { operations } from '@guide/contracts/api/operations';
import type { FirstPage } from '@guide/contracts/module';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { recordInteractions } from '../src/bootstrap/interactions';
import { measureVitals } from '../src/bootstrap/measure';
import { scheduleHydration } from '../src/bootstrap/scheduleHydration';
import { countFirstView } from '../src/bootstrap/view';
import { writeCookie } from '../src/settings/cookie';

const page: FirstPage = {
  hydrateAtOnce: false,
  scripts: [
    ['/assets/main.js', 'sha384-main'],
    ['/modules/pubs/1/entry.js', 'sha384-entry'],
  ],
  styles: [['/assets/main.css', 'sha384-style']],
  release: { module: 'pubs', version: '1' },
  match: { row: { screen: 'TopPubs' }, params: {} },
};
const scripts = () => [...document.querySelectorAll('script')];
const links = (rel: string) =>
  [...document.querySelectorAll(`link[rel=${rel}]`)].map((link) => link.getAttribute('href'));
const finishLoading = () => fireEvent(window, new Event('load'));

const setVendor = (value: string) =>
  Object.defineProperty(navigator, 'vendor', { configurable: true, value });

// jsdom says that it is made by Apple.
beforeEach(() => void setVendor('Google Inc.'));
afterEach(() => {
  // Triggers this page's listeners, which load scripts only once.
  fireEvent.keyDown(document.body);
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
  for (const name of ['saveData', 'storedAt']) Reflect.deleteProperty(document.documentElement.dataset, name);
  jest.useRealTimers();
});

test.each(['pointerdown', 'keydown', 'focusin', 'input', 'scroll'])(
  'The page loads its scripts with their hashes once, at the first %s',
  (event) => {
    scheduleHydration(page);
    expect(scripts()).toEqual([]);
    fireEvent(document.body, new Event(event, { bubbles: true }));
    fireEvent(document.body, new Event(event, { bubbles: true }));
    expect(scripts().map(({ src, integrity, crossOrigin }) => [src, integrity, crossOrigin])).toEqual([
      ['http://localhost/assets/main.js', 'sha384-main', 'anonymous'],
    ]);
    expect(links('preload')).toEqual(['/assets/main.css', '/modules/pubs/1/entry.js']);
  },
);

test('WebKit fetches scripts in advance: its preloads have no hash, so the integrity policy refuses them', () => {
  setVendor('Apple Computer, Inc.');
  const request = jest.fn(async () => new Response());
  Object.assign(window, { fetch: request });
  scheduleHydration(page);
  fireEvent.keyDown(document.body);
  expect(links('preload')).toEqual(['/assets/main.css']);
  expect(request.mock.calls).toEqual([['/modules/pubs/1/entry.js', { integrity: 'sha384-entry' }]]);
});

test('Hovering an interactive element hydrates the page', () => {
  document.body.innerHTML = '<p>Words</p><a href="/map"><span>Map</span></a>';
  scheduleHydration(page);
  fireEvent.pointerOver(document.querySelector('p')!);
  expect(scripts()).toEqual([]);
  fireEvent.pointerOver(document.querySelector('span')!);
  expect(scripts()).toHaveLength(1);
});

test.each([
  ['A loaded page hydrates when it is idle', false, 500],
  ['With the data saver an idle page hydrates after a minute', true, 59_000],
])('%s', (_title, savesData, early) => {
  jest.useFakeTimers();
  if (savesData) document.documentElement.dataset.saveData = '';
  scheduleHydration(page);
  finishLoading();
  jest.advanceTimersByTime(early);
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(2000);
  expect(scripts()).toHaveLength(1);
});

test('A loaded page that the browser never calls idle hydrates after two seconds', () => {
  jest.useFakeTimers();
  const neverIdle = (run: IdleRequestCallback, { timeout }: IdleRequestOptions = {}) =>
    timeout === undefined ? 0 : Number(setTimeout(run, timeout));
  Object.assign(window, { requestIdleCallback: neverIdle });
  scheduleHydration(page);
  finishLoading();
  jest.advanceTimersByTime(2000);
  expect(scripts()).toHaveLength(1);
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test.each<[string, string, { hydrateAtOnce?: boolean; storedAt?: string }]>([
  ['with unrendered content', '/', { hydrateAtOnce: true }],
  ['with teams', '/?teams', {}],
  ['with an override', '/?module:pubs=http://localhost:4102/mf-manifest.json', {}],
  ['that is stored, to show its age', '/', { storedAt: '2026-11-20T14:00:00Z' }],
])('A page %s hydrates at once', (_, address, { storedAt, ...state }) => {
  history.replaceState(null, '', address);
  if (storedAt) document.documentElement.dataset.storedAt = storedAt;
  scheduleHydration({ ...page, ...state });
  expect(scripts()).toHaveLength(1);
});

test.each([
  ['a spinner', '<div role="status" data-loading>Loading analytics</div>', 1],
  ['a skeleton', '<div aria-busy="true"></div>', 1],
  ['no placeholder', '<p role="status">12 results found</p>', 0],
])('ANA-19 D-28 A page served with %s hydrates at once if data is missing', (_, served, scriptCount) => {
  scheduleHydration(page);
  document.body.innerHTML = `<main id="main">${served}</main>`;
  fireEvent(document, new Event('DOMContentLoaded', { bubbles: true }));
  expect(scripts()).toHaveLength(scriptCount);
});

test.each([false, true])(
  'After a failed load the next interaction requests the script again, bypassing the cache (at once: %s)',
  (hydrateAtOnce) => {
    scheduleHydration({ ...page, hydrateAtOnce });
    fireEvent.keyDown(document.body);
    expect(scripts()).toHaveLength(1);
    fireEvent.error(scripts()[0]!);
    fireEvent.keyDown(document.body);
    expect(scripts().map(({ src }) => src)).toEqual([
      'http://localhost/assets/main.js',
      'http://localhost/assets/main.js?retry=1',
    ]);
  },
);

test('Without an interaction a page requests its refused script again after 1, 2, 4, 8 and 16 s', () => {
  jest.useFakeTimers();
  scheduleHydration({ ...page, hydrateAtOnce: true });
  const last = () => scripts().at(-1)!;
  for (const [index, seconds] of [1, 2, 4, 8, 16].entries()) {
    fireEvent.error(last());
    jest.advanceTimersByTime(seconds * 1000 - 1);
    expect(scripts()).toHaveLength(index + 1);
    jest.advanceTimersByTime(1);
    expect(last().src).toBe(`http://localhost/assets/main.js?retry=${index + 1}`);
  }
  fireEvent.error(last());
  jest.advanceTimersByTime(3_600_000);
  expect(scripts()).toHaveLength(6);
  fireEvent(window, new Event('online'));
  expect(scripts()).toHaveLength(7);
});

test('Early clicks are replayed once, in order, without their default actions', async () => {
  document.body.innerHTML =
    '<button>One</button><a href="/booking" target="_blank">Two</a><a href="/map">Map</a>';
  const [one, two, map] = document.body.children as unknown as HTMLElement[];
  const interactions = recordInteractions();
  for (const element of [one, two, map]) element!.click();
  interactions.stop();
  one!.click();
  const clicks: Event[] = [];
  document.addEventListener('click', (event) => clicks.push(event));
  interactions.replay();
  await null;
  // The browser follows the link itself, and React handles the click after `stop`.
  expect(clicks.map(({ target, defaultPrevented }) => [target, defaultPrevented])).toEqual([
    [one, true],
    [two, true],
  ]);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'An early click on a link with %s is replayed, because the browser does not leave the page',
  async (modifier) => {
    document.body.innerHTML = '<a href="/map">Map</a>';
    const link = document.querySelector('a')!;
    const interactions = recordInteractions();
    fireEvent.click(link, { [modifier]: true });
    const clicks: MouseEvent[] = [];
    link.addEventListener('click', (event) => clicks.push(event));
    interactions.replay();
    await null;
    expect(clicks.map((click) => click[modifier as 'ctrlKey'])).toEqual([true]);
  },
);

test('An early press on a link to the place that is shown already is replayed, for "Next slide" pressed twice', async () => {
  document.body.innerHTML = '<a href="#slide-2">Next slide</a>';
  const link = document.querySelector('a')!;
  const interactions = recordInteractions();
  link.click();
  location.hash = 'slide-2';
  link.click();
  const clicks: Event[] = [];
  link.addEventListener('click', (event) => clicks.push(event));
  interactions.replay();
  await null;
  expect(clicks).toHaveLength(1);
  location.hash = '';
});

test('A form without an action is submitted after hydration, a form that leads to a page at once', async () => {
  document.body.innerHTML = '<form id="letter"><button></button></form><form action="/search"><input></form>';
  const [letter, search] = document.forms as unknown as HTMLFormElement[];
  const interactions = recordInteractions();
  const submit = (form: HTMLFormElement) =>
    fireEvent(form, new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(submit(letter!)).toBe(false);
  expect(submit(search!)).toBe(true);
  const sent: EventTarget[] = [];
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(event.target!);
  });
  interactions.replay();
  await null;
  expect(sent).toEqual([letter]);
});

test('TRACK-01 A page restored from the back/forward cache is counted again', async () => {
  const views: object[] = [];
  const post = async (path: string, init: RequestInit) => {
    expect(path).toBe(operations.trackPageView.path);
    views.push(JSON.parse(String(init.body)));
    return Response.json({});
  };
  Object.assign(window, { fetch: post });
  countFirstView(page);
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: false }));
  expect(views).toHaveLength(1);
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(views).toMatchObject([
    { path: '/', release: 'pubs@1' },
    { path: '/', release: 'pubs@1' },
  ]);
});

test.each(['off', null])('D-35 Web vitals are measured only for counted visitors: choice %s', (choice) => {
  writeCookie('statistics', choice);
  measureVitals({ ...page, vitals: ['/assets/vitals.js', 'sha384-vitals'] });
  finishLoading();
  expect(scripts()).toHaveLength(choice === 'off' ? 0 : 1);
});

test('a release is healthy when the page responds 2 s after its code has run; a page that is left before proves nothing', async () => {
  jest.useFakeTimers();
  const sent: string[] = [];
  const begun: string[] = [];
  const post = async (_path: string, { body }: RequestInit) => {
    begun.push(JSON.parse(String(body)).module);
    return Response.json({ token: 'token' });
  };
  Object.assign(window, { fetch: post });
  Object.assign(navigator, { sendBeacon: (path: string) => sent.push(path) });
  // The module takes fetch, setTimeout and sendBeacon when it is loaded.
  const { reportHydrated, startHealthCheck } = await import('../src/tracking/outcomes');
  const [pubs, map] = ['pubs', 'map'].map((module) => ({ module, version: '1.0.0' }) as PinnedRelease);
  const become = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    fireEvent(document, new Event('visibilitychange'));
  };
  startHealthCheck(pubs!);
  reportHydrated(pubs!);
  await jest.advanceTimersByTimeAsync(1999);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['/api/modules/outcomes']);

  startHealthCheck(map!);
  reportHydrated(map!);
  become('visible');
  expect(sent).toHaveLength(1);
  become('hidden');
  expect(sent.slice(1)).toEqual(['/api/modules/pages/left']);
  await jest.advanceTimersByTimeAsync(2000);
  expect(sent).toHaveLength(2);
  // Browsers may stop a page in the background: it asks for no vote.
  startHealthCheck({ ...map!, module: 'search' });
  expect(begun).toEqual(['pubs', 'map']);
  jest.restoreAllMocks();
});

test('a file that fails counts against its release 2 s later, unless the page is left before', async () => {
  jest.useFakeTimers();
  jest.resetModules();
  writeCookie('statistics', 'off');
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const sent: string[] = [];
  Object.assign(navigator, { sendBeacon: (path: string) => sent.push(path) });
  // The module takes setTimeout when it is loaded.
  const { reportFailure } = await import('../src/tracking/reportFailure');
  const fail = (module: string) =>
    reportFailure({} as Api)({ module, version: '1' } as PinnedRelease, new Error('No chunk 7'), 'load');
  fail('map');
  fireEvent(window, new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual([]);
  fail('pubs');
  await jest.advanceTimersByTimeAsync(1999);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['/api/modules/outcomes']);
  writeCookie('statistics', null);
  jest.restoreAllMocks();
});

test('A release reports its slowness and its failure, each once per page', async () => {
  jest.resetModules();
  const sent: string[] = [];
  Object.assign(navigator, { sendBeacon: (path: string) => sent.push(path) });
  const { reportOnce } = await import('../src/tracking/outcomes');
  const release = { module: 'pubs', version: '1.0.0' } as PinnedRelease;
  const sentAfter = async (kind: Parameters<typeof reportOnce>[1]) => {
    reportOnce(release, kind, 'message');
    await null;
    await null;
    return sent.length;
  };
  expect([await sentAfter('slow'), await sentAfter('slow')]).toEqual([1, 1]);
  expect([await sentAfter('render'), await sentAfter('error')]).toEqual([2, 2]);
});
