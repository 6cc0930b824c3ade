/** The browser's service workers, or null if it blocks them: the getter can throw, e.g. in a sandboxed frame. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}
