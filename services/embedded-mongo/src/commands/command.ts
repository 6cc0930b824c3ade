import { setImmediate } from 'node:timers/promises';
import type { Collection } from '../collections/collection';
import { Collections } from '../collections/collections';
import type { Cursors } from '../cursors';
import { CommandError, checkOptions } from '../errors';
import type { StoredRecord } from '../storage/scanCache';
import type { View } from '../storage/view';
import { type Document, isDocument } from '../values/document';
import { plainNumber } from '../values/number';

/** How long a read goes on before others get their turn. */
const MAX_TURN_MS = 10;
/** Commands that come in one message may carry this many writes (MongoDB's limit). */
export const MAX_WRITE_BATCH = 100_000;

/** A command under way. */
export class Call {
  collections!: Collections;
  private turn = performance.now();

  constructor(
    readonly name: string,
    readonly body: Document,
    readonly context: { cursors: Cursors },
  ) {}

  get database(): string {
    return typeof this.body.$db === 'string' ? this.body.$db : 'test';
  }

  /** The namespace that the command's first field names. @throws CommandError 73 for a wrong name */
  get namespace(): string {
    const collection = this.body[this.name];
    if (typeof collection !== 'string' || collection === '' || /[\0$]/.test(collection))
      throw new CommandError(
        'InvalidNamespace',
        `Invalid namespace specified '${this.database}.${collection}'`,
      );
    return `${this.database}.${collection}`;
  }

  /** Has the collections as this view shows them from now on. */
  setView(view: View): void {
    this.collections = new Collections(view);
  }

  /** Lets what was read so far go; what is read later is as it is on disk then. */
  release(): void {
    this.collections.view.release();
  }

  /** The documents of a read in batches, between which other commands get their turn. */
  async *read(find: (collection: Collection) => Iterable<StoredRecord[]>): AsyncGenerator<Document[]> {
    const collection = this.collections.find(this.namespace);
    for (const batch of collection ? find(collection) : []) {
      yield batch.map(({ document }) => document);
      if (performance.now() - this.turn < MAX_TURN_MS) continue;
      await setImmediate();
      this.turn = performance.now();
    }
  }
}

/** A command: its options besides the common ones, and its reply (`ok` is added). */
export type Command = {
  options: string[];
} & (
  | {
      /** Which concern it accepts. */
      concern?: 'read';
      run: (call: Call) => Document | Promise<Document>;
    }
  | {
      concern: 'write';
      /** Runs in a transaction; each `yield` ends it and begins the next one. */
      run: (call: Call) => Document | Generator<void, Document>;
    }
);

/** A whole number of at least 0 among a command's fields. @throws CommandError 2 when it is something else */
export function countFrom(body: Document, field: string): number | undefined {
  const value = plainNumber(body[field]);
  if (value === undefined || value === null) return undefined;
  if (!Number.isInteger(value) || (value as number) < 0)
    throw new CommandError('BadValue', `'${field}' must be a whole number of at least 0`);
  return value as number;
}

/** The batch size of a command's `cursor`. @throws CommandError 14, 2 or 238 for a wrong one */
export function batchSizeOf({ cursor = {} }: Document): number | undefined {
  if (!isDocument(cursor)) throw new CommandError('TypeMismatch', "'cursor' must be an object");
  checkOptions(cursor, ['batchSize'], 'cursor');
  return countFrom(cursor, 'batchSize');
}

/** The documents in a field of a command. @throws CommandError 14 when they are none, too many or wrong */
export function documentsIn(body: Document, field: string): Document[] {
  const documents = body[field];
  if (!Array.isArray(documents) || !documents.every(isDocument))
    throw new CommandError('TypeMismatch', `'${field}' must be an array of objects`);
  if (documents.length > 0 && documents.length <= MAX_WRITE_BATCH) return documents;
  throw new CommandError('BadValue', `'${field}' must have between 1 and ${MAX_WRITE_BATCH} entries`);
}
