/** An entry of a route's `query`: a parameter's name and, after `=`, its default value. */
export function parseParameter(entry: string): [name: string, defaultValue: string] {
  const [name = '', defaultValue = ''] = entry.split('=', 2);
  return [name, defaultValue];
}

/**
 * The part of a query that a route reads, in a fixed order.
 * @param parameters see `parseParameter`; undefined: all
 * @returns with its question mark, or empty
 */
export function readQuery(search: URLSearchParams, parameters: readonly string[] | undefined): string {
  const names = parameters?.map((entry) => parseParameter(entry)[0]);
  const pairs = [...search].filter(([name]) => names === undefined || names.includes(name));
  const ordered = names ? pairs.toSorted(([a], [b]) => names.indexOf(a) - names.indexOf(b)) : pairs;
  const text = new URLSearchParams(ordered).toString();
  return text && `?${text}`;
}
