import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, open, type RootDatabase } from 'lmdb';

export const DATA_FILE = 'data.mdb';
/** Version 1 had no checksums, version 2 no indexes. */
const FORMAT_VERSION = 3;
/** As in the data files of all versions. */
const FORMAT_KEY = 'form';
/** Maximum file size. LMDB reserves address space, not memory. */
const MAP_BYTES = 2 ** 40;

export type TableName = 'collections' | 'documents' | 'indexes';
export type Tables = Record<TableName, Database<Buffer, Buffer>>;
type Root = RootDatabase<Buffer, string>;
type Owner = { pid: number; started: string };

export class DataFileError extends Error {}

export const openRoot = (directory: string, readOnly = false): Root =>
  open<Buffer, string>(directory, {
    encoding: 'binary',
    maxDbs: 4,
    mapSize: MAP_BYTES,
    overlappingSync: false,
    noSubdir: false,
    readOnly,
  });

export function openTables(root: Root): Tables {
  const table = (name: string) =>
    root.openDB<Buffer, Buffer>(name, { encoding: 'binary', keyEncoding: 'binary' });
  return { collections: table('collections'), documents: table('documents'), indexes: table('indexes') };
}

export function checkFormatVersion(root: Root, directory: string): void {
  const version = Number(root.get(FORMAT_KEY) ?? 1);
  if (version !== FORMAT_VERSION)
    throw new DataFileError(
      `The data directory ${directory} was written by ${version > FORMAT_VERSION ? 'a newer' : 'an older'} program (format ${version}; this one reads ${FORMAT_VERSION}). Use that program, or restore a backup into another directory.`,
    );
}

/** Renames the file when it is complete. @throws DataFileError when an earlier data file is missing */
export async function createDataFile(directory: string): Promise<void> {
  if (existsSync(join(directory, 'lock.mdb')))
    throw new DataFileError(
      `The data file ${join(directory, DATA_FILE)} is gone. Restore a backup into another directory, or remove ${directory} to begin without data.`,
    );
  const temporary = join(directory, 'new');
  rmSync(temporary, { recursive: true, force: true });
  const root = openRoot(temporary);
  openTables(root);
  await root.put(FORMAT_KEY, Buffer.from(String(FORMAT_VERSION)));
  await root.close();
  renameSync(join(temporary, DATA_FILE), join(directory, DATA_FILE));
  rmSync(temporary, { recursive: true });
}

/** Detects a reused process id: ticks since boot on Linux, elsewhere the empty string. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return startOf(pid) === started;
}

export function checkNotOwned(root: Root, directory: string): void {
  const written = root.get('owner');
  const owner = written && (JSON.parse(written.toString()) as Owner);
  if (owner && isAlive(owner))
    throw new DataFileError(`The data directory ${directory} is in use by process ${owner.pid}.`);
}

/** Claims the database under LMDB's write lock, also from a killed owner. @throws DataFileError when the owner runs */
export function acquireOwnership(root: Root, directory: string): void {
  root.transactionSync(() => {
    checkNotOwned(root, directory);
    const self: Owner = { pid: process.pid, started: startOf(process.pid) };
    root.putSync('owner', Buffer.from(JSON.stringify(self)));
  });
}

export function releaseOwnership(root: Root): void {
  root.transactionSync(() => root.removeSync('owner'));
}
