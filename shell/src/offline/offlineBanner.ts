/** The banner of pages with stored data, showing their age. It is plain DOM, so that it works before hydration. */
import { OFFLINE_CACHE_HEADER } from '@guide/contracts/site';
import { STORED_AT_HEADER, STORED_REASON_HEADER, type StoredReason } from './headers';
import { signInAddress } from './signIn';

interface Copy {
  at: string;
  reason: StoredReason;
}

const TEXT: Record<StoredReason, [title: string, note: string]> = {
  offline: ['You are offline', 'Showing a saved copy'],
  slow: ['The connection is slow', 'Showing a saved copy'],
  busy: ['The guide is busy', 'Showing an earlier copy'],
  captive: ['Sign in to this network to continue', 'Showing a saved copy until then'],
};

/** Most important first: a login page can look like a lost connection. */
const REASONS: StoredReason[] = ['captive', 'slow', 'busy', 'offline'];

/** With these, the device has a connection. */
const REACHABLE: StoredReason[] = ['slow', 'busy'];

const responses = new Map<string, Copy | null>();
let path = '';

export const dataOfPage = (): string[] =>
  [...responses.keys()].filter((url) => url !== path).map((url) => new URL(url, location.href).href);

export function readStoredPage(): void {
  const { storedAt, storedWhy } = document.documentElement.dataset;
  path = location.pathname;
  if (storedAt && storedWhy) responses.set(path, { at: storedAt, reason: storedWhy as StoredReason });
  for (const event of ['online', 'offline']) addEventListener(event, showOfflineBanner);
  showOfflineBanner();
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

/** Updates the banner, and marks external links as needing a connection (`OfflineBanner.module.css`). */
export function showOfflineBanner(): void {
  const copies = [...responses.values()].filter((copy) => copy !== null);
  const isDisconnected = !navigator.onLine || copies.some(({ reason }) => !REACHABLE.includes(reason));
  document.documentElement.toggleAttribute('data-no-connection', isDisconnected);
  const banner = document.getElementById('offline-banner');
  if (!banner) return;
  const oldest = copies.sort((a, b) => a.at.localeCompare(b.at))[0];
  banner.hidden = !oldest;
  if (!oldest) return;
  const reason = REASONS.find((reason) => copies.some((copy) => copy.reason === reason))!;
  banner.dataset.reason = reason;
  const [title, note] = TEXT[reason];
  const parts = [elementOf('strong', title), elementOf('span', note), createAge(oldest.at)];
  if (reason === 'captive') parts.push(signInLink());
  banner.querySelector('p')?.replaceChildren(...parts);
}

/** Links to the network's login page: until the login, all pages are stored copies. */
function signInLink(): HTMLElement {
  const link = elementOf('a', 'Sign in') as HTMLAnchorElement;
  link.href = signInAddress(location);
  return link;
}

function elementOf(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function createAge(at: string): HTMLElement {
  const time = elementOf('time', `Stored ${timeAgo(Date.now() - Date.parse(at))}`) as HTMLTimeElement;
  time.dateTime = at;
  return time;
}

/** Formats an age, such as "2 hours ago". */
function timeAgo(ms: number): string {
  const minutes = Math.floor(Math.max(0, ms) / 60_000);
  if (minutes < 1) return 'just now';
  const relativeTime = new Intl.RelativeTimeFormat(document.documentElement.lang || 'en');
  if (minutes < 60) return relativeTime.format(-minutes, 'minute');
  if (minutes < 48 * 60) return relativeTime.format(-Math.floor(minutes / 60), 'hour');
  return relativeTime.format(-Math.floor(minutes / (24 * 60)), 'day');
}
