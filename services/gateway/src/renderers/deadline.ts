import { processorUseMs, processorWaitMs } from '@guide/service-kit';
import type { Kill } from './exit';
import { runningTimeMs, setRunningTimeout } from './runningTime';

/** A late renderer is killed this long after its deadline even if it mostly waited for a processor. */
const MAX_PROCESSOR_WAIT_MS = 15_000;
const MIN_EXTENSION_MS = 50;

interface Deadline {
  /** Milliseconds, without the time spent waiting for a processor. */
  ms: number;
  /** Completes the sentence "The renderer …". */
  lateReason: string;
  /** Whether the release is to blame if it is late. */
  isFault: boolean;
}

/**
 * Kills a renderer that is late although it could run. While it waits for a processor, its deadline moves.
 * @returns function that stops the deadline
 */
export function startDeadline(
  pid: number | undefined,
  kill: Kill,
  { ms, lateReason, isFault }: Deadline,
): () => void {
  const [startedAt, startedRunning] = [performance.now(), runningTimeMs()];
  const [waitedBefore, usedBefore] = [processorWaitMs(pid), processorUseMs(pid)];
  let stop = setRunningTimeout(ms, check);
  function check() {
    const waited = processorWaitMs(pid) - waitedBefore;
    const used = processorUseMs(pid) - usedBefore;
    const remaining = ms - Math.max(used, runningTimeMs() - startedRunning - waited);
    if (remaining <= MIN_EXTENSION_MS) return kill(lateReason, isFault);
    if (performance.now() - startedAt >= ms + MAX_PROCESSOR_WAIT_MS)
      return kill(`${lateReason}, though it waited ${Math.round(waited)} ms for a processor`, false);
    stop = setRunningTimeout(remaining, check);
  }
  return () => stop();
}
