import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';

/** Whether a visitor loads modules from a developer's origin, by `?module:pubs=…` or the cookie that it sets. */
export function isOverriding({ url = '/', headers }: IncomingMessage, allowed: string[]): boolean {
  if (allowed.length === 0) return false;
  const cookies = parseCookie(headers.cookie ?? '');
  if (cookies['__Host-overrides'] === 'on' || cookies.overrides === 'on') return true;
  const start = url.indexOf('?');
  if (start < 0) return false;
  return [...new URLSearchParams(url.slice(start))].some(
    ([name, value]) =>
      name.startsWith('module:') && URL.canParse(value) && allowed.includes(new URL(value).origin),
  );
}
