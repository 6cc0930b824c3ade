import { CommandError } from '../errors';
import type { Change } from '../storage/change';
import type { Document } from '../values/document';
import { encode, maxDocumentSize } from '../values/encode';
import { type IndexDefinition, idIndex } from './index-definition';
import { IndexEntries } from './index-entries';

/** A stored document with its record number (natural order). */
export type StoredRecord = { readonly number: number; readonly document: Document };

/**
 * A collection in memory. Each write is checked whole before it happens, notes its change in the command's
 * list of changes, and can be undone.
 */
export class Collection {
  readonly indexes: IndexEntries[];
  loaded = false;
  private byNumber = new Map<number, StoredRecord>();
  private disordered = false;
  private nextRecord = 1;

  constructor(
    readonly namespace: string,
    readonly number: number,
    indexes: IndexDefinition[] = [idIndex],
  ) {
    this.indexes = indexes.map((definition) => new IndexEntries(definition));
  }

  /** Every record by its number, in natural order. */
  get records(): ReadonlyMap<number, StoredRecord> {
    if (this.disordered) this.byNumber = new Map([...this.byNumber].sort(([a], [b]) => a - b));
    this.disordered = false;
    return this.byNumber;
  }

  /** Takes the records as they are on disk. */
  load(records: Iterable<StoredRecord>): void {
    for (const record of records) this.swap(undefined, record);
    this.loaded = true;
  }

  /** @throws CommandError 11000, 171 or 10334, and then nothing has happened */
  insert(document: Document, changes: Change[]): void {
    this.write(undefined, { number: this.nextRecord, document }, changes);
  }

  /** Whether anything differs. @throws CommandError 11000, 171 or 10334, and then nothing has happened */
  replace(before: StoredRecord, document: Document, changes: Change[]): boolean {
    if (Buffer.compare(encode(before.document), encode(document)) === 0) return false;
    this.write(before, { number: before.number, document }, changes);
    return true;
  }

  remove(record: StoredRecord, changes: Change[]): void {
    this.swap(record, undefined);
    changes.push({
      table: 'records',
      key: [this.number, record.number],
      undo: () => this.swap(undefined, record),
    });
  }

  /** Builds an index over what is there. @throws CommandError 11000 or 171, and then there is no index */
  addIndex(definition: IndexDefinition, checkTime: () => void): void {
    const index = new IndexEntries(definition);
    for (const { number, document } of this.records.values()) {
      checkTime();
      index.check(this.namespace, document, number);
      index.add(number, document);
    }
    this.indexes.push(index);
  }

  /** Takes an index away and gives it, so that it can be put back. */
  removeIndex(name: string): IndexEntries[] {
    return this.indexes.splice(
      this.indexes.findIndex(({ definition }) => definition.name === name),
      1,
    );
  }

  private write(before: StoredRecord | undefined, after: StoredRecord, changes: Change[]): void {
    const bytes = encode(after.document);
    if (bytes.length > maxDocumentSize)
      throw new CommandError(
        'BSONObjectTooLarge',
        `object to insert too large. size in bytes: ${bytes.length}, max size: ${maxDocumentSize}`,
      );
    for (const index of this.indexes) index.check(this.namespace, after.document, before?.number);
    this.swap(before, after);
    changes.push({
      table: 'records',
      key: [this.number, after.number],
      bytes,
      undo: () => this.swap(after, before),
    });
  }

  /** Puts a record in another one's place; one that is put back comes to the map's end, which is not its place. */
  private swap(from: StoredRecord | undefined, to: StoredRecord | undefined): void {
    for (const index of this.indexes) {
      if (from) index.remove(from.number, from.document);
      if (to) index.add(to.number, to.document);
    }
    if (!to) {
      this.byNumber.delete(from!.number);
      return;
    }
    this.disordered ||= !from && to.number < this.nextRecord;
    this.byNumber.set(to.number, to);
    this.nextRecord = Math.max(this.nextRecord, to.number + 1);
  }
}
