import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RootDatabase } from 'lmdb';

/** Another living process owns the data directory. */
export class InUseError extends Error {}

type Owner = { pid: number; started: string };

/** When a process started, in ticks since boot where the system tells (Linux); else the empty string. */
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

const noteOf = (directory: string) => join(directory, 'owner.json');
const inUse = (directory: string, { pid }: Owner) =>
  `The data directory ${directory} is in use by process ${pid}.`;

/**
 * Looks at the note that the owner leaves beside the file, so that a file in use is not read as one at rest.
 * @throws InUseError in one sentence when a living process has left it
 */
export function checkNotOwned(directory: string): void {
  let owner: Owner;
  try {
    owner = JSON.parse(readFileSync(noteOf(directory), 'utf8'));
  } catch {
    return;
  }
  if (isAlive(owner)) throw new InUseError(inUse(directory, owner));
}

/**
 * Writes this process into the database as its only owner, under LMDB's own write lock. An owner that has
 * died, by kill -9 for one, is taken over.
 * @throws InUseError in one sentence when a living process owns the database
 */
export function takeOwnership(root: RootDatabase<Buffer, string>, directory: string): void {
  const problem = root.transactionSync(() => {
    const written = root.get('owner');
    const owner = written && (JSON.parse(written.toString()) as Owner);
    if (owner && isAlive(owner)) return inUse(directory, owner);
    const self: Owner = { pid: process.pid, started: startOf(process.pid) };
    root.putSync('owner', Buffer.from(JSON.stringify(self)));
    return undefined;
  });
  if (problem) throw new InUseError(problem);
  writeFileSync(noteOf(directory), JSON.stringify({ pid: process.pid, started: startOf(process.pid) }));
}

/** Gives the database up, so that another process may own it. */
export function releaseOwnership(root: RootDatabase<Buffer, string>, directory: string): void {
  rmSync(noteOf(directory), { force: true });
  root.transactionSync(() => root.removeSync('owner'));
}
