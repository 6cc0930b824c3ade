import { mkdirSync, rmSync } from 'node:fs';
import { open } from 'lmdb';
import { releaseOwnership } from './owner';

const options = { encoding: 'binary', noSubdir: false, maxDbs: 4 } as const;

/**
 * Copies a whole database, as it is at one moment, into a new directory, by LMDB's own copy in a read transaction: a
 * server may go on writing meanwhile. Whatever is in the new directory is removed before.
 */
export async function copyDatabase(directory: string, target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const source = open<Buffer, string>(directory, { ...options, readOnly: true });
  try {
    await source.backup(target, true);
  } finally {
    await source.close();
  }
  const copy = open<Buffer, string>(target, options);
  releaseOwnership(copy, target);
  await copy.close();
}
