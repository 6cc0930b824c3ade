import { setImmediate } from 'node:timers/promises';
import { parseVariables, type Variables } from '../aggregate/expression';
import type { Collection } from '../collections/collection';
import { Collections } from '../collections/collections';
import type { DocumentCache, StoredRecord } from '../collections/documentCache';
import type { Cursors } from '../cursors';
import { CommandError } from '../errors';
import type { Query } from '../query/find';
import type { View } from '../storage/view';
import { type Document, isDocument } from '../values/document';
import { plainNumber } from '../values/number';

/** How long a read goes on before others get their turn. */
const MAX_TURN_MS = 10;

export type Surroundings = {
  cache: DocumentCache;
  cursors: Cursors;
  /** The time in ms; only differences count. */
  clock: () => number;
};

/** A command under way. */
export class Call {
  collections!: Collections;
  private turn = performance.now();
  private deadline: number;

  /** @param limit how long it may take, in ms; @param isAbandoned whether nobody waits for the answer any more */
  constructor(
    readonly name: string,
    readonly body: Document,
    readonly surroundings: Surroundings,
    private readonly limit: number,
    public isAbandoned: () => boolean,
  ) {
    this.deadline = surroundings.clock() + limit;
  }

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

  /** The command's `let`. */
  get variables(): Variables {
    return parseVariables(this.body.let);
  }

  /** A filter with the command's own hint and variables. */
  query(filter: unknown): Query {
    return { filter, hint: this.body.hint, variables: this.variables };
  }

  /** Has the collections as this view shows them from now on. */
  enter(view: View): void {
    this.collections = new Collections(view, this.surroundings.cache);
  }

  /** Lets what was read so far go; what is read later is as it is on disk then. */
  release(): void {
    this.collections.view.release();
  }

  /** Another command takes over to read on. */
  goOn(isAbandoned: () => boolean): void {
    this.isAbandoned = isAbandoned;
    this.turn = performance.now();
    this.deadline = this.surroundings.clock() + this.limit;
  }

  /** Throws CommandError 50 after the command's `maxTimeMS`; called at every step of long work. */
  readonly checkTime = (): void => {
    if (this.surroundings.clock() > this.deadline)
      throw new CommandError('MaxTimeMSExpired', 'operation exceeded time limit');
  };

  /**
   * The documents of a read in batches, between which other commands get their turn.
   * @throws CommandError 50 when it takes too long, 11601 when its client has gone away
   */
  async *read(find: (collection: Collection) => Iterable<StoredRecord[]>): AsyncGenerator<Document[]> {
    const collection = this.collections.find(this.namespace);
    for (const batch of collection ? find(collection) : []) {
      this.checkTime();
      yield batch.map(({ document }) => document);
      if (performance.now() - this.turn < MAX_TURN_MS) continue;
      await setImmediate();
      this.turn = performance.now();
      if (this.isAbandoned()) throw new CommandError('Interrupted', 'the client has gone away');
    }
  }
}

/** A command: the options it takes besides the common ones, and what it answers (`ok` is added). */
export type Command = {
  options: string[];
} & (
  | {
      /** Which concern it takes. */
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

/** The batch size that a command's `cursor` asks for. @throws CommandError 14 or 2 for a wrong one, 40415 beside it */
export function batchSizeOf({ cursor = {} }: Document): number | undefined {
  if (!isDocument(cursor)) throw new CommandError('TypeMismatch', "'cursor' must be an object");
  const other = Object.keys(cursor).find((field) => field !== 'batchSize');
  if (other) throw new CommandError(40415, `BSON field 'cursor.${other}' is an unknown field.`);
  return countFrom(cursor, 'batchSize');
}
