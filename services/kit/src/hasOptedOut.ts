import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';

/** Whether a visitor opted out of statistics: Global Privacy Control, Do Not Track, or the opt-out cookie (D-35). */
export function hasOptedOut({ 'sec-gpc': gpc, dnt, cookie = '' }: IncomingHttpHeaders): boolean {
  if (gpc === '1' || dnt === '1') return true;
  const cookies = parseCookie(cookie);
  return cookies.statistics === 'off' || cookies['__Host-statistics'] === 'off';
}
