import { LRUCache } from 'lru-cache';
import type { Document } from '../values/bson';

/** `number` gives the natural order; `size` is the length on disk in bytes. */
export type StoredRecord = { readonly number: number; readonly document: Document; readonly size: number };

const CACHE_BYTES = 64 * 1024 * 1024;

const memoryOf = ({ size }: StoredRecord) => 2 * size + 200;

/** Caches the decoded documents of whole collections, because decoding takes most of the time of a scan. */
export class ScanCache {
  private readonly collections: LRUCache<number, StoredRecord[]>;
  private changes = 0;

  constructor(private readonly limit = CACHE_BYTES) {
    this.collections = new LRUCache({ maxSize: limit });
  }

  /** Reads from the cache, or by `scan`; caches the result if it fits and nothing was written meanwhile. */
  *read(collection: number, scan: () => Iterable<StoredRecord[]>): Generator<StoredRecord[]> {
    const cached = this.collections.get(collection);
    if (cached) return yield cached;
    const { changes } = this;
    const records: StoredRecord[] = [];
    let size = 1;
    for (const batch of scan()) {
      for (const record of batch) size += memoryOf(record);
      if (size <= this.limit) records.push(...batch);
      yield batch;
    }
    if (size <= this.limit && changes === this.changes) this.collections.set(collection, records, { size });
  }

  forget(collections: Iterable<number>): void {
    this.changes++;
    for (const collection of collections) this.collections.delete(collection);
  }
}
