import { CommandError } from '../errors';
import type { Change } from '../storage/change';
import { encode, maxDocumentSize } from '../values/codec';
import type { Document } from '../values/document';
import { type IndexDefinition, idIndex } from './index-definition';
import { IndexEntries } from './index-entries';

/** A stored document with its record number (natural order) and its size in bytes. */
export type StoredRecord = { readonly number: number; readonly document: Document; readonly size: number };

/**
 * A collection in memory. Each write is checked whole before it happens, notes its change in the command's
 * list of changes, and can be undone.
 */
export class Collection {
  readonly indexes: IndexEntries[] = [new IndexEntries(idIndex)];
  private byNumber = new Map<number, StoredRecord>();
  private disordered = false;
  private nextRecord = 1;

  constructor(
    readonly namespace: string,
    readonly number: number,
  ) {}

  /** Every record by its number, in natural order. */
  get records(): ReadonlyMap<number, StoredRecord> {
    if (this.disordered) this.byNumber = new Map([...this.byNumber].sort(([a], [b]) => a - b));
    this.disordered = false;
    return this.byNumber;
  }

  /** Takes a record as it is on disk. */
  load(record: StoredRecord): void {
    this.place(record);
    this.nextRecord = record.number + 1;
  }

  /** @throws CommandError 11000, 171 or 10334, and then nothing has happened */
  insert(document: Document, changes: Change[]): void {
    const bytes = bytesOf(document);
    const record = { number: this.nextRecord, document, size: bytes.length };
    for (const index of this.indexes) index.checkUnique(this.namespace, document);
    this.place(record);
    this.nextRecord++;
    changes.push({
      ...this.put(record, bytes),
      undo: () => this.displace(record),
    });
  }

  /** Whether anything differs. @throws CommandError 11000, 171 or 10334, and then nothing has happened */
  replace(before: StoredRecord, document: Document, changes: Change[]): boolean {
    const bytes = bytesOf(document);
    if (Buffer.compare(encode(before.document), bytes) === 0) return false;
    const after = { number: before.number, document, size: bytes.length };
    for (const index of this.indexes) index.checkUnique(this.namespace, document, before.number);
    this.swap(before, after);
    changes.push({
      ...this.put(after, bytes),
      undo: () => this.swap(after, before),
    });
    return true;
  }

  remove(record: StoredRecord, changes: Change[]): void {
    this.displace(record);
    changes.push({
      kind: 'removeRecord',
      collection: this.number,
      record: record.number,
      undo: () => this.putBack(record),
    });
  }

  /** Builds an index over what is there. @throws CommandError 11000 or 171, and then there is no index */
  addIndex(definition: IndexDefinition): void {
    const index = new IndexEntries(definition);
    for (const { number, document } of this.records.values()) {
      index.checkUnique(this.namespace, document, number);
      index.add(number, document);
    }
    this.indexes.push(index);
  }

  private put({ number }: StoredRecord, bytes: Uint8Array) {
    return { kind: 'putRecord', collection: this.number, record: number, bytes } as const;
  }

  private place(record: StoredRecord): void {
    this.enterIndexes(record);
    this.byNumber.set(record.number, record);
  }

  private displace(record: StoredRecord): void {
    this.byNumber.delete(record.number);
    for (const index of this.indexes) index.remove(record.number, record.document);
  }

  private swap(from: StoredRecord, to: StoredRecord): void {
    for (const index of this.indexes) index.remove(from.number, from.document);
    try {
      this.enterIndexes(to);
    } catch (error) {
      this.enterIndexes(from);
      throw error;
    }
    this.byNumber.set(to.number, to);
  }

  /** Into all indexes or none. */
  private enterIndexes({ number, document }: StoredRecord): void {
    this.indexes.forEach((index, i) => {
      try {
        index.add(number, document);
      } catch (error) {
        for (const entered of this.indexes.slice(0, i)) entered.remove(number, document);
        throw error;
      }
    });
  }

  /** After a remove that failed on disk; the record comes to the map's end, which is not its place. */
  private putBack(record: StoredRecord): void {
    this.place(record);
    this.disordered = true;
  }
}

/** @throws CommandError 10334 for a document that is too large */
function bytesOf(document: Document): Uint8Array {
  const bytes = encode(document);
  if (bytes.length <= maxDocumentSize) return bytes;
  throw new CommandError(
    'BSONObjectTooLarge',
    `object to insert too large. size in bytes: ${bytes.length}, max size: ${maxDocumentSize}`,
  );
}
