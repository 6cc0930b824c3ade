import type { IncomingMessage } from 'node:http';
import { canonicalPath, parseParameter } from '@guide/contracts/site';

/** Paths of the API, whose clients get errors as JSON. */
export const API = /^\/(?:embed\/)?api(?:\/|$)/;

/** Escapes undecodable paths such as `/%E0`, so that they get Page Not Found instead of the framework's JSON error. */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const queryStart = url.search(/[?#]/);
  const path = queryStart < 0 ? url : url.slice(0, queryStart);
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

/** Removes empty and default parameters, which browsers send with forms (D-9). @returns null if there are none */
export function withoutDefaults(url: URL, parameters: readonly string[] = []): string | null {
  const defaults = new Map(parameters.map(parseParameter));
  const pairs = url.search.slice(1).split('&');
  const remaining = pairs.filter((pair) => {
    const [[name, value] = ['', '']] = new URLSearchParams(pair);
    return !defaults.has(name) || (value !== '' && value !== defaults.get(name));
  });
  const isBare = url.search === '' && url.href.endsWith('?');
  if (remaining.length === pairs.length && !isBare) return null;
  return url.pathname + (remaining.length > 0 && !isBare ? `?${remaining.join('&')}` : '');
}

export async function redirectTarget(
  url: URL,
  isPage: (pathname: string) => Promise<boolean>,
): Promise<string | null> {
  const path = canonicalPath(url.pathname);
  return path !== url.pathname && (await isPage(path)) ? path + url.search : null;
}
