import { ObjectId } from 'bson';

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

/** The name that MongoDB's messages give to a value's type. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (value instanceof ObjectId) return 'objectId';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number')
    return Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? 'int' : 'double';
  return typeof value;
}
