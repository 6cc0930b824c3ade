import { replaceEqualDeep } from '@tanstack/react-query';

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype;

/** Data as a page contains it: without `undefined` properties. */
function asServed(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(asServed);
  if (!isObject(data)) return data;
  const known = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known.map(([name, value]) => [name, asServed(value)]));
}

/** Returns later data with the earlier objects where both are equal, so that an unchanged response renders nothing. */
export const keepEqual = <Data>(earlier: unknown, later: Data): Data =>
  replaceEqualDeep(earlier, asServed(later) as Data);
