import { mkdirSync, rmSync } from 'node:fs';
import { openRoot } from './dataFile';
import { releaseOwnership } from './owner';

/**
 * Copies a whole database, as it is at one moment, into a new directory, by LMDB's own copy in a read transaction: a
 * server may go on writing meanwhile. Whatever is in the new directory is removed before.
 */
export async function copyDatabase(directory: string, target: string): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const source = openRoot(directory, true);
  try {
    await source.backup(target, true);
  } finally {
    await source.close();
  }
  const copy = openRoot(target);
  releaseOwnership(copy);
  await copy.close();
}
