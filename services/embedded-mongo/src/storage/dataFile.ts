import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import type { Tables } from './view';

/** The name of LMDB's file in a data directory. */
export const DATA_FILE = 'data.mdb';
/** Version of the stored form: 1 had no checksums, 2 no indexes. */
const FORMAT_VERSION = 3;

/** How far the file may grow, in bytes; LMDB reserves addresses for it, not memory. */
const MAP_BYTES = 2 ** 40;
/** How many reads may be under way at once. */
const MAX_READERS = 1000;

/** A data directory is damaged, gone or of another version. */
export class DataFileError extends Error {}

/** Opens LMDB's environment in a directory. */
export const openRoot = (directory: string, readOnly = false): RootDatabase<Buffer, string> =>
  open<Buffer, string>(directory, {
    encoding: 'binary',
    maxDbs: 4,
    maxReaders: MAX_READERS,
    mapSize: MAP_BYTES,
    overlappingSync: false,
    noSubdir: false,
    readOnly,
  });

/** @throws DataFileError for a data file that another version has written */
export function checkFormatVersion(root: RootDatabase<Buffer, string>, directory: string): void {
  const form = Number(root.get('form') ?? 1);
  if (form !== FORMAT_VERSION)
    throw new DataFileError(
      `The data directory ${directory} was written by ${form > FORMAT_VERSION ? 'a newer' : 'an older'} version (form ${form}; this one knows ${FORMAT_VERSION}). Use that version, or restore a backup into another directory.`,
    );
}

export function openTables(root: RootDatabase<Buffer, string>): Tables {
  const table = (name: string) =>
    root.openDB<Buffer, Buffer>(name, { encoding: 'binary', keyEncoding: 'binary' });
  return { collections: table('collections'), documents: table('documents'), indexes: table('indexes') };
}

/**
 * Makes an empty data file, aside first: a file that is there under its name is whole.
 * @throws DataFileError when there was a data file before
 */
export async function createDataFile(directory: string): Promise<void> {
  if (existsSync(join(directory, 'lock.mdb')))
    throw new DataFileError(
      `The data file ${join(directory, DATA_FILE)} is gone. Restore a backup into another directory, or remove ${directory} to begin without data.`,
    );
  const aside = join(directory, 'new');
  rmSync(aside, { recursive: true, force: true });
  const root = openRoot(aside);
  openTables(root);
  await root.put('form', Buffer.from(String(FORMAT_VERSION)));
  await root.close();
  renameSync(join(aside, DATA_FILE), join(directory, DATA_FILE));
  rmSync(aside, { recursive: true });
}
