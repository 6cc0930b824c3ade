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

type Entry = { key: Buffer; value: Buffer };
type Work = { run: () => unknown; resolve: (result: never) => void; reject: (error: unknown) => void };

const CHECKSUM_BYTES = 4;
/** Limits of a chunk; other commands may write between chunks. */
const CHUNK_ENTRIES = 256;
const CHUNK_BYTES = 1024 * 1024;
const STEP_MS = 20;

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

/** Reads the data on disk or, inside a transaction, its uncommitted data. */
export class Reader {
  /** @param transaction - fixes the state for all reads; without one they show the latest state */
  constructor(
    protected readonly tables: Tables,
    private readonly transaction?: Transaction,
  ) {}

  get(table: TableName, key: Buffer): Buffer | undefined {
    const stored = this.tables[table].get(key, { transaction: this.transaction });
    return stored && this.checked(table, key, stored);
  }

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

/** Groups writes: those that arrive during a commit share the next transaction. Each write is atomic. */
export class Store extends Reader {
  isWriting = false;
  readonly opened = new Map<string, { save(): void }>();
  private queue: Work[] = [];
  private flushing: Promise<void> | undefined;
  private written = { entries: 0, bytes: [] as number[] };

  private constructor(
    private readonly directory: string,
    private readonly root: RootDatabase<Buffer, string>,
    private readonly headroom: Headroom,
  ) {
    super(openTables(root));
  }

  /**
   * Opens or creates a directory. @throws DataFileError when it is in use, or its file is missing or of another version
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

  /** Makes further reads show the latest state: LMDB reuses a read transaction for up to a millisecond. */
  refresh(): void {
    this.root.resetReadTxn();
  }

  put(table: TableName, key: Buffer, value: Uint8Array): void {
    const stored = withChecksum(key, value);
    this.tables[table].putSync(key, stored);
    this.written.bytes.push(key.length + stored.length);
    this.written.entries++;
  }

  remove(table: TableName, key: Buffer): void {
    this.tables[table].removeSync(key);
    this.written.entries++;
  }

  /**
   * Resolves when the transaction is on disk. Changes stay when `run` throws. @throws CommandError 14031 or 1 if
   * nothing was written
   */
  write<T>(run: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.queue.push({ run, resolve, reject });
      this.flushing ??= this.flush();
    });
  }

  /** Runs work in transactions of about 20 ms; other commands run in between. */
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
    while (this.queue.length > 0) {
      const group: Work[] = [];
      try {
        for (const settle of await this.transact(group)) settle();
      } catch (error) {
        group.push(...(group.length === 0 ? this.queue.splice(0) : []));
        for (const { reject } of group) reject(this.toCommandError(error as NodeJS.ErrnoException));
      }
    }
    this.flushing = undefined;
  }

  private async transact(group: Work[]): Promise<(() => void)[]> {
    let settle: (() => void)[] = [];
    let failure: unknown;
    await this.root.childTransaction(() => {
      this.written = { entries: 0, bytes: [] };
      group.push(...this.queue.splice(0));
      this.isWriting = true;
      try {
        settle = group.map((work) => this.runWork(work));
        this.headroom.reserve(usedBytes(this.root), this.written);
      } catch (error) {
        failure = error;
        return ABORT;
      } finally {
        this.isWriting = false;
      }
    });
    if (failure) throw failure;
    return settle;
  }

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

  private toCommandError(cause: NodeJS.ErrnoException): CommandError {
    const isFull = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(cause.code ?? '');
    return new CommandError(
      isFull ? 'OutOfDiskSpace' : 'InternalError',
      `The write failed: the data directory ${this.directory} cannot be written to (${cause.message}).`,
    );
  }
}

function usedBytes(root: RootDatabase<Buffer, string>): number {
  const { lastPageNumber, pageSize } = root.getStats() as { lastPageNumber: number; pageSize: number };
  return (lastPageNumber + 1) * pageSize;
}
