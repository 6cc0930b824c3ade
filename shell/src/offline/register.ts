import { afterLoad } from '../afterLoad';
import { installWorker } from './installWorker';

const REGISTER_DELAY_MS = 10_000;
const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Registers the worker once the page has loaded and the visitor has interacted or stayed for ten seconds. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator) || document.documentElement.dataset.worker === 'off') return;
  const onLoad = () => {
    // The browser updates the worker itself.
    if (navigator.serviceWorker.controller) return requestIdle(() => void updateStored());
    // The first interaction may have happened before this script ran.
    const timer = setTimeout(install, window.guideBootstrap?.hasActed() ? 0 : REGISTER_DELAY_MS);
    const listeners = new AbortController();
    for (const name of INTERACTION_EVENTS)
      addEventListener(name, install, { signal: listeners.signal, passive: true });
    function install() {
      clearTimeout(timer);
      listeners.abort();
      requestIdle(() => void installWorker());
    }
  };
  afterLoad(onLoad);
}

/** Updates the downloaded guide; with the data saver on, visitors do that in the menu. */
async function updateStored(): Promise<void> {
  if (document.documentElement.hasAttribute('data-save-data')) return;
  const { updateStoredGuide } = await import('./bundle/offlineStore');
  // Without a connection, the next page tries again.
  await updateStoredGuide().catch(() => {});
}

/** Safari has no `requestIdleCallback`. */
const requestIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
};
