import { afterLoad } from '../afterLoad';
import { installWorker } from './installWorker';

const REGISTER_DELAY_MS = 10_000;
const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Registers the worker after the page has loaded and the visitor has interacted or stayed. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator) || document.documentElement.dataset.worker === 'off') return;
  const onLoad = () => {
    // The browser looks for a new worker by itself.
    if (navigator.serviceWorker.controller) return requestIdle(() => void updateStored());
    // The page may have been hydrated by the first interaction.
    const timer = setTimeout(begin, window.guideBootstrap?.hasActed() ? 0 : REGISTER_DELAY_MS);
    const listeners = new AbortController();
    for (const name of INTERACTION_EVENTS)
      addEventListener(name, begin, { signal: listeners.signal, passive: true });
    function begin() {
      clearTimeout(timer);
      listeners.abort();
      requestIdle(() => void installWorker());
    }
  };
  afterLoad(onLoad);
}

/** Updates a downloaded guide; with the data saver on, only the menu does. */
async function updateStored(): Promise<void> {
  if (document.documentElement.hasAttribute('data-save-data')) return;
  const { updateStoredGuide } = await import('./bundle/offlineStore');
  // Without a connection the next page tries again.
  await updateStoredGuide().catch(() => {});
}

/** Safari has no idle callbacks. */
const requestIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
};
