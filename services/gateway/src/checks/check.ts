import { Worker } from 'node:worker_threads';
import type { ReleaseManifest } from '@guide/contracts/api';
import type { findBuildFault } from '@guide/contracts/release/build-checks';
import { processorUseMs } from '@guide/service-kit';
import { busy } from './busy';

/** Proxies usually end requests after 60 s. */
export const CHECK_TIMEOUT_MS = 55_000;
/** The largest module needs about 7 s of processor time. */
const MAX_PROCESSOR_MS = 30_000;
const WATCH_INTERVAL_MS = 100;
export const MAX_HEAP_MB = 384;

export interface BuildToCheck {
  release: ReleaseManifest;
  /** Build folder with `browser/` and `server/`. */
  folder: string;
  live: Parameters<typeof findBuildFault>[2];
  budget: Record<string, number>;
}

/** `thread` is the thread's path in `/proc`, such as `12/task/34`. */
export type CheckMessage = { thread: string } | { fault: string | null };

/**
 * Checks and compresses a release's files in a thread.
 * @returns why it is refused, in one sentence, or null
 * @throws {HttpError} 503 after `timeoutMs`, unless the check itself used the processor too long
 */
export async function checkBuild(
  program: string,
  build: BuildToCheck,
  { timeoutMs = CHECK_TIMEOUT_MS, processorMs = MAX_PROCESSOR_MS } = {},
): Promise<string | null> {
  const { module } = build.release;
  const worker = new Worker(program, {
    workerData: build,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const startedAt = performance.now();
  let thread: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      worker.on('message', (message: CheckMessage) => {
        if ('thread' in message) thread = message.thread;
        else resolve(message.fault);
      });
      worker.once('error', ({ message }) => resolve(`${module} could not be checked: ${message}`));
      timer = setInterval(() => {
        if (thread && processorUseMs(thread) >= processorMs)
          resolve(`${module} needs more than ${processorMs / 1000} s of processor time to check.`);
        else if (performance.now() - startedAt >= timeoutMs) reject(busy());
      }, WATCH_INTERVAL_MS);
    });
  } finally {
    clearInterval(timer);
    await worker.terminate();
  }
}
