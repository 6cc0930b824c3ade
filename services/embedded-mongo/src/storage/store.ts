import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { ABORT, type RootDatabase, type Transaction } from 'lmdb';
import { CommandError } from '../errors';
import {
  acquireOwnership,
  checkFormatVersion,
  createDataFile,
  DATA_FILE,
  DataFileError,
  openRoot,
  openTables,
  releaseOwnership,
  type TableName,
  type Tables,
} from './dataFile';
import { Headroom } from './headroom';
import { ownerOf } from './keys';
import { ScanCache } from './scanCache';

type Entry = { key: Buffer; value: Buffer };
type Work = { run: () => unknown; resolve: (result: never) => void; reject: (error: unknown) => void };

const CHECKSUM_BYTES = 4;
/** A range is read in chunks of at most as many entries and bytes, between which others may write. */
const CHUNK_ENTRIES = 256;
const CHUNK_BYTES = 1024 * 1024;
/** How long a step of a long write runs before others have their turn. */
const STEP_MS = 20;

/** The value as it is stored, behind a CRC-32 of its key and itself. */
function withChecksum(key: Uint8Array, value: Uint8Array): Buffer {
  const stored = Buffer.allocUnsafe(CHECKSUM_BYTES + value.length);
  stored.writeUInt32LE(crc32(value, crc32(key)), 0);
  stored.set(value, CHECKSUM_BYTES);
  return stored;
}

export function checkedValue(key: Uint8Array, stored: Buffer): Buffer | undefined {
  if (stored.length < CHECKSUM_BYTES) return undefined;
  const value = stored.subarray(CHECKSUM_BYTES);
  return crc32(value, crc32(key)) === stored.readUInt32LE(0) ? value : undefined;
}

/** Reads the tables: what is on disk, or in a transaction what it has written so far. */
export class Reader {
  /** @param transaction a moment that all reads show; without one they show the present */
  constructor(
    protected readonly tables: Tables,
    private readonly transaction?: Transaction,
  ) {}

  get(table: TableName, key: Buffer): Buffer | undefined {
    const stored = this.tables[table].get(key, { transaction: this.transaction });
    return stored && this.checked(table, key, stored);
  }

  /** The entries from one key up to and without another one, in their order. */
  *range(table: TableName, start: Buffer, end?: Buffer): Generator<Entry> {
    for (let last: Buffer | undefined; ; ) {
      const chunk: Entry[] = [];
      let bytes = 0;
      const from = { start: last ?? start, exclusiveStart: last !== undefined, end };
      for (const entry of this.tables[table].getRange({ ...from, transaction: this.transaction })) {
        chunk.push(entry);
        bytes += entry.value.length;
        if (chunk.length === CHUNK_ENTRIES || bytes > CHUNK_BYTES) break;
      }
      for (const { key, value } of chunk) yield { key, value: this.checked(table, key, value) };
      if (chunk.length < CHUNK_ENTRIES && bytes <= CHUNK_BYTES) return;
      last = chunk.at(-1)!.key;
    }
  }

  first(table: TableName, start: Buffer, end?: Buffer): Buffer | undefined {
    const [key] = this.tables[table].getKeys({ start, end, limit: 1, transaction: this.transaction });
    return key;
  }

  private checked(table: TableName, key: Buffer, stored: Buffer): Buffer {
    const value = checkedValue(key, stored);
    if (value) return value;
    throw new Error(
      `An entry of ${table} has changed on disk; stop the guide and run "npm run ops -- database check".`,
    );
  }
}

/** Writes that arrive while a transaction is flushed share the next one; each is on disk whole or not at all. */
export class Store extends Reader {
  readonly cache = new ScanCache();
  isWriting = false;
  /** The collections that the running write has opened, by namespace. */
  readonly opened = new Map<string, { save(): void }>();
  private waiting: Work[] = [];
  private flushing: Promise<void> | undefined;
  private written = { entries: 0, bytes: [] as number[], collections: new Set<number>() };

  private constructor(
    private readonly directory: string,
    private readonly root: RootDatabase<Buffer, string>,
    private readonly headroom: Headroom,
  ) {
    super(openTables(root));
  }

  /**
   * Opens a directory, which is created when missing. @throws Error when it is not writable, DataFileError when it is
   * in use, its file is gone or of another version
   */
  static async open(directory: string): Promise<Store> {
    const undo: (() => void)[] = [];
    try {
      mkdirSync(directory, { recursive: true, mode: 0o700 });
      if (!existsSync(join(directory, DATA_FILE))) await createDataFile(directory);
      const root = openRoot(directory);
      undo.push(() => void root.close());
      checkFormatVersion(root, directory);
      const headroom = new Headroom(join(directory, DATA_FILE));
      undo.push(() => headroom.close());
      headroom.reserve(usedBytes(root));
      acquireOwnership(root, directory);
      return new Store(directory, root, headroom);
    } catch (error) {
      for (const step of undo.reverse()) step();
      if (error instanceof DataFileError) throw error;
      throw new Error(`The data directory ${directory} cannot be opened: ${(error as Error).message}.`);
    }
  }

  /** Reads that follow show what is on disk now. LMDB keeps a moment for up to a millisecond otherwise. */
  refresh(): void {
    this.root.resetReadTxn();
  }

  put(table: TableName, key: Buffer, value: Uint8Array): void {
    const stored = withChecksum(key, value);
    this.tables[table].putSync(key, stored);
    this.written.bytes.push(key.length + stored.length);
    this.count(table, key);
  }

  remove(table: TableName, key: Buffer): void {
    this.tables[table].removeSync(key);
    this.count(table, key);
  }

  private count(table: TableName, key: Buffer): void {
    this.written.entries++;
    if (table === 'documents') this.written.collections.add(ownerOf(key));
  }

  /**
   * Runs work in a transaction and resolves when that is on disk. What it wrote before it throws is stored.
   * @throws its error, and CommandError 14031 or 1 when nothing was written
   */
  write<T>(run: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ run, resolve, reject });
      this.flushing ??= this.flush();
    });
  }

  /** Runs work in transactions of about 20 ms, which may end at each `yield`; others read and write in between. */
  async writeInSteps<T>(work: Generator<void, T>): Promise<T> {
    for (;;) {
      const { done, value } = await this.write(() => {
        const end = performance.now() + STEP_MS;
        let step = work.next();
        while (!step.done && performance.now() < end) step = work.next();
        return step;
      });
      if (done) return value as T;
    }
  }

  async flushed(): Promise<void> {
    await this.flushing;
  }

  async close(): Promise<void> {
    await this.flushing;
    releaseOwnership(this.root);
    this.headroom.close();
    await this.root.close();
  }

  private async flush(): Promise<void> {
    await new Promise(setImmediate);
    while (this.waiting.length > 0) {
      const group: Work[] = [];
      try {
        for (const settle of await this.transact(group)) settle();
      } catch (error) {
        group.push(...(group.length === 0 ? this.waiting.splice(0) : []));
        for (const { reject } of group) reject(this.failure(error as NodeJS.ErrnoException));
      }
    }
    this.flushing = undefined;
  }

  private async transact(group: Work[]): Promise<(() => void)[]> {
    let settle: (() => void)[] = [];
    let full: unknown;
    await this.root.childTransaction(() => {
      this.written = { entries: 0, bytes: [], collections: new Set() };
      group.push(...this.waiting.splice(0));
      this.isWriting = true;
      try {
        settle = group.map((work) => this.runWork(work));
        this.headroom.reserve(usedBytes(this.root), this.written);
      } catch (error) {
        full = error;
        return ABORT;
      } finally {
        this.isWriting = false;
      }
    });
    if (full) throw full;
    this.cache.forget(this.written.collections);
    return settle;
  }

  /** @returns how to settle the write when it is on disk */
  private runWork({ run, resolve, reject }: Work): () => void {
    try {
      const result = run() as never;
      return () => resolve(result);
    } catch (error) {
      return () => reject(error);
    } finally {
      const opened = [...this.opened.values()];
      this.opened.clear();
      for (const collection of opened) collection.save();
    }
  }

  private failure(cause: NodeJS.ErrnoException): CommandError {
    const full = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(cause.code ?? '');
    return new CommandError(
      full ? 'OutOfDiskSpace' : 'InternalError',
      `The write failed: the data directory ${this.directory} cannot be written to (${cause.message}).`,
    );
  }
}

function usedBytes(root: RootDatabase<Buffer, string>): number {
  const { lastPageNumber, pageSize } = root.getStats() as { lastPageNumber: number; pageSize: number };
  return (lastPageNumber + 1) * pageSize;
}
