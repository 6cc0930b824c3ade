import { CommandError } from '../errors';
import { type Document, decode, encode, MAX_DOCUMENT_BYTES, show } from '../values/bson';
import { keyOf, typeByte } from '../values/order';
import {
  type IndexDefinition,
  idIndex,
  keyRange,
  readIndexedValues,
  type StoredIndex,
  valuesKey,
} from './indexes';
import { documentKey, entryKey, firstKey, NUMBERS_KEY, recordOf, withoutRecord } from './keys';
import type { Reader, Store } from './store';

/** `number` gives the natural order; `size` is the length on disk in bytes. */
export type StoredRecord = { readonly number: number; readonly document: Document; readonly size: number };

export type Definition = { number: number; documents: number; next: number; indexes: StoredIndex[] };

const BATCH_RECORDS = 256;
const BATCH_BYTES = 1024 * 1024;
const NO_BYTES = Buffer.alloc(0);

export function namespaces(reader: Reader, prefix = ''): string[] {
  const names: string[] = [];
  for (const { key } of reader.range('collections', Buffer.from(prefix || '\x01'))) {
    const namespace = key.toString();
    if (!namespace.startsWith(prefix)) break;
    names.push(namespace);
  }
  return names;
}

/** A collection in its current state. A write has one object per collection and saves it at the end. */
export class Collection {
  private constructor(
    private readonly store: Store,
    readonly namespace: string,
    private readonly definition: Definition,
  ) {}

  static find(store: Store, namespace: string): Collection | undefined {
    const opened = store.opened.get(namespace) as Collection | undefined;
    if (opened) return opened;
    const bytes = store.get('collections', Buffer.from(namespace));
    return bytes && Collection.open(store, namespace, decode(bytes) as Definition);
  }

  private static open(store: Store, namespace: string, definition: Definition): Collection {
    const collection = new Collection(store, namespace, definition);
    if (store.isWriting) store.opened.set(namespace, collection);
    return collection;
  }

  static findOrCreate(store: Store, namespace: string): Collection {
    const existing = Collection.find(store, namespace);
    if (existing) return existing;
    const definition = { number: nextNumber(store), documents: 0, next: 1, indexes: [] };
    const created = Collection.open(store, namespace, definition);
    created.addIndex(idIndex);
    return created;
  }

  get indexes(): StoredIndex[] {
    return this.definition.indexes;
  }

  get count(): number {
    return this.definition.documents;
  }

  scan(): Generator<StoredRecord[]> {
    const { number } = this.definition;
    const entries = this.store.range('documents', firstKey(number), firstKey(number + 1));
    return inBatches(entries, ({ key, value }) => recordFrom(recordOf(key), value));
  }

  pick(ranges: Iterable<[Buffer, Buffer]>): Generator<StoredRecord[]> {
    return inBatches(this.numbersIn(ranges), (number) => this.get(number));
  }

  get(number: number): StoredRecord | undefined {
    const value = this.store.get('documents', documentKey(this.definition.number, number));
    return value && recordFrom(number, value);
  }

  private *numbersIn(ranges: Iterable<[Buffer, Buffer]>): Generator<number> {
    for (const [start, end] of ranges)
      for (const { key } of this.store.range('indexes', start, end)) yield recordOf(key);
  }

  /** @throws CommandError 11000, 238 or 10334, without any change */
  insert(document: Document): void {
    this.write(this.definition.next, undefined, document);
    this.definition.next++;
    this.definition.documents++;
  }

  /** @returns whether the document changed. @throws CommandError 11000, 238 or 10334, without any change */
  replace(before: StoredRecord, document: Document): boolean {
    return this.write(before.number, before.document, document);
  }

  remove({ number, document }: StoredRecord): void {
    for (const index of this.indexes)
      this.store.remove('indexes', entryKey(index.id, valuesKey(index, document), number));
    this.store.remove('documents', documentKey(this.definition.number, number));
    this.definition.documents--;
  }

  addIndex(definition: IndexDefinition): void {
    const index: StoredIndex = { ...definition, id: nextNumber(this.store) };
    try {
      for (const records of this.scan())
        for (const { number, document } of records)
          this.store.put('indexes', this.entryOf(index, document, number), NO_BYTES);
    } catch (error) {
      this.removeAll('indexes', index.id);
      throw error;
    }
    this.indexes.push(index);
  }

  drop(): void {
    this.removeAll('documents', this.definition.number);
    for (const { id } of this.indexes) this.removeAll('indexes', id);
    this.store.remove('collections', Buffer.from(this.namespace));
    this.store.opened.delete(this.namespace);
  }

  save(): void {
    const key = Buffer.from(this.namespace);
    const bytes = encode(this.definition);
    if (!this.store.get('collections', key)?.equals(bytes)) this.store.put('collections', key, bytes);
  }

  private removeAll(table: 'documents' | 'indexes', owner: number): void {
    for (const { key } of this.store.range(table, firstKey(owner), firstKey(owner + 1)))
      this.store.remove(table, key);
  }

  private write(number: number, before: Document | undefined, after: Document): boolean {
    const bytes = encode(after);
    if (before && Buffer.compare(encode(before), bytes) === 0) return false;
    if (bytes.length > MAX_DOCUMENT_BYTES) {
      const message = `object to insert too large. size in bytes: ${bytes.length}, max size: ${MAX_DOCUMENT_BYTES}`;
      throw new CommandError('BSONObjectTooLarge', message);
    }
    const entries = this.indexes.map((index) => this.entryOf(index, after, number));
    for (const [i, entry] of entries.entries()) {
      const index = this.indexes[i]!;
      const oldEntry = before && entryKey(index.id, valuesKey(index, before), number);
      if (oldEntry?.equals(entry)) continue;
      if (oldEntry) this.store.remove('indexes', oldEntry);
      this.store.put('indexes', entry, NO_BYTES);
    }
    this.store.put('documents', documentKey(this.definition.number, number), bytes);
    return true;
  }

  private entryOf(index: StoredIndex, document: Document, number: number): Buffer {
    const entry = entryKey(index.id, valuesKey(index, document), number);
    if (!index.unique && index.name !== '_id_') return entry;
    const prefix = withoutRecord(entry);
    const existing = this.store.first('indexes', prefix);
    if (!existing || !withoutRecord(existing).equals(prefix) || recordOf(existing) === number) return entry;
    const values = readIndexedValues(index, document);
    const keyValue = Object.fromEntries(Object.keys(index.key).map((path, i) => [path, values[i]]));
    const fields = Object.entries(keyValue).map(([path, value]) => `${path}: ${show(value)}`);
    throw new CommandError(
      'DuplicateKey',
      `E11000 duplicate key error collection: ${this.namespace} index: ${index.name} dup key: { ${fields.join(', ')} }`,
      { keyPattern: index.key, keyValue },
    );
  }
}

/** Removes documents that expired by a TTL index. Documents without a date never expire. */
export async function removeExpired(store: Store, now = Date.now()): Promise<void> {
  store.refresh();
  for (const namespace of namespaces(store))
    for (const index of Collection.find(store, namespace)?.indexes ?? []) {
      if (index.expireAfterSeconds === undefined) continue;
      const last = new Date(now - index.expireAfterSeconds * 1000);
      const range = keyRange(index, typeByte(last), keyOf(last));
      if (!store.first('indexes', ...range)) continue;
      await store.writeInSteps(
        removeRange(store, namespace, range, (document) => {
          const [at] = readIndexedValues(index, document);
          return at instanceof Date && at <= last;
        }),
      );
    }
}

/** Pauses after each batch, and tests documents again that may have changed meanwhile. */
function* removeRange(
  store: Store,
  namespace: string,
  range: [Buffer, Buffer],
  isExpired: (document: Document) => boolean,
): Generator<void, void> {
  for (const records of Collection.find(store, namespace)?.pick([range]) ?? []) {
    const collection = Collection.find(store, namespace)!;
    for (const record of records) if (isExpired(record.document)) collection.remove(record);
    yield;
  }
}

/** Numbers of collections and indexes are never reused. */
function nextNumber(store: Store): number {
  const stored = store.get('collections', NUMBERS_KEY);
  const next = stored ? (decode(stored).next as number) : 1;
  store.put('collections', NUMBERS_KEY, encode({ next: next + 1 }));
  return next;
}

const recordFrom = (number: number, value: Buffer): StoredRecord => ({
  number,
  document: decode(value),
  size: value.length,
});

function* inBatches<T>(
  items: Iterable<T>,
  read: (item: T) => StoredRecord | undefined,
): Generator<StoredRecord[]> {
  let batch: StoredRecord[] = [];
  let bytes = 0;
  for (const item of items) {
    const record = read(item);
    if (!record) continue;
    batch.push(record);
    bytes += record.size;
    if (batch.length < BATCH_RECORDS && bytes < BATCH_BYTES) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}
