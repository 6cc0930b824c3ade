import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ABORT, type RootDatabase } from 'lmdb';
import { CommandError } from '../errors';
import {
  checkFormatVersion,
  createDataFile,
  DATA_FILE,
  DataFileError,
  openRoot,
  openTables,
} from './dataFile';
import { Headroom, spaceFor } from './headroom';
import { acquireOwnership, releaseOwnership } from './owner';
import { ScanCache } from './scanCache';
import { type Tables, View, WriteView } from './view';

type Work = { run: (view: WriteView) => () => void; fail: (error: Error) => void };

/**
 * The database's file. Writes that come while a transaction is being flushed share the next one; each of them is on disk
 * whole or not at all.
 */
export class Store {
  private waiting: Work[] = [];
  private flushing: Promise<void> | undefined;
  private readonly cache = new ScanCache();

  private constructor(
    private readonly directory: string,
    private readonly root: RootDatabase<Buffer, string>,
    private readonly tables: Tables,
    private readonly headroom: Headroom,
  ) {}

  /**
   * Opens the store in a directory, which is made when missing.
   * @throws Error in one sentence when it cannot be written to
   * @throws DataFileError when a living process owns it, when it is gone or of another version
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
      headroom.reserve(usedBytes(root), spaceFor({ entries: 0, bytes: [] }, 0), 0);
      acquireOwnership(root, directory);
      return new Store(directory, root, openTables(root), headroom);
    } catch (error) {
      for (const step of undo.reverse()) step();
      if (error instanceof DataFileError) throw error;
      throw new Error(`The data directory ${directory} cannot be opened: ${(error as Error).message}.`);
    }
  }

  view(): View {
    return new View(this.root, this.tables, this.cache);
  }

  /**
   * Does this in a transaction, and comes back with its result when that is on disk. What it has written before it
   * throws is stored.
   * @throws what it throws, and CommandError 14031 or 1 when nothing of it was written
   */
  write<T>(run: (view: WriteView) => T): Promise<T> {
    return new Promise((resolve, fail) => {
      const settled = (view: WriteView) => {
        try {
          const result = run(view);
          return () => resolve(result);
        } catch (error) {
          return () => fail(error);
        }
      };
      this.waiting.push({ run: settled, fail });
      this.flushing ??= this.flush();
    });
  }

  /** Comes back when every write so far is on disk. */
  async flushed(): Promise<void> {
    await this.flushing;
  }

  /** Waits for what is under way and gives the directory up. */
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
        const settle = await this.transact(group);
        for (const each of settle) each();
      } catch (error) {
        group.push(...(group.length === 0 ? this.waiting.splice(0) : []));
        for (const { fail } of group) fail(this.failure(error as NodeJS.ErrnoException));
      }
    }
    this.flushing = undefined;
  }

  /** Runs whatever waits by the time that the transaction begins. */
  private async transact(group: Work[]): Promise<(() => void)[]> {
    const view = new WriteView(this.root, this.tables);
    const settle: (() => void)[] = [];
    let full: unknown;
    await this.root.childTransaction(() => {
      group.push(...this.waiting.splice(0));
      for (const { run } of group) settle.push(run(view));
      try {
        const used = usedBytes(this.root);
        this.headroom.reserve(used, spaceFor(view.written, used));
      } catch (error) {
        full = error;
        return ABORT;
      }
    });
    if (full) throw full;
    for (const collection of view.collections) this.cache.forget(collection);
    return settle;
  }

  private failure(cause: NodeJS.ErrnoException): CommandError {
    const full = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(cause.code ?? '');
    return new CommandError(
      full ? 'OutOfDiskSpace' : 'InternalError',
      `Nothing was written: the data directory ${this.directory} cannot be written to (${cause.message}).`,
    );
  }
}

function usedBytes(root: RootDatabase<Buffer, string>): number {
  const { lastPageNumber, pageSize } = root.getStats() as { lastPageNumber: number; pageSize: number };
  return (lastPageNumber + 1) * pageSize;
}
