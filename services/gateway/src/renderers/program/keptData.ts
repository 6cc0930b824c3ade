import type { KeepParsed } from '@guide/contracts/api';

/** Parsing a shorter response takes less time than what this saves. */
const MIN_LENGTH = 4096;
const KEPT_RESPONSES = 8;

/**
 * Keeps the parsed form of the last large responses: pages of the same second read the same ones, and parsing and
 * checking a list of places takes a quarter of a page's time. The data are frozen, because pages share them.
 */
export function createKeptData(): KeepParsed {
  const kept = new Map<string, Map<unknown, unknown>>();
  return (operation, text, parse) => {
    if (text.length < MIN_LENGTH) return parse();
    const ofText = kept.get(text) ?? new Map();
    const existing = ofText.get(operation);
    if (existing) return existing;
    const data = freeze(parse());
    kept.set(text, ofText.set(operation, data));
    if (kept.size > KEPT_RESPONSES) kept.delete(kept.keys().next().value!);
    return data;
  };
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
