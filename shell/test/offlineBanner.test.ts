import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { StoredReason } from '../src/offline/headers';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

const root = document.documentElement;
let banner: typeof import('../src/offline/offlineBanner');
beforeEach(async () => {
  // As in a new document.
  jest.resetModules();
  banner = await import('../src/offline/offlineBanner');
  document.body.innerHTML = '<div id="offline-banner" hidden><p></p></div>';
});
afterEach(() => {
  for (const name of ['storedAt', 'storedWhy']) delete root.dataset[name];
  Reflect.deleteProperty(globalThis, 'fetch');
});

/** Opens a stored page, or a current one without `hours`. */
function open(path: string, hours?: number, reason: StoredReason = 'offline'): void {
  history.replaceState(null, '', path);
  if (hours !== undefined) Object.assign(root.dataset, { storedAt: hoursAgo(hours), storedWhy: reason });
  banner.readStoredPage();
}

/** Fetches data that the worker answers with a stored copy, or with a current response without `hours`. */
async function fetchData(url: string, hours?: number, reason: StoredReason = 'offline'): Promise<void> {
  const copy = hours !== undefined && { 'x-guide-stored-at': hoursAgo(hours), 'x-guide-stored-why': reason };
  const headers = { 'x-guide-offline': 'keep', ...copy };
  Object.assign(globalThis, { fetch: async () => new Response('{}', { headers }) });
  await banner.fetchWithStaleness(url);
}

const shown = () => {
  const element = document.getElementById('offline-banner')!;
  return element.hidden ? null : [...element.querySelectorAll('p > *')].map(({ textContent }) => textContent);
};
const isDisconnected = () => root.hasAttribute('data-no-connection');

test('D-37 the banner shows the age of the oldest copy of the page, in any order', async () => {
  open('/pub/1', 2);
  expect(shown()).toEqual(['You are offline', 'Showing a saved copy', 'Stored 2 hours ago']);
  await fetchData('/api/pubs/1', 5);
  expect(shown()).toContain('Stored 5 hours ago');
  await fetchData('/api/pubs', 1);
  expect(shown()).toContain('Stored 5 hours ago');
  expect(isDisconnected()).toBe(true);
});

test.each<[StoredReason, ...string[]]>([
  ['captive', 'Sign in to this network to continue', 'Showing a saved copy until then', 'Sign in'],
  ['slow', 'The connection is slow', 'Showing a saved copy'],
])(
  'D-37 of several reasons, "%s" is named before a lost connection',
  async (reason, title, note, ...link) => {
    open('/pub/2', 3, reason);
    await fetchData('/api/pubs/2', 1, 'offline');
    expect(shown()).toEqual([title, note, 'Stored 3 hours ago', ...link]);
    // Decides whether there is an icon.
    expect(document.getElementById('offline-banner')!.dataset.reason).toBe(reason);
  },
);

test('D-37 current data replaces the stored page, and the banner goes with the last copy', async () => {
  open('/pub/3', 1, 'slow');
  await fetchData('/api/pubs/3', 2, 'slow');
  expect([shown()?.at(-1), isDisconnected()]).toEqual(['Stored 2 hours ago', false]);
  await fetchData('/api/pubs', undefined);
  expect(shown()?.at(-1)).toBe('Stored 2 hours ago');
  await fetchData('/api/pubs/3', undefined);
  expect(shown()).toBeNull();
});

test('D-37 copies of the page before do not count on the next page', async () => {
  open('/pub/4', 48);
  expect(shown()).toContain('Stored 2 days ago');
  history.pushState(null, '', '/pub/5');
  await fetchData('/api/pubs/5', 1);
  expect(shown()).toContain('Stored 1 hour ago');
  history.pushState(null, '', '/pub/6');
  await fetchData('/api/pubs/6');
  expect([shown(), isDisconnected()]).toEqual([null, false]);
});
