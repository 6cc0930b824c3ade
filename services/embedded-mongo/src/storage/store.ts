import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, open, type RootDatabase } from 'lmdb';
import { CommandError } from '../errors';
import type { Change } from './change';
import { Headroom, spaceFor } from './headroom';
import { InUseError, releaseOwnership, takeOwnership } from './owner';

type Waiting = { changes: Change[]; done: () => void; failed: (error: Error) => void };

/**
 * The documents and collection definitions on disk, in LMDB. Changes of commands that come while a flush is
 * under way share the next one; each command's changes are in one transaction, whole or not at all.
 */
export class Store {
  private waiting: Waiting[] = [];
  private flushing: Promise<void> | undefined;

  private constructor(
    private readonly directory: string,
    private readonly root: RootDatabase<Uint8Array, string>,
    private readonly collections: Database<Uint8Array, string>,
    private readonly records: Database<Uint8Array, number[]>,
    private readonly headroom: Headroom,
  ) {}

  /**
   * Opens the store in a directory, which is made when missing.
   * @throws Error in one sentence when it cannot be written to or a living process owns it
   */
  static open(directory: string): Store {
    const undo: (() => void)[] = [];
    try {
      mkdirSync(directory, { recursive: true, mode: 0o700 });
      const root = open<Uint8Array, string>(directory, {
        encoding: 'binary',
        maxDbs: 4,
        overlappingSync: false,
        noSubdir: false,
      });
      undo.push(() => void root.close());
      const headroom = new Headroom(join(directory, 'data.mdb'));
      undo.push(() => headroom.close());
      headroom.reserve(usedBytes(root), spaceFor([], 0));
      takeOwnership(root, directory);
      const collections = root.openDB<Uint8Array, string>('collections', { encoding: 'binary' });
      const records = root.openDB<Uint8Array, number[]>('records', { encoding: 'binary' });
      return new Store(directory, root, collections, records, headroom);
    } catch (error) {
      for (const step of undo.reverse()) step();
      if (error instanceof InUseError) throw error;
      throw new Error(`The data directory ${directory} cannot be opened: ${(error as Error).message}.`);
    }
  }

  /** Every collection's namespace and definition. */
  *readCollections(): Generator<[string, Uint8Array]> {
    for (const { key, value } of this.collections.getRange()) yield [key, value];
  }

  /** A collection's documents by record number, in natural order. */
  *readRecords(collection: number): Generator<[number, Uint8Array]> {
    for (const { key, value } of this.records.getRange({ start: [collection], end: [collection + 1] }))
      yield [key[1]!, value];
  }

  /**
   * Puts a command's changes on disk and comes back when they are flushed there.
   * @throws CommandError 14031 or 1 when that fails; then the changes are undone in memory too
   */
  commit(changes: Change[]): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ changes, done, failed });
      this.flushing ??= this.flush();
    });
  }

  /** Comes back when every change so far is on disk. */
  async flushed(): Promise<void> {
    await this.flushing;
  }

  /** Waits for what is under way and gives the directory up. */
  async close(): Promise<void> {
    await this.flushed();
    releaseOwnership(this.root);
    this.headroom.close();
    await this.root.close();
  }

  private async flush(): Promise<void> {
    await new Promise(setImmediate);
    while (this.waiting.length > 0) {
      const group = this.waiting;
      this.waiting = [];
      try {
        await this.write(group.flatMap(({ changes }) => changes));
        for (const { done } of group) done();
      } catch (error) {
        this.fail([...group, ...this.waiting], error as Error);
      }
    }
    this.flushing = undefined;
  }

  /** Later changes stand on the failed ones, so all that wait fail together, undone from the last to the first. */
  private fail(group: Waiting[], cause: Error): void {
    this.waiting = [];
    for (const { undo } of group.flatMap(({ changes }) => changes).reverse()) undo();
    const full = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((cause as NodeJS.ErrnoException).code ?? '');
    const error = new CommandError(
      full ? 'OutOfDiskSpace' : 'InternalError',
      `Nothing was written: the data directory ${this.directory} cannot be written to (${cause.message}).`,
    );
    for (const { failed } of group) failed(error);
  }

  private async write(changes: Change[]): Promise<void> {
    const used = usedBytes(this.root);
    this.headroom.reserve(used, spaceFor(changes, used));
    const writes: Promise<boolean>[] = [];
    const written = this.root.batch(() => {
      for (const change of changes) writes.push(this.apply(change));
    });
    await Promise.all([written, ...writes]);
  }

  private apply(change: Change): Promise<boolean> {
    const table = this[change.table] as Database<Uint8Array, Change['key']>;
    return change.bytes ? table.put(change.key, change.bytes) : table.remove(change.key);
  }
}

function usedBytes(root: RootDatabase<Uint8Array, string>): number {
  const { lastPageNumber, pageSize } = root.getStats() as { lastPageNumber: number; pageSize: number };
  return (lastPageNumber + 1) * pageSize;
}
