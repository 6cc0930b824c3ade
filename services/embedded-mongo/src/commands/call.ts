import { setImmediate } from 'node:timers/promises';
import { CommandError, unsupported } from '../errors';
import { compileFilter } from '../query/filter';
import { indexRanges } from '../query/indexRanges';
import { Collection } from '../storage/collection';
import type { StoredRecord } from '../storage/scanCache';
import type { Store } from '../storage/store';
import { type Document, isDocument } from '../values/bson';
import { plainNumber } from '../values/order';
import type { Cursors } from './cursors';

/** How long a read runs before other commands get their turn. */
const MAX_TURN_MS = 10;
/** Writes of one command (MongoDB's limit). */
export const MAX_WRITE_BATCH = 100_000;

export class Call {
  constructor(
    readonly name: string,
    readonly body: Document,
    readonly store: Store,
    readonly cursors: Cursors,
  ) {}

  get database(): string {
    return typeof this.body.$db === 'string' ? this.body.$db : 'test';
  }

  get namespace(): string {
    const name = this.body[this.name];
    if (typeof name !== 'string' || name === '' || /[\0$]/.test(name))
      throw new CommandError('InvalidNamespace', `Invalid namespace specified '${this.database}.${name}'`);
    return `${this.database}.${name}`;
  }

  get collection(): Collection | undefined {
    return Collection.find(this.store, this.namespace);
  }

  /** The matching documents in batches, between which other commands get their turn. */
  async *read(filter: unknown): AsyncGenerator<Document[]> {
    let turn = performance.now();
    for (const batch of matching(this.collection, filter)) {
      yield batch.map(({ document }) => document);
      if (performance.now() - turn < MAX_TURN_MS) continue;
      await setImmediate();
      this.store.refresh();
      turn = performance.now();
    }
  }

  count(field: string, body = this.body): number | undefined {
    const value = plainNumber(body[field]);
    if (value === undefined || value === null) return undefined;
    if (!Number.isInteger(value) || (value as number) < 0)
      throw new CommandError('BadValue', `'${field}' must be a whole number of at least 0`);
    return value as number;
  }

  documents(field: string): Document[] {
    const documents = this.body[field];
    if (!Array.isArray(documents) || !documents.every(isDocument))
      throw new CommandError('TypeMismatch', `'${field}' must be an array of objects`);
    if (documents.length > 0 && documents.length <= MAX_WRITE_BATCH) return documents;
    throw new CommandError('BadValue', `'${field}' must have between 1 and ${MAX_WRITE_BATCH} entries`);
  }
}

/** Matching documents in batches, in natural or index order. @throws CommandError for a wrong filter */
export function* matching(
  collection: Collection | undefined,
  filter: unknown = {},
): Generator<StoredRecord[]> {
  const matches = compileFilter(filter);
  const ranges = collection && indexRanges(collection.indexes, filter as Document);
  for (const batch of ranges ? collection.pick(ranges) : (collection?.scan() ?? []))
    yield batch.filter(({ document }) => matches(document));
}

/** Refuses unknown options that are not off. @throws CommandError 238 */
export function checkOptions(body: Document, known: string[], owner: string): void {
  for (const [option, value] of Object.entries(body))
    if (!known.includes(option) && value !== undefined && value !== null && value !== false)
      throw unsupported(`the option '${option}' of '${owner}'`);
}
