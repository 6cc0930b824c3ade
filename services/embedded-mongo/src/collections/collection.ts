import { CommandError } from '../errors';
import { documentKey, entryKey, firstKey, recordOf } from '../storage/keys';
import { type View, WriteView } from '../storage/view';
import { decode } from '../values/decode';
import type { Document } from '../values/document';
import { encode, maxDocumentSize } from '../values/encode';
import type { DocumentCache, StoredRecord } from './documentCache';
import type { StoredIndex } from './indexDefinition';
import { checkUnique, combinationsOf, isMultikey } from './indexEntries';

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
    private readonly cache: DocumentCache,
  ) {}

  get indexes(): StoredIndex[] {
    return this.definition.indexes;
  }

  /** Every document in natural order. Outside of a transaction a collection that fits is held in memory from now on. */
  *scan(): Generator<StoredRecord[]> {
    const { number, documents } = this.definition;
    if (this.view instanceof WriteView) {
      yield* this.read();
      return;
    }
    let held = this.cache.get(number);
    if (!held) {
      // What is held has to be as it is on disk now.
      this.view.release();
      this.cache.hold(number, documents, this.read());
      held = this.cache.get(number);
    }
    if (held) yield held;
    else yield* this.read();
  }

  /** The documents from one number on, from disk. */
  read(from = 0): Generator<StoredRecord[]> {
    const { number } = this.definition;
    const entries = this.view.range('documents', documentKey(number, from), firstKey(number + 1));
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

  /** @throws CommandError 11000, 171 or 10334, and then nothing has happened */
  insert(document: Document): void {
    this.write(this.definition.next, undefined, document);
    this.definition.next++;
    this.definition.documents++;
    this.changed = true;
  }

  /** Whether anything differs. @throws CommandError 11000, 171 or 10334, and then nothing has happened */
  replace(before: StoredRecord, document: Document): boolean {
    return this.write(before.number, before.document, document);
  }

  remove({ number, document }: StoredRecord): void {
    const view = this.view as WriteView;
    for (const index of this.indexes)
      for (const values of combinationsOf(index, document).keys())
        view.remove('indexes', entryKey(index.id, values, number));
    view.remove('documents', documentKey(this.definition.number, number));
    view.onCommit(() => this.cache.change(this.definition.number, number));
    this.definition.documents--;
    this.changed = true;
  }

  /** Puts a document of another data file under its number. */
  restore(number: number, bytes: Uint8Array): void {
    this.write(number, undefined, decode(bytes));
    this.definition.next = Math.max(this.definition.next, number + 1);
    this.definition.documents++;
    this.changed = true;
  }

  /** Adds documents to an index that is being built. @throws CommandError 11000 or 171 */
  addToIndex(index: StoredIndex, records: StoredRecord[]): void {
    for (const { number, document } of records) {
      const combinations = combinationsOf(index, document);
      checkUnique(this.view, this.namespace, index, combinations, number);
      this.putEntries(index, number, combinations);
    }
  }

  private write(number: number, before: Document | undefined, after: Document): boolean {
    const view = this.view as WriteView;
    const bytes = encode(after);
    if (before && Buffer.compare(encode(before), bytes) === 0) return false;
    if (bytes.length > maxDocumentSize)
      throw new CommandError(
        'BSONObjectTooLarge',
        `object to insert too large. size in bytes: ${bytes.length}, max size: ${maxDocumentSize}`,
      );
    const entries = this.indexes.map((index) => combinationsOf(index, after));
    for (const [i, index] of this.indexes.entries())
      checkUnique(view, this.namespace, index, entries[i]!, number);
    for (const [i, index] of this.indexes.entries()) {
      const old = before ? combinationsOf(index, before) : new Map<string, unknown[]>();
      for (const values of old.keys())
        if (!entries[i]!.has(values)) view.remove('indexes', entryKey(index.id, values, number));
      this.putEntries(index, number, entries[i]!, old);
    }
    view.put('documents', documentKey(this.definition.number, number), bytes);
    const record = { number, document: after, size: bytes.length };
    view.onCommit(() => this.cache.change(this.definition.number, number, record));
    return true;
  }

  private putEntries(
    index: StoredIndex,
    number: number,
    combinations: Map<string, unknown[]>,
    present?: Map<string, unknown>,
  ): void {
    for (const values of combinations.keys())
      if (!present?.has(values))
        (this.view as WriteView).put('indexes', entryKey(index.id, values, number), NO_BYTES);
    if (!index.multikey && isMultikey(combinations)) {
      index.multikey = true;
      this.changed = true;
    }
  }
}

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
