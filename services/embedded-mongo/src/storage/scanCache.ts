import { LRUCache } from 'lru-cache';
import type { Document } from '../values/document';

/** A stored document with its number (natural order) and its length on disk, in bytes. */
export type StoredRecord = { readonly number: number; readonly document: Document; readonly size: number };

/** Memory for cached collections, in bytes. */
const CACHE_BYTES = 64 * 1024 * 1024;

/** Estimated memory of a document, in bytes: measured with listings of 230 bytes. */
const memoryOf = ({ size }: StoredRecord) => 2 * size + 200;

/** Decoded collections that were read to their end and not written to since. The least recently used goes first. */
export class ScanCache {
  private readonly collections: LRUCache<number, StoredRecord[]>;
  private readonly fills = new Map<number, symbol>();

  constructor(private readonly limit = CACHE_BYTES) {
    this.collections = new LRUCache({ maxSize: limit });
  }

  get(collection: number): StoredRecord[] | undefined {
    return this.collections.get(collection);
  }

  /** Passes all documents of a collection on, and caches them if they fit and nothing was written until their end. */
  *fill(collection: number, batches: Iterable<StoredRecord[]>): Generator<StoredRecord[]> {
    const fill = Symbol();
    this.fills.set(collection, fill);
    const records: StoredRecord[] = [];
    let size = 1;
    for (const batch of batches) {
      for (const record of batch) size += memoryOf(record);
      if (size <= this.limit) records.push(...batch);
      yield batch;
    }
    if (size <= this.limit && this.fills.get(collection) === fill)
      this.collections.set(collection, records, { size });
  }

  /** A transaction that wrote to the collection is on disk. */
  forget(collection: number): void {
    this.collections.delete(collection);
    this.fills.delete(collection);
  }
}
