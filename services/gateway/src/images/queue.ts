import { availableParallelism } from 'node:os';
import { unavailable, withTimeout } from '@guide/service-kit';
import fastq from 'fastq';

/** One core stays free for pages. */
const CONCURRENCY = Math.max(1, availableParallelism() - 1);
/** A picture takes about a second; a hanging one must not block the queue. */
const JOB_TIMEOUT_MS = 20_000;
export const MAX_WAITING = 24;

/** Limits concurrent image work. @returns a function that runs work in turn, or throws 503 on overload and timeout */
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
