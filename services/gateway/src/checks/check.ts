import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReleaseManifest } from '@guide/contracts/api';
import type { findBuildFault } from '@guide/contracts/release/build-checks';

/** The largest module needs about 7 s of processor time; proxies usually end requests after 60 s. */
export const CHECK_TIMEOUT_MS = 55_000;
export const MAX_HEAP_MB = 384;

export interface BuildToCheck {
  release: ReleaseManifest;
  /** Build folder with `browser/` and `server/`. */
  folder: string;
  live: Parameters<typeof findBuildFault>[2];
  budget: Record<string, number>;
}

/** Checks and compresses a release's files in a thread. @returns why it is refused, in one sentence, or null */
export async function checkBuild(program: string, build: BuildToCheck): Promise<string | null> {
  const { module } = build.release;
  const worker = new Worker(program, {
    workerData: build,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  try {
    const [fault] = await once(worker, 'message', { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) });
    return fault;
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'AbortError') return `${module} took longer than ${CHECK_TIMEOUT_MS / 1000} s to check.`;
    return `${module} could not be checked: ${message}`;
  } finally {
    await worker.terminate();
  }
}
