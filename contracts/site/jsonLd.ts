import { addressIn, ENGLISH } from './address';

const URL_PROPERTIES = new Set(['@id', 'url', 'item', 'image', 'urlTemplate', 'mainEntityOfPage']);

/** Files, which have the same address in all languages. */
const FILE = /^\/(api|assets|images)\//;

/**
 * Copies JSON-LD data, with absolute URLs instead of paths.
 * @param language - of the page, to which pages in the data lead
 */
export function withOrigin(data: unknown, origin: string, language = ENGLISH, property = ''): unknown {
  if (typeof data === 'string') {
    if (!URL_PROPERTIES.has(property) || !data.startsWith('/')) return data;
    return origin + (FILE.test(data) ? data : addressIn(language, data));
  }
  if (Array.isArray(data)) return data.map((entry) => withOrigin(entry, origin, language, property));
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, withOrigin(value, origin, language, key)]),
  );
}
