import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { DATA_FILE, DataFileError } from './inspect';

/** Version of the stored form: 1 had no checksums. */
export const FORM = 2;

/** Opens LMDB's environment in a directory. */
export const openRoot = (directory: string): RootDatabase<Uint8Array, string> =>
  open<Uint8Array, string>(directory, {
    encoding: 'binary',
    maxDbs: 4,
    overlappingSync: false,
    noSubdir: false,
  });

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
  await root.put('form', Buffer.from(String(FORM)));
  await root.close();
  renameSync(join(aside, DATA_FILE), join(directory, DATA_FILE));
  rmSync(aside, { recursive: true });
}
