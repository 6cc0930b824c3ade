import type { IncomingMessage } from 'node:http';
import { canonicalPath, parseParameter } from '@guide/contracts/site';

/** Programs call these: they get errors as JSON. */
const API = /^\/(?:embed\/)?api(?:\/|$)/;

/**
 * The address that the routes see. One that cannot be decoded, such as `/%E0`, is the address of no page: its stray
 * percent signs are escaped, so that it reaches Page Not Found in place of the framework's JSON error. Calls of the API
 * get that error.
 */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  if (API.test(path) || isDecodable(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The address without the parameters that are empty or have their default value: the browser sends every field of a
 * form that no script takes (D-9).
 * @param parameters that the route reads; undefined: unknown
 * @returns null when the address is that already
 */
export function withoutDefaults(url: URL, parameters: readonly string[] = []): string | null {
  const defaults = new Map(parameters.map(parseParameter));
  const pairs = url.search.slice(1).split('&');
  const kept = pairs.filter((pair) => {
    const [[name, value] = ['', '']] = new URLSearchParams(pair);
    return !defaults.has(name) || (value !== '' && value !== defaults.get(name));
  });
  const isBare = url.search === '' && url.href.endsWith('?');
  if (kept.length === pairs.length && !isBare) return null;
  return url.pathname + (kept.length > 0 && !isBare ? `?${kept.join('&')}` : '');
}

/**
 * Where a request for a page is to go instead: to the one path of its page, with its query.
 * @param isPage whether a path has a page; what has none is Page Not Found at the address that was requested
 * @returns null when it is there already
 */
export async function redirectTarget(
  url: URL,
  isPage: (pathname: string) => Promise<boolean>,
): Promise<string | null> {
  const path = canonicalPath(url.pathname);
  return path !== url.pathname && (await isPage(path)) ? path + url.search : null;
}
