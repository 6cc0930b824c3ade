import { readFileSync } from 'node:fs';
import type { RootDatabase } from 'lmdb';
import { DataFileError } from './dataFile';

/** Another living process owns the data directory. */
class InUseError extends DataFileError {}

type Owner = { pid: number; started: string };

/** When a process started, in ticks since boot on Linux; elsewhere the empty string. */
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

/** @throws InUseError in one sentence when a living process owns the database */
export function checkNotOwned(root: RootDatabase<Buffer, string>, directory: string): void {
  const written = root.get('owner');
  const owner = written && (JSON.parse(written.toString()) as Owner);
  if (owner && isAlive(owner))
    throw new InUseError(`The data directory ${directory} is in use by process ${owner.pid}.`);
}

/**
 * Writes this process into the database as its only owner, under LMDB's own write lock. An owner that has
 * died, by kill -9 for one, is replaced.
 * @throws InUseError in one sentence when a living process owns the database
 */
export function acquireOwnership(root: RootDatabase<Buffer, string>, directory: string): void {
  let problem: unknown;
  root.transactionSync(() => {
    try {
      checkNotOwned(root, directory);
      const self: Owner = { pid: process.pid, started: startOf(process.pid) };
      root.putSync('owner', Buffer.from(JSON.stringify(self)));
    } catch (error) {
      problem = error;
    }
  });
  if (problem) throw problem;
}

/** Gives the database up, so that another process may own it. */
export function releaseOwnership(root: RootDatabase<Buffer, string>): void {
  root.transactionSync(() => root.removeSync('owner'));
}
