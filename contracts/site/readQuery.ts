/** Parses an entry of a route's `query`, `name` or `name=default`. */
export function parseParameter(entry: string): [name: string, defaultValue: string] {
  const [name = '', defaultValue = ''] = entry.split('=', 2);
  return [name, defaultValue];
}

/**
 * The part of a query that a route reads, in a fixed order, with its question mark.
 * @param parameters - entries for `parseParameter`; undefined: all
 */
export function readQuery(search: URLSearchParams, parameters: readonly string[] | undefined): string {
  const names = parameters?.map((entry) => parseParameter(entry)[0]);
  const pairs = [...search].filter(([name]) => names === undefined || names.includes(name));
  const ordered = names ? pairs.toSorted(([a], [b]) => names.indexOf(a) - names.indexOf(b)) : pairs;
  const text = new URLSearchParams(ordered).toString();
  return text && `?${text}`;
}
