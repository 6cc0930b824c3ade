/**
 * The part of a query that a route reads, in one order: two addresses that differ in nothing else are one page.
 * @param names that the route reads; undefined: all
 * @returns with its question mark, or empty
 */
export function readQuery(search: URLSearchParams, names: readonly string[] | undefined): string {
  const pairs = [...search].filter(([name]) => names === undefined || names.includes(name));
  const ordered = names ? pairs.toSorted(([a], [b]) => names.indexOf(a) - names.indexOf(b)) : pairs;
  const text = new URLSearchParams(ordered).toString();
  return text && `?${text}`;
}
