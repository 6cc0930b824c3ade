/** A decoded document. Stored ones hold only what `checkStorable` lets in, and are never written to. */
export type Document = Record<string, unknown>;

/** Whether a value is an embedded document: neither an array nor one of BSON's own classes. */
export const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && value.constructor === Object;

/** A copy that shares nothing that can be written to. */
export function clone<T>(value: T): T {
  if (Array.isArray(value)) return value.map(clone) as T;
  if (value instanceof Date) return new Date(value) as T;
  if (!isDocument(value)) return value;
  const copy: Document = {};
  for (const key of Object.keys(value)) copy[key] = clone(value[key]);
  return copy as T;
}
