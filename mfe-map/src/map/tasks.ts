/** Yields to the browser, so that it can handle input. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Runs a task when the browser is idle, or soon in Safari, which has no `requestIdleCallback`. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
