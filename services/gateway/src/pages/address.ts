import type { IncomingMessage } from 'node:http';
import { canonicalPath, parseParameter } from '@guide/contracts/site';

/** Programs get errors as JSON. */
const API = /^\/(?:embed\/)?api(?:\/|$)/;

/**
 * The address for the router. The percent signs of an undecodable one, such as `/%E0`, are escaped, so that it gets
 * Page Not Found instead of the framework's JSON error.
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
 * The address without empty and default parameters, or null when it has none: browsers send every field of a form
 * without a script (D-9).
 * @param parameters that the route reads
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

/** The canonical path of a page with its query, or null when the request has it. */
export async function redirectTarget(
  url: URL,
  isPage: (pathname: string) => Promise<boolean>,
): Promise<string | null> {
  const path = canonicalPath(url.pathname);
  return path !== url.pathname && (await isPage(path)) ? path + url.search : null;
}
