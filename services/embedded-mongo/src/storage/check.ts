import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '../values/bson';
import {
  checkFormatVersion,
  checkNotOwned,
  DATA_FILE,
  DataFileError,
  openRoot,
  openTables,
  type TableName,
  type Tables,
} from './dataFile';
import { NUMBERS_KEY, ownerOf, recordOf } from './keys';
import { checkedValue } from './store';

const PAGE_BYTES = 4096;
/** Places in LMDB's two meta pages (`MDB_meta` of its `mdb.c`, behind a header of 24 bytes). */
const META = { magic: 24, lastPage: 144, transaction: 152 };
const MAGIC = 0xbeefc0de;

const damaged = (directory: string, reason: string) =>
  new DataFileError(
    `The data directory ${directory} is damaged: ${reason}. Move it away; "npm run ops -- restore <backup>" brings a backup back.`,
  );

/**
 * Calls `readEverything` in a child process (`program read DIRECTORY`), because a damaged page ends the process.
 * @returns what it printed. @throws DataFileError when the directory is damaged, in use or of another version
 */
export function checkInChildProcess(program: string, directory: string): string {
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [...process.execArgv, program, 'read', directory],
    { encoding: 'utf8' },
  );
  if (status === 0) return stdout;
  // LMDB may have printed lines of its own before.
  if (status === 1) throw new DataFileError(stderr.trim().split('\n').at(-1));
  throw damaged(directory, `reading it ended with ${signal ?? status}`);
}

/**
 * Checks checksums, order and counts of all entries. @returns the number of documents by namespace
 * @throws DataFileError when the directory is damaged, empty, in use or of another version
 */
export async function readEverything(directory: string): Promise<Map<string, number>> {
  checkMetaPages(directory);
  const root = openRoot(directory, true);
  try {
    checkNotOwned(root, directory);
    checkFormatVersion(root, directory);
    return readTables(openTables(root), directory);
  } catch (error) {
    if (error instanceof DataFileError) throw error;
    throw damaged(directory, (error as Error).message);
  } finally {
    await root.close();
  }
}

/** What LMDB would not notice: a file that was cut, or a meta page that hides the last transactions. */
function checkMetaPages(directory: string): void {
  const path = join(directory, DATA_FILE);
  const { size } = statSync(path);
  if (size === 0)
    throw new DataFileError(
      `The data file ${path} is empty where data was expected. Restore a backup into another directory, or remove the file to begin without data.`,
    );
  const pages = Buffer.alloc(2 * PAGE_BYTES);
  const file = openSync(path, 'r');
  readSync(file, pages);
  closeSync(file);
  const metas = [0, PAGE_BYTES].map((at) => ({
    magic: pages.readUInt32LE(at + META.magic),
    lastPage: Number(pages.readBigUInt64LE(at + META.lastPage)),
    transaction: Number(pages.readBigUInt64LE(at + META.transaction)),
  }));
  const [first, second] = metas as [(typeof metas)[0], (typeof metas)[0]];
  // A compacted file has an empty first page until its second transaction.
  const isNew = first.transaction === 0 && first.lastPage === 1;
  const newest = first.transaction > second.transaction ? first : second;
  const length = (newest.lastPage + 1) * PAGE_BYTES;
  if (metas.some(({ magic }) => magic !== MAGIC)) throw damaged(directory, 'a meta page is none of LMDB');
  if (!isNew && Math.abs(first.transaction - second.transaction) > 1)
    throw damaged(directory, 'the meta pages are not of consecutive transactions');
  if (size < length)
    throw damaged(directory, `the file has ${size} bytes of the ${length} that were written`);
}

function readTables(tables: Tables, directory: string): Map<string, number> {
  const expected = new Map<number, { namespace: string; documents: number }>();
  for (const { key, value } of entriesOf(tables, 'collections', directory)) {
    if (key.equals(NUMBERS_KEY)) continue;
    const { number, documents } = decode(value) as { number: number; documents: number };
    expected.set(number, { namespace: key.toString(), documents });
  }
  const found = new Map<number, number>();
  const nameOf = (key: Buffer) => `document ${recordOf(key)} of ${expected.get(ownerOf(key))?.namespace}`;
  for (const { key } of entriesOf(tables, 'documents', directory, nameOf))
    found.set(ownerOf(key), (found.get(ownerOf(key)) ?? 0) + 1);
  for (const _ of entriesOf(tables, 'indexes', directory));
  for (const [number, { namespace, documents }] of expected)
    if ((found.get(number) ?? 0) !== documents)
      throw damaged(directory, `${namespace} has ${found.get(number) ?? 0} of ${documents} documents`);
  return new Map([...expected.values()].map(({ namespace, documents }) => [namespace, documents]));
}

/** A table's entries. @throws DataFileError at one that is damaged, out of order or not found by its key */
function* entriesOf(
  tables: Tables,
  name: TableName,
  directory: string,
  nameOf = (_: Buffer) => `an entry of ${name}`,
) {
  const table = tables[name];
  const { entryCount } = table.getStats() as { entryCount: number };
  let before: Buffer | undefined;
  let count = 0;
  for (const { key, value: stored } of table.getRange()) {
    const value = checkedValue(key, stored);
    if (!value || (before && before.compare(key) >= 0) || !table.doesExist(key) || count === entryCount)
      throw damaged(directory, `${nameOf(key)} is damaged`);
    yield { key, value };
    before = key;
    count++;
  }
  if (count !== entryCount) throw damaged(directory, `${name} has ${count} of ${entryCount} entries`);
}
