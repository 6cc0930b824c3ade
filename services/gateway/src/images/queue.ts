import { availableParallelism } from 'node:os';
import { unavailable } from '@guide/service-kit';
import fastq from 'fastq';

/** One core stays for pages, however many pictures are asked for. */
const CONCURRENCY = Math.max(1, availableParallelism() - 1);
/** What waits longer than these would is not worth waiting for. */
export const MAX_WAITING = 24;

/**
 * Does heavy work a little at a time, so that asking for ever new sizes of pictures takes nobody's pages away.
 * @returns a function that does the work when its turn comes; it throws 503 when too much waits already
 */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  const queue = fastq.promise((work: () => Promise<unknown>) => work(), CONCURRENCY);
  return async <T>(work: () => Promise<T>) => {
    if (queue.length() >= MAX_WAITING) throw unavailable('Too many pictures are being made.', 2);
    return queue.push(work) as Promise<T>;
  };
}
