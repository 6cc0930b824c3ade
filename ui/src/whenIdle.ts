const TIMEOUT_MS = 1000;

const runs = new Set<() => void>();
let isWaiting = false;

/** Calls functions while the page is idle, one per task. @returns function that cancels the call */
export function whenIdle(run: () => void): () => void {
  runs.add(run);
  wait();
  return () => runs.delete(run);
}

function wait(): void {
  if (isWaiting || runs.size === 0) return;
  isWaiting = true;
  const next = () => {
    isWaiting = false;
    const [run] = runs;
    runs.delete(run!);
    run?.();
    wait();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: TIMEOUT_MS });
  else setTimeout(next, TIMEOUT_MS);
}
