import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';

/**
 * Whether a visitor loads modules from a developer's origin: their address names one (`?module:pubs=…`), or an earlier
 * one did and the shell noted it in the cookie `overrides`. Only these visitors get the laxer policies that it needs.
 * @param allowed origins that developers may load modules from
 */
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
