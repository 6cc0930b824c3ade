import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Db } from 'mongodb';
import { collections, type OpenBatch } from './collections';

/** After so long, ms, whoever opened a batch is taken for dead: a batch is counted within seconds. */
const ABANDONED_MS = 5 * 60 * 1000;

/** Notes that a batch is begun. @returns its name */
export async function openBatch(db: Db): Promise<string> {
  const batch = { _id: randomUUID(), host: hostname(), pid: process.pid, openedAt: new Date() };
  await collections(db).openBatches.insertOne(batch);
  return batch._id;
}

/**
 * The batches that nobody will count: those of a process of this host that is gone, and old ones.
 * @param own batches of this process, which it counts itself
 */
export async function abandonedBatches(db: Db, own: string[]): Promise<string[]> {
  const open = await collections(db).openBatches.find().sort({ openedAt: 1 }).toArray();
  return open.filter((batch) => !own.includes(batch._id) && isAbandoned(batch)).map(({ _id }) => _id);
}

const isAbandoned = ({ host, pid, openedAt }: OpenBatch): boolean =>
  openedAt.getTime() + ABANDONED_MS < Date.now() ||
  (host === hostname() && (pid === process.pid || !isAlive(pid)));

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
