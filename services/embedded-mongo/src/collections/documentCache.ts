import { LRUCache } from 'lru-cache';
import type { Document } from '../values/document';

/** A stored document with its number (natural order) and its length on disk, in bytes. */
export type StoredRecord = { readonly number: number; readonly document: Document; readonly size: number };

/** Memory for collections that are cached, in bytes. */
const CACHE_BYTES = 64 * 1024 * 1024;

/** Estimated memory of a document, in bytes: measured with listings of 230 bytes. */
const memoryOf = ({ size }: StoredRecord) => 2 * size + 200;

type Held = { records: Map<number, StoredRecord>; bytes: number };

/**
 * Collections that fit are held in memory after the first read of all their documents. They change when a transaction is
 * on disk, never before. The one that was not used for the longest time goes first.
 */
export class DocumentCache {
  private readonly collections: LRUCache<number, Held>;

  constructor(private readonly limit = CACHE_BYTES) {
    this.collections = new LRUCache({ maxSize: limit, sizeCalculation: ({ bytes }) => Math.max(1, bytes) });
  }

  /** A collection's documents in natural order, `undefined` when it is not held. */
  get(collection: number): StoredRecord[] | undefined {
    const held = this.collections.get(collection);
    return held && [...held.records.values()];
  }

  /** Holds a collection, if all of its documents fit. @param batches all of them, as they are on disk now */
  set(collection: number, documents: number, batches: Iterable<StoredRecord[]>): void {
    const held: Held = { records: new Map(), bytes: 0 };
    for (const batch of batches) {
      for (const record of batch) {
        held.records.set(record.number, record);
        held.bytes += memoryOf(record);
      }
      if ((held.bytes / held.records.size) * documents > this.limit) return;
    }
    this.collections.set(collection, held);
  }

  /** A document that was written; without one it was removed. */
  update(collection: number, number: number, record?: StoredRecord): void {
    const held = this.collections.peek(collection);
    if (!held) return;
    const { records, bytes } = held;
    const before = records.get(number);
    if (record) records.set(number, record);
    else records.delete(number);
    const difference = (record ? memoryOf(record) : 0) - (before ? memoryOf(before) : 0);
    this.collections.set(collection, { records, bytes: bytes + difference });
  }

  /** A collection was dropped. */
  delete(collection: number): void {
    this.collections.delete(collection);
  }
}
