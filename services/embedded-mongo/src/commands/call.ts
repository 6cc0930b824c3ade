import { setImmediate } from 'node:timers/promises';
import { CommandError, unsupported } from '../errors';
import { compileFilter } from '../query/filter';
import { indexRanges } from '../query/indexRanges';
import { Collection, type StoredRecord } from '../storage/collection';
import type { Store } from '../storage/store';
import { type Document, isDocument } from '../values/bson';
import type { Cursors } from './cursors';

/** Reads longer than this yield to other commands. */
const MAX_TURN_MS = 10;
const MAX_NAMESPACE_BYTES = 255;
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
    const namespace = `${this.database}.${name}`;
    if (Buffer.byteLength(namespace) <= MAX_NAMESPACE_BYTES) return namespace;
    const message = `Fully qualified namespace is too long. Max: ${MAX_NAMESPACE_BYTES}`;
    throw new CommandError('InvalidNamespace', message);
  }

  get collection(): Collection | undefined {
    return Collection.find(this.store, this.namespace);
  }

  /** Yields matching documents in batches and lets other commands run in between. */
  async *read(filter: unknown): AsyncGenerator<Document[]> {
    let turnStart = performance.now();
    for (const batch of matching(this.collection, filter)) {
      yield batch.map(({ document }) => document);
      if (performance.now() - turnStart < MAX_TURN_MS) continue;
      await setImmediate();
      this.store.refresh();
      turnStart = performance.now();
    }
  }

  count(field: string, body = this.body): number | undefined {
    const value = body[field];
    if (value === undefined || value === null) return undefined;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
      throw new CommandError('BadValue', `'${field}' must be an integer of at least 0`);
    return value;
  }

  documents(field: string): Document[] {
    const documents = this.body[field];
    if (!Array.isArray(documents) || !documents.every(isDocument))
      throw new CommandError('TypeMismatch', `'${field}' must be an array of objects`);
    if (documents.length > 0 && documents.length <= MAX_WRITE_BATCH) return documents;
    throw new CommandError('BadValue', `'${field}' must have between 1 and ${MAX_WRITE_BATCH} entries`);
  }
}

export function* matching(
  collection: Collection | undefined,
  filter: unknown = {},
): Generator<StoredRecord[]> {
  const matches = compileFilter(filter);
  const ranges = collection && indexRanges(collection.indexes, filter as Document);
  for (const batch of ranges ? collection.pick(ranges) : (collection?.scan() ?? []))
    yield batch.filter(({ document }) => matches(document));
}

/** @throws CommandError 238 for options that are set but not supported */
export function checkOptions(body: Document, supported: string[], owner: string): void {
  for (const [option, value] of Object.entries(body))
    if (!supported.includes(option) && value !== undefined && value !== null && value !== false)
      throw unsupported(`the option '${option}' of '${owner}'`);
}
