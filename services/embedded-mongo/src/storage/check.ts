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
/** Offsets in LMDB's two meta pages (`MDB_meta` in `mdb.c`, after a header of 24 bytes). */
const META = { magic: 24, lastPage: 144, transaction: 152 };
const MAGIC = 0xbeefc0de;

const damaged = (directory: string, reason: string) =>
  new DataFileError(
    `The data directory ${directory} is damaged: ${reason}. Move it away; "npm run ops -- restore <backup>" brings a backup back.`,
  );

/** Runs `readEverything` in a child process, because LMDB can crash on a damaged page. @returns its output */
export function checkInChildProcess(program: string, directory: string): string {
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [...process.execArgv, program, 'read', directory],
    { encoding: 'utf8' },
  );
  if (status === 0) return stdout;
  if (status === 1) throw new DataFileError(stderr.trim().split('\n').at(-1));
  throw damaged(directory, `reading it ended with ${signal ?? status}`);
}

/**
 * Counts documents by namespace. @throws DataFileError when the directory is damaged, empty, in use or of another
 * version
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

/** Detects what LMDB does not: a truncated file, or an outdated meta page that hides the last transactions. */
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
  const metas = [0, PAGE_BYTES].map((offset) => ({
    magic: pages.readUInt32LE(offset + META.magic),
    lastPage: Number(pages.readBigUInt64LE(offset + META.lastPage)),
    transaction: Number(pages.readBigUInt64LE(offset + META.transaction)),
  }));
  const [first, second] = metas as [(typeof metas)[0], (typeof metas)[0]];
  // A compacted file has an empty first page until its second transaction.
  const isNew = first.transaction === 0 && first.lastPage === 1;
  const newest = first.transaction > second.transaction ? first : second;
  const length = (newest.lastPage + 1) * PAGE_BYTES;
  if (metas.some(({ magic }) => magic !== MAGIC)) throw damaged(directory, 'a meta page is not one of LMDB');
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
  const counts = new Map<number, number>();
  const nameOf = (key: Buffer) => `document ${recordOf(key)} of ${expected.get(ownerOf(key))?.namespace}`;
  for (const { key } of entriesOf(tables, 'documents', directory, nameOf))
    counts.set(ownerOf(key), (counts.get(ownerOf(key)) ?? 0) + 1);
  for (const _ of entriesOf(tables, 'indexes', directory));
  for (const [number, { namespace, documents }] of expected)
    if ((counts.get(number) ?? 0) !== documents)
      throw damaged(directory, `${namespace} has ${counts.get(number) ?? 0} of ${documents} documents`);
  return new Map([...expected.values()].map(({ namespace, documents }) => [namespace, documents]));
}

function* entriesOf(
  tables: Tables,
  name: TableName,
  directory: string,
  nameOf = (_: Buffer) => `an entry of ${name}`,
) {
  const table = tables[name];
  const { entryCount } = table.getStats() as { entryCount: number };
  let previousKey: Buffer | undefined;
  let count = 0;
  for (const { key, value: stored } of table.getRange()) {
    const value = checkedValue(key, stored);
    if (
      !value ||
      (previousKey && previousKey.compare(key) >= 0) ||
      !table.doesExist(key) ||
      count === entryCount
    )
      throw damaged(directory, `${nameOf(key)} is damaged`);
    yield { key, value };
    previousKey = key;
    count++;
  }
  if (count !== entryCount) throw damaged(directory, `${name} has ${count} of ${entryCount} entries`);
}
