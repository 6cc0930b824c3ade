import { availableParallelism } from 'node:os';
import { unavailable, withTimeout } from '@guide/service-kit';
import fastq from 'fastq';

/** One core stays for pages. */
const CONCURRENCY = Math.max(1, availableParallelism() - 1);
/** A picture takes a second at most; one that hangs must not block its place in the queue. */
const JOB_TIMEOUT_MS = 20_000;
export const MAX_WAITING = 24;

/**
 * Does heavy work a little at a time, so that requests for ever new sizes of pictures delay nobody's pages.
 * @param timeoutMs after which a job gives its place to the next
 * @returns a function that does the work when its turn comes; it throws 503 when too much waits already, and when the
 * work takes too long
 */
export function createQueue(timeoutMs = JOB_TIMEOUT_MS): <T>(work: () => Promise<T>) => Promise<T> {
  const queue = fastq.promise(
    // An async function: what a job throws at once is a rejection, too, and frees its place.
    async (work: () => Promise<unknown>) =>
      withTimeout(timeoutMs, work(), () => unavailable('This picture takes too long to make.', 60)),
    CONCURRENCY,
  );
  return async <T>(work: () => Promise<T>) => {
    if (queue.length() >= MAX_WAITING) throw unavailable('Too many pictures are being made.', 2);
    return queue.push(work) as Promise<T>;
  };
}
