import { availableParallelism } from 'node:os';
import { unavailable, withTimeout } from '@guide/service-kit';
import fastq from 'fastq';

/** One core is left for pages. */
const CONCURRENCY = Math.max(1, availableParallelism() - 1);
/** A picture takes a second; one that hangs must not block the queue. */
const JOB_TIMEOUT_MS = 20_000;
export const MAX_WAITING = 24;

/**
 * Limits heavy work, so that it delays nobody's pages.
 * @returns runs the work in its turn; throws 503 when too much waits, and when the work takes too long
 */
export function createQueue(timeoutMs = JOB_TIMEOUT_MS): <T>(work: () => Promise<T>) => Promise<T> {
  const queue = fastq.promise(
    async (work: () => Promise<unknown>) =>
      withTimeout(timeoutMs, work(), () => unavailable('This picture takes too long to make.', 60)),
    CONCURRENCY,
  );
  return async <T>(work: () => Promise<T>) => {
    if (queue.length() >= MAX_WAITING) throw unavailable('Too many pictures are being made.', 2);
    return queue.push(work) as Promise<T>;
  };
}
