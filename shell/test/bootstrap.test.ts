import type { PinnedRelease } from '@guide/contracts/api';
import { operations } from '@guide/contracts/api/operations';
import type { FirstPage } from '@guide/contracts/module';
import { afterEach, expect, jest, test } from '@jest/globals';
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

afterEach(() => {
  // What a page before this one listens for loads nothing more.
  fireEvent.keyDown(document.body);
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(document.documentElement.dataset, 'saveData');
  jest.useRealTimers();
});

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'])(
  'a page loads its scripts, with their hashes, at the first %s, once',
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

test('a pointer hydrates a page on what is interactive, and nowhere else', () => {
  document.body.innerHTML = '<p>Words</p><a href="/map"><span>Map</span></a>';
  scheduleHydration(page);
  fireEvent.pointerOver(document.querySelector('p')!);
  expect(scripts()).toEqual([]);
  fireEvent.pointerOver(document.querySelector('span')!);
  expect(scripts()).toHaveLength(1);
});

test.each([
  ['a page is hydrated when it has loaded and is idle', false, 500],
  ['with the data saver an idle page is hydrated after a minute', true, 59_000],
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

test('a page whose content is to be rendered by script is hydrated at once', () => {
  scheduleHydration({ ...page, hydrateAtOnce: true });
  expect(scripts()).toHaveLength(1);
});

test.each(['/?teams', '/?module:pubs=http://localhost:4102/mf-manifest.json'])(
  '%s is shown by script, at once',
  (address) => {
    history.replaceState(null, '', address);
    scheduleHydration(page);
    expect(scripts()).toHaveLength(1);
  },
);

test.each([
  ['a spinner', '<div role="status" data-loading>Loading analytics</div>', 1],
  ['a skeleton', '<div aria-busy="true"></div>', 1],
  ['nothing that loads', '<p role="status">12 results found</p>', 0],
])('ANA-19 D-28 a page that was served with %s is finished by its scripts at once', (_, served, woken) => {
  scheduleHydration(page);
  document.body.innerHTML = `<main id="main">${served}</main>`;
  fireEvent(document, new Event('DOMContentLoaded', { bubbles: true }));
  expect(scripts()).toHaveLength(woken);
});

test('a stored copy of a page is hydrated at once: a script shows how old it is', () => {
  document.documentElement.dataset.storedAt = '2026-11-20T14:00:00Z';
  scheduleHydration(page);
  expect(scripts()).toHaveLength(1);
  Reflect.deleteProperty(document.documentElement.dataset, 'storedAt');
});

test.each([false, true])(
  'after its script could not be loaded the next interaction requests it again, past the cache (at once: %s)',
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

test('a page that is hydrated at once retries a failed script without the visitor when it is idle', () => {
  jest.useFakeTimers();
  scheduleHydration({ ...page, hydrateAtOnce: true });
  fireEvent(scripts()[0]!, new Event('error'));
  finishLoading();
  jest.advanceTimersByTime(2000);
  expect(scripts()).toHaveLength(2);
});

test('early presses are replayed once, in order, without their default actions', () => {
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
  // The browser follows the link by itself; what is pressed after React listens is React's.
  expect(clicks.map(({ target, defaultPrevented }) => [target, defaultPrevented])).toEqual([
    [one, true],
    [two, true],
  ]);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'an early press on a link with %s is replayed: the browser does not go there in this page',
  (modifier) => {
    document.body.innerHTML = '<a href="/map">Map</a>';
    const link = document.querySelector('a')!;
    const interactions = recordInteractions();
    fireEvent.click(link, { [modifier]: true });
    const clicks: MouseEvent[] = [];
    link.addEventListener('click', (event) => clicks.push(event));
    interactions.replay();
    expect(clicks.map((click) => click[modifier as 'ctrlKey'])).toEqual([true]);
  },
);

test('what is chosen early is chosen again, whatever the field shows by then', () => {
  document.body.innerHTML = '<select><option>All Areas</option><option>Westminster</option></select>';
  const field = document.querySelector('select')!;
  const interactions = recordInteractions();
  fireEvent.change(field, { target: { value: 'Westminster' } });
  // A field that React renders shows the address's value.
  field.value = 'All Areas';
  const chosen: string[] = [];
  field.addEventListener('change', () => chosen.push(field.value));
  interactions.replay();
  expect(chosen).toEqual(['Westminster']);
});

test('a form without an address of its own is sent after waking, one that leads to a page at once', () => {
  document.body.innerHTML = '<form id="letter"><button></button></form><form action="/search"><input></form>';
  const [letter, search] = document.forms as unknown as HTMLFormElement[];
  const interactions = recordInteractions();
  const isLeft = (form: HTMLFormElement) =>
    fireEvent(form, new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(isLeft(letter!)).toBe(false);
  expect(isLeft(search!)).toBe(true);
  const sent: EventTarget[] = [];
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(event.target!);
  });
  interactions.replay();
  expect(sent).toEqual([letter]);
});

test('TRACK-01 a page that the browser brings back whole is viewed again', async () => {
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

test.each(['off', null])('D-35 vitals are measured of counted visitors only: choice %s', (choice) => {
  writeCookie('statistics', choice);
  measureVitals({ ...page, vitals: ['/assets/vitals.js', 'sha384-vitals'] });
  finishLoading();
  expect(scripts()).toHaveLength(choice === 'off' ? 0 : 1);
});

test('a release is healthy when the page responds 2 s after its code has run; a page that is left before proves nothing', async () => {
  jest.useFakeTimers();
  const sent: string[] = [];
  Object.assign(window, { fetch: async () => Response.json({ token: 'token' }) });
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
  jest.restoreAllMocks();
});
