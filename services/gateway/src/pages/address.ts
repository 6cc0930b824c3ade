import { canonicalPath, parseParameter } from '@guide/contracts/site';

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
