const URL_PROPERTIES = new Set(['@id', 'url', 'item', 'image', 'urlTemplate', 'mainEntityOfPage']);

/** Copies JSON-LD data, with absolute URLs instead of paths. */
export function withOrigin(data: unknown, origin: string, property = ''): unknown {
  if (typeof data === 'string')
    return URL_PROPERTIES.has(property) && data.startsWith('/') ? origin + data : data;
  if (Array.isArray(data)) return data.map((entry) => withOrigin(entry, origin, property));
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, withOrigin(value, origin, key)]),
  );
}
