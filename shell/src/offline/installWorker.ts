import { visitedResources } from './visitedResources';

/** Installs the worker, which stores what this page was made of; resolves when it works. */
export async function installWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(visitedResources());
  } catch {
    // Without it the guide is what it was: a browser may refuse workers, or the connection is gone.
  }
}
