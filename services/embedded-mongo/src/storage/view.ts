import type { Database, RootDatabase, Transaction as Snapshot } from 'lmdb';
import { checkedValue, withChecksum } from './checksum';
import { ownerOf } from './keys';
import type { ScanCache } from './scanCache';

export type TableName = 'collections' | 'documents' | 'indexes';
export type Tables = Record<TableName, Database<Buffer, Buffer>>;
export type Entry = { key: Buffer; value: Buffer };

/** A range is read in chunks of at most so many entries and so many bytes, between which others may write. */
const CHUNK_ENTRIES = 256;
const CHUNK_BYTES = 1024 * 1024;

/** The database as it was at one moment; what is not on disk yet is not in it. Opened by the first read. */
export class View {
  private snapshot: Snapshot | undefined;

  /** @param cache of the database that is on disk; without one, and in transactions, every scan reads from disk */
  constructor(
    protected readonly root: RootDatabase<Buffer, string>,
    protected readonly tables: Tables,
    readonly cache?: ScanCache,
  ) {}

  get(table: TableName, key: Buffer): Buffer | undefined {
    const stored = this.tables[table].get(key, { transaction: this.transaction() });
    return stored && this.checked(table, key, stored);
  }

  /** The entries from one key up to and without another one, in their order. */
  *range(table: TableName, start: Buffer, end?: Buffer): Generator<Entry> {
    for (let last: Buffer | undefined; ; ) {
      const chunk: Entry[] = [];
      let bytes = 0;
      const from = { start: last ?? start, exclusiveStart: last !== undefined, end };
      for (const entry of this.tables[table].getRange({ ...from, transaction: this.transaction() })) {
        chunk.push(entry);
        bytes += entry.value.length;
        if (chunk.length === CHUNK_ENTRIES || bytes > CHUNK_BYTES) break;
      }
      for (const { key, value } of chunk) yield { key, value: this.checked(table, key, value) };
      if (chunk.length < CHUNK_ENTRIES && bytes <= CHUNK_BYTES) return;
      last = chunk.at(-1)!.key;
    }
  }

  /** The first key from one on, up to and without another one. */
  firstFrom(table: TableName, start: Buffer, end?: Buffer): Buffer | undefined {
    const [key] = this.tables[table].getKeys({ start, end, limit: 1, transaction: this.transaction() });
    return key;
  }

  /** Goes on to what is on disk now; reads that follow see that. */
  release(): void {
    this.snapshot?.done();
    this.snapshot = undefined;
  }

  protected transaction(): Snapshot | undefined {
    this.snapshot ??= this.root.useReadTransaction();
    return this.snapshot;
  }

  private checked(table: TableName, key: Buffer, stored: Buffer): Buffer {
    const value = checkedValue(key, stored);
    if (value) return value;
    throw new Error(
      `An entry of ${table} has changed on disk; stop the guide and run "npm run ops -- database check".`,
    );
  }
}

/** The database within a write transaction: it shows what the transaction has written so far. */
export class WriteView extends View {
  /** How many entries were written or removed, and the size of the written ones, in bytes. */
  readonly written = { entries: 0, bytes: [] as number[] };
  /** The collections whose documents were written or removed. */
  readonly collections = new Set<number>();

  put(table: TableName, key: Buffer, value: Uint8Array): void {
    const stored = withChecksum(key, value);
    this.tables[table].putSync(key, stored);
    this.written.entries++;
    this.written.bytes.push(key.length + stored.length);
    if (table === 'documents') this.collections.add(ownerOf(key));
  }

  remove(table: TableName, key: Buffer): void {
    this.tables[table].removeSync(key);
    this.written.entries++;
    if (table === 'documents') this.collections.add(ownerOf(key));
  }

  protected override transaction(): undefined {
    return undefined;
  }
}
