import type { Collections } from '../collections/collections';
import type { Cursors } from '../cursors';
import { CommandError } from '../errors';
import type { Change } from '../storage/change';
import type { Document } from '../values/document';

/** What a command works with. Whatever it pushes to `changes` is on disk before its reply is sent. */
export type Call = {
  name: string;
  body: Document;
  database: string;
  collections: Collections;
  cursors: Cursors;
  changes: Change[];
  /** When `maxTimeMS` ends, in ms since 1970. */
  deadline: number;
};

/** A command: the options it takes besides the common ones, and what it answers (`ok` is added). */
export type Command = { options: string[]; run: (call: Call) => Document };

/** The namespace that a command's first field names. @throws CommandError 73 for a wrong name */
export function namespaceOf({ name, body, database }: Call): string {
  const collection = body[name];
  if (typeof collection !== 'string' || collection === '' || /[\0$]/.test(collection))
    throw new CommandError('InvalidNamespace', `Invalid namespace specified '${database}.${collection}'`);
  return `${database}.${collection}`;
}

/** A whole number of at least 0 among a command's fields. @throws CommandError 2 when it is something else */
export function countFrom(body: Document, field: string): number | undefined {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  if (!Number.isInteger(value) || (value as number) < 0)
    throw new CommandError('BadValue', `'${field}' must be a whole number of at least 0`);
  return value as number;
}
