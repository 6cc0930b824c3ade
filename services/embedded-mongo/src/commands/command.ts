import type { Collections } from '../collections/collections';
import type { Cursors } from '../cursors';
import { CommandError } from '../errors';
import type { Change } from '../storage/change';
import { type Document, isDocument } from '../values/document';
import { plainNumber } from '../values/number';

/** What a command works with. Whatever it pushes to `changes` is on disk before its reply is sent. */
export type Call = {
  name: string;
  body: Document;
  database: string;
  collections: Collections;
  cursors: Cursors;
  changes: Change[];
  /** Throws CommandError 50 after the command's `maxTimeMS`; called at every step of long work. */
  checkTime: () => void;
};

/** A command: the options it takes besides the common ones, and what it answers (`ok` is added). */
export type Command = {
  options: string[];
  /** Which concern it takes. */
  concern?: 'read' | 'write';
  run: (call: Call) => Document;
};

/** The namespace that a command's first field names. @throws CommandError 73 for a wrong name */
export function namespaceOf({ name, body, database }: Call): string {
  const collection = body[name];
  if (typeof collection !== 'string' || collection === '' || /[\0$]/.test(collection))
    throw new CommandError('InvalidNamespace', `Invalid namespace specified '${database}.${collection}'`);
  return `${database}.${collection}`;
}

/** A whole number of at least 0 among a command's fields. @throws CommandError 2 when it is something else */
export function countFrom(body: Document, field: string): number | undefined {
  const value = plainNumber(body[field]);
  if (value === undefined || value === null) return undefined;
  if (!Number.isInteger(value) || (value as number) < 0)
    throw new CommandError('BadValue', `'${field}' must be a whole number of at least 0`);
  return value as number;
}

/** The batch size that a command's `cursor` asks for. @throws CommandError 14 or 2 for a wrong one, 40415 beside it */
export function batchSizeOf({ cursor = {} }: Document): number | undefined {
  if (!isDocument(cursor)) throw new CommandError('TypeMismatch', "'cursor' must be an object");
  const other = Object.keys(cursor).find((field) => field !== 'batchSize');
  if (other) throw new CommandError(40415, `BSON field 'cursor.${other}' is an unknown field.`);
  return countFrom(cursor, 'batchSize');
}
