/** The banner of pages with stored data, showing their age. It is plain DOM, so that it works before hydration. */

import { OFFLINE_CACHE_HEADER } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { pageBase, pageLanguage } from '../navigation/address';
import { STORED_AT_HEADER, STORED_REASON_HEADER, type StoredReason } from './headers';
import { signInAddress } from './signIn';

interface Copy {
  at: string;
  reason: StoredReason;
}

const texts = (): Record<StoredReason, [title: string, note: string]> => ({
  offline: [i18n.t('You are offline'), i18n.t('Showing a saved copy')],
  slow: [i18n.t('The connection is slow'), i18n.t('Showing a saved copy')],
  busy: [i18n.t('The guide is busy'), i18n.t('Showing an earlier copy')],
  captive: [i18n.t('Sign in to this network to continue'), i18n.t('Showing a saved copy until then')],
});

/** Most important first: a login page can look like a lost connection. */
const REASONS: StoredReason[] = ['captive', 'slow', 'busy', 'offline'];

/** With these, the device has a connection. */
const REACHABLE: StoredReason[] = ['slow', 'busy'];

const responses = new Map<string, Copy | null>();
let path = '';

/** The page's calls, as its requests to the worker. Without the header, the browser would ask for its own languages. */
export function dataOfPage(): [url: string, init: RequestInit][] {
  const init = { headers: { 'accept-language': pageLanguage() } };
  return [...responses.keys()]
    .filter((url) => url !== path)
    .map((url) => [new URL(url, location.href).href, init]);
}

export function readStoredPage(): void {
  const { storedAt, storedWhy } = document.documentElement.dataset;
  path = location.pathname;
  if (storedAt && storedWhy) responses.set(path, { at: storedAt, reason: storedWhy as StoredReason });
  for (const event of ['online', 'offline']) addEventListener(event, showOfflineBanner);
  // In another language it waits for the texts.
  if (!pageBase()) showOfflineBanner();
}

export const fetchWithStaleness: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (typeof input === 'string' && (init?.method ?? 'GET') === 'GET') recordResponse(input, response.headers);
  return response;
};

function recordResponse(url: string, headers: Headers): void {
  if (headers.get(OFFLINE_CACHE_HEADER) !== 'keep') return;
  if (location.pathname !== path) {
    responses.clear();
    path = location.pathname;
  }
  const at = headers.get(STORED_AT_HEADER);
  const reason = headers.get(STORED_REASON_HEADER) as StoredReason | null;
  responses.set(url, at && reason ? { at, reason } : null);
  // A current response means that the stored page has been updated.
  if (!reason) responses.delete(path);
  showOfflineBanner();
}

/** Updates the banner and the notes of external links. */
export function showOfflineBanner(): void {
  const copies = [...responses.values()].filter((copy) => copy !== null);
  const isDisconnected = !navigator.onLine || copies.some(({ reason }) => !REACHABLE.includes(reason));
  markExternalLinks(isDisconnected);
  const banner = document.getElementById('offline-banner');
  if (!banner) return;
  const oldest = copies.sort((a, b) => a.at.localeCompare(b.at))[0];
  banner.hidden = !oldest;
  if (!oldest) return;
  const reason = REASONS.find((reason) => copies.some((copy) => copy.reason === reason))!;
  banner.dataset.reason = reason;
  const [title, note] = texts()[reason];
  const parts = [elementOf('strong', title), elementOf('span', note), createAge(oldest.at)];
  if (reason === 'captive') parts.push(signInLink());
  banner.querySelector('p')?.replaceChildren(...parts);
}

/** `OfflineBanner.module.css` shows the note after external links. JSON quotes a text as CSS does. */
function markExternalLinks(isDisconnected: boolean): void {
  const { documentElement: root } = document;
  root.toggleAttribute('data-no-connection', isDisconnected);
  if (isDisconnected)
    root.style.setProperty('--needs-connection', JSON.stringify(i18n.t('(needs a connection)')));
}

/** Links to the network's login page: until the login, all pages are stored copies. */
function signInLink(): HTMLElement {
  const link = elementOf('a', i18n.t('Sign in')) as HTMLAnchorElement;
  link.href = signInAddress(location);
  return link;
}

function elementOf(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function createAge(at: string): HTMLElement {
  const time = elementOf('time', storedText(Date.now() - Date.parse(at))) as HTMLTimeElement;
  time.dateTime = at;
  return time;
}

/** "Stored just now", "Stored 2 hours ago" */
function storedText(ms: number): string {
  const minutes = Math.floor(Math.max(0, ms) / 60_000);
  if (minutes < 1) return i18n.t('Stored just now');
  return i18n.t('Stored {age}', { age: timeAgo(minutes) });
}

function timeAgo(minutes: number): string {
  const relativeTime = new Intl.RelativeTimeFormat(document.documentElement.lang || 'en');
  if (minutes < 60) return relativeTime.format(-minutes, 'minute');
  if (minutes < 48 * 60) return relativeTime.format(-Math.floor(minutes / 60), 'hour');
  return relativeTime.format(-Math.floor(minutes / (24 * 60)), 'day');
}
