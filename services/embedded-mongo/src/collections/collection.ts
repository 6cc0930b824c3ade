import { CommandError } from '../errors';
import { documentKey, entryKey, firstKey, recordOf } from '../storage/keys';
import type { StoredRecord } from '../storage/scanCache';
import type { View, WriteView } from '../storage/view';
import { decode, encode, MAX_DOCUMENT_BYTES } from '../values/bson';
import type { Document } from '../values/document';
import type { StoredIndex } from './indexDefinition';
import { checkUnique, keyOfValues, valuesIn } from './indexEntries';

/** A collection as it is stored: `next` is the number of the next document. */
export type Definition = { number: number; documents: number; next: number; indexes: StoredIndex[] };

/** Documents are handed on in batches of at most so many, and about so many bytes. */
const BATCH_RECORDS = 256;
const BATCH_BYTES = 1024 * 1024;
const NO_BYTES = Buffer.alloc(0);

/** A collection as one view of the database shows it. */
export class Collection {
  /** Whether the definition is to be saved. */
  changed = false;

  constructor(
    readonly namespace: string,
    readonly definition: Definition,
    private readonly view: View,
  ) {}

  get indexes(): StoredIndex[] {
    return this.definition.indexes;
  }

  /** Every document in natural order. */
  *scan(): Generator<StoredRecord[]> {
    const { number } = this.definition;
    const { cache } = this.view;
    const cached = cache?.get(number);
    if (cached) yield cached;
    else if (cache) yield* cache.fill(number, this.read());
    else yield* this.read();
  }

  private read(): Generator<StoredRecord[]> {
    const { number } = this.definition;
    const entries = this.view.range('documents', firstKey(number), firstKey(number + 1));
    return inBatches(entries, ({ key, value }) => recordFrom(recordOf(key), value));
  }

  /** The documents of these numbers, as long as there are such. */
  pick(numbers: Iterable<number>): Generator<StoredRecord[]> {
    return inBatches(numbers, (number) => this.get(number));
  }

  get(number: number): StoredRecord | undefined {
    const value = this.view.get('documents', documentKey(this.definition.number, number));
    return value && recordFrom(number, value);
  }

  /** The numbers of the documents that an index holds in a range of entries, one by one. */
  *numbersIn([start, end]: [Buffer, Buffer]): Generator<number> {
    for (const { key } of this.view.range('indexes', start, end)) yield recordOf(key);
  }

  /** @throws CommandError 11000, 238 or 10334, and then nothing has happened */
  insert(document: Document): void {
    this.write(this.definition.next, undefined, document);
    this.definition.next++;
    this.definition.documents++;
    this.changed = true;
  }

  /** Whether anything differs. @throws CommandError 11000, 238 or 10334, and then nothing has happened */
  replace(before: StoredRecord, document: Document): boolean {
    return this.write(before.number, before.document, document);
  }

  remove({ number, document }: StoredRecord): void {
    const view = this.view as WriteView;
    for (const index of this.indexes) view.remove('indexes', entryFor(index, document, number));
    view.remove('documents', documentKey(this.definition.number, number));
    this.definition.documents--;
    this.changed = true;
  }

  /** Adds documents to a new index. @throws CommandError 11000 or 238 */
  addToIndex(index: StoredIndex, records: StoredRecord[]): void {
    const view = this.view as WriteView;
    for (const { number, document } of records) {
      checkUnique(view, this.namespace, index, valuesIn(index, document), number);
      view.put('indexes', entryFor(index, document, number), NO_BYTES);
    }
  }

  private write(number: number, before: Document | undefined, after: Document): boolean {
    const view = this.view as WriteView;
    const bytes = encode(after);
    if (before && Buffer.compare(encode(before), bytes) === 0) return false;
    if (bytes.length > MAX_DOCUMENT_BYTES)
      throw new CommandError(
        'BSONObjectTooLarge',
        `object to insert too large. size in bytes: ${bytes.length}, max size: ${MAX_DOCUMENT_BYTES}`,
      );
    for (const index of this.indexes)
      checkUnique(view, this.namespace, index, valuesIn(index, after), number);
    for (const index of this.indexes) {
      const entry = entryFor(index, after, number);
      const old = before && entryFor(index, before, number);
      if (old?.equals(entry)) continue;
      if (old) view.remove('indexes', old);
      view.put('indexes', entry, NO_BYTES);
    }
    view.put('documents', documentKey(this.definition.number, number), bytes);
    return true;
  }
}

const entryFor = (index: StoredIndex, document: Document, number: number): Buffer =>
  entryKey(index.id, keyOfValues(valuesIn(index, document)), number);

const recordFrom = (number: number, value: Buffer): StoredRecord => ({
  number,
  document: decode(value),
  size: value.length,
});

function* inBatches<T>(
  items: Iterable<T>,
  recordOf: (item: T) => StoredRecord | undefined,
): Generator<StoredRecord[]> {
  let batch: StoredRecord[] = [];
  let bytes = 0;
  for (const item of items) {
    const record = recordOf(item);
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
