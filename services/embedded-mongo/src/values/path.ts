import { unsupported } from '../errors';
import { type Document, isDocument } from './document';

const isIndex = (part: string) => /^\d+$/.test(part);

/**
 * Every value that a dotted path leads to, looking into the documents of arrays on the way, as MongoDB does.
 * `undefined` stands for a place where the field is missing.
 */
export function valuesAt(document: Document, path: string): unknown[] {
  if (!path.includes('.')) return [Object.hasOwn(document, path) ? document[path] : undefined];
  const found: unknown[] = [];
  collect(document, path.split('.'), 0, found);
  return found;
}

function collect(value: unknown, parts: string[], at: number, found: unknown[]): void {
  const part = parts[at];
  if (part === undefined) {
    found.push(value);
  } else if (Array.isArray(value)) {
    const indexed = isIndex(part);
    if (indexed && Number(part) < value.length) collect(value[Number(part)], parts, at + 1, found);
    for (const item of value) {
      if (isDocument(item) && (!indexed || Object.hasOwn(item, part))) collect(item, parts, at, found);
    }
  } else if (isDocument(value) && Object.hasOwn(value, part)) {
    collect(value[part], parts, at + 1, found);
  } else {
    found.push(undefined);
  }
}

/** The values at a path, and the items of those that are arrays: what MongoDB compares in a match. */
export function candidatesAt(document: Document, path: string): unknown[] {
  const values = valuesAt(document, path);
  return values.some(Array.isArray)
    ? values.flatMap((value) => (Array.isArray(value) ? [value, ...value] : [value]))
    : values;
}

/**
 * The value that an index holds for a path; null stands for a missing one.
 * @throws CommandError 238 for an array, on the way or at the end
 */
export function indexedAt(document: Document, path: string): unknown {
  let value: unknown = document;
  for (const part of path.split('.')) {
    value = isDocument(value) && Object.hasOwn(value, part) ? value[part] : undefined;
    if (Array.isArray(value)) throw unsupported(`an array in the indexed field '${path}'`);
  }
  return value ?? null;
}
