import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, RootDatabase } from 'lmdb';
import { CommandError } from '../errors';
import type { Change } from './change';
import { checkedValue, type RecordKey, withChecksum } from './checksum';
import { createDataFile, FORM, openRoot } from './data-file';
import { Headroom, spaceFor } from './headroom';
import { checkDataFile, DATA_FILE, DataFileError } from './inspect';
import { checkNotOwned, InUseError, releaseOwnership, takeOwnership } from './owner';

/** How many values an upgrade rewrites in one transaction. */
const UPGRADE_STEP = 1000;

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
   * Opens the store in a directory, which is made when missing. The whole file is checked before.
   * @throws Error in one sentence when it cannot be written to or a living process owns it
   * @throws DataFileError when it is damaged, gone or of a newer form
   */
  static async open(directory: string): Promise<Store> {
    const undo: (() => void)[] = [];
    try {
      mkdirSync(directory, { recursive: true, mode: 0o700 });
      checkNotOwned(directory);
      if (!existsSync(join(directory, DATA_FILE))) await createDataFile(directory);
      checkDataFile(directory, FORM);
      const root = openRoot(directory);
      undo.push(() => void root.close());
      const headroom = new Headroom(join(directory, DATA_FILE));
      undo.push(() => headroom.close());
      headroom.reserve(usedBytes(root), spaceFor([], 0));
      takeOwnership(root, directory);
      const collections = root.openDB<Uint8Array, string>('collections', { encoding: 'binary' });
      const records = root.openDB<Uint8Array, number[]>('records', { encoding: 'binary' });
      const store = new Store(directory, root, collections, records, headroom);
      if (root.get('form') === undefined) await store.upgrade();
      return store;
    } catch (error) {
      for (const step of undo.reverse()) step();
      if (error instanceof InUseError) throw error;
      // A process that has begun to write meanwhile makes the file look damaged.
      checkNotOwned(directory);
      if (error instanceof DataFileError) throw error;
      throw new Error(`The data directory ${directory} cannot be opened: ${(error as Error).message}.`);
    }
  }

  /** Every collection's namespace and definition. */
  *readCollections(): Generator<[string, Uint8Array]> {
    for (const { key, value } of this.collections.getRange()) yield [key, this.checked(key, value)];
  }

  /** A collection's documents by record number, in natural order. */
  *readRecords(collection: number): Generator<[number, Uint8Array]> {
    for (const { key, value } of this.records.getRange({ start: [collection], end: [collection + 1] }))
      yield [key[1]!, this.checked(key as RecordKey, value)];
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

  /** Waits for every change so far; false when they were undone because the disk did not take them. */
  async isOnDisk(): Promise<boolean> {
    if (!this.flushing) return true;
    return this.commit([]).then(
      () => true,
      () => false,
    );
  }

  /** Comes back when every change so far is on disk. */
  async flushed(): Promise<void> {
    await this.flushing;
  }

  /** Waits for what is under way and gives the directory up. */
  async close(): Promise<void> {
    await this.flushed();
    releaseOwnership(this.root, this.directory);
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
    if (changes.length === 0) return;
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
    return change.bytes
      ? table.put(change.key, withChecksum(change.key, change.bytes))
      : table.remove(change.key);
  }

  private checked(key: string | RecordKey, stored: Uint8Array): Uint8Array {
    const value = checkedValue(key, stored);
    if (value) return value;
    throw new Error(`${key} has changed on disk; stop the guide and run "npm run database -- check".`);
  }

  /** Gives every value of the form before its checksum; when this is cut short, the next start completes it. */
  private async upgrade(): Promise<void> {
    const tables = { records: this.records, collections: this.collections };
    for (const [table, database] of Object.entries(tables)) {
      let changes: Change[] = [];
      for (const { key, value } of (database as Database<Uint8Array, string>).getRange()) {
        if (checkedValue(key, value)) continue;
        changes.push({ table, key, bytes: value, undo() {} } as Change);
        if (changes.length === UPGRADE_STEP) {
          await this.write(changes);
          changes = [];
        }
      }
      await this.write(changes);
    }
    await this.root.put('form', Buffer.from(String(FORM)));
  }
}

function usedBytes(root: RootDatabase<Uint8Array, string>): number {
  const { lastPageNumber, pageSize } = root.getStats() as { lastPageNumber: number; pageSize: number };
  return (lastPageNumber + 1) * pageSize;
}
