import { availableParallelism } from 'node:os';
import { unavailable, withTimeout } from '@guide/service-kit';

/** One core stays free for pages. */
const CONCURRENCY = Math.max(1, availableParallelism() - 1);
/** A picture takes about a second; a hanging one must not block the queue. */
const JOB_TIMEOUT_MS = 20_000;
export const MAX_WAITING = 24;

interface Job {
  start(): void;
  refuse(): void;
}

/**
 * Limits concurrent image work. Clients take turns, so that one with many pictures holds up no other.
 * @returns a function that runs a client's work in turn, or throws 503 on overload and timeout
 */
export function createQueue(timeoutMs = JOB_TIMEOUT_MS) {
  /** In the order of the clients' next turns. */
  const waiting = new Map<string, Job[]>();
  let length = 0;
  let running = 0;

  function startJobs(): void {
    while (running < CONCURRENCY) {
      const [next] = waiting;
      if (!next) return;
      const [client, jobs] = next;
      waiting.delete(client);
      const job = jobs.shift()!;
      if (jobs.length > 0) waiting.set(client, jobs);
      length -= 1;
      running += 1;
      job.start();
    }
  }

  /** Refuses the last job of the client with the most, if the new job's client has fewer. */
  function makeRoom(client: string): boolean {
    if (length < MAX_WAITING) return true;
    const most = [...waiting.values()].reduce((largest, jobs) =>
      jobs.length > largest.length ? jobs : largest,
    );
    if (most.length <= (waiting.get(client)?.length ?? 0) + 1) return false;
    most.pop()!.refuse();
    length -= 1;
    return true;
  }

  return async <T>(work: () => Promise<T>, client = ''): Promise<T> => {
    const overload = () => unavailable('Too many pictures are being made.', 2);
    if (running === CONCURRENCY && !makeRoom(client)) throw overload();
    await new Promise<void>((start, reject) => {
      const jobs = waiting.get(client) ?? [];
      waiting.set(client, jobs);
      jobs.push({ start, refuse: () => reject(overload()) });
      length += 1;
      startJobs();
    });
    try {
      return await withTimeout(timeoutMs, work(), () =>
        unavailable('This picture takes too long to make.', 60),
      );
    } finally {
      running -= 1;
      startJobs();
    }
  };
}
