const URL_PROPERTIES = new Set(['@id', 'url', 'item', 'image', 'urlTemplate', 'mainEntityOfPage']);

/** Files, which have the same address in all languages. */
const FILE = /^\/(api|assets|images)\//;

/**
 * Copies JSON-LD data, with absolute URLs instead of paths.
 * @param base - start of the addresses of the page's language: "/de"
 */
export function withOrigin(data: unknown, origin: string, base = '', property = ''): unknown {
  if (typeof data === 'string') {
    if (!URL_PROPERTIES.has(property) || !data.startsWith('/')) return data;
    return origin + (FILE.test(data) ? '' : base) + data;
  }
  if (Array.isArray(data)) return data.map((entry) => withOrigin(entry, origin, base, property));
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, withOrigin(value, origin, base, key)]),
  );
}
