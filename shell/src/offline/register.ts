import { afterLoad } from '../afterLoad';
import { installWorker } from './installWorker';

/** A visitor who has stayed this long gets the worker without a sign of their own. */
const STAYED_MS = 10_000;
const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Registers the guide's worker once the page has loaded and the visitor stays: what a first visit loads, and how fast
 * it is, does not change. What the page was made of is stored then.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator) || document.documentElement.dataset.worker === 'off') return;
  const onLoad = () => {
    // The browser looks for a new worker by itself.
    if (navigator.serviceWorker.controller) return requestIdle(() => void keepStored());
    // The page may have been hydrated by the first interaction.
    const timer = setTimeout(begin, window.guideBootstrap?.hasActed() ? 0 : STAYED_MS);
    const signs = new AbortController();
    for (const sign of SIGNS) addEventListener(sign, begin, { signal: signs.signal, passive: true });
    function begin() {
      clearTimeout(timer);
      signs.abort();
      requestIdle(() => void installWorker());
    }
  };
  afterLoad(onLoad);
}

/** Who has the guide with them gets its next release and data; not with the data saver on, but from the menu. */
async function keepStored(): Promise<void> {
  if (document.documentElement.hasAttribute('data-save-data')) return;
  const { keepUpToDate } = await import('./bundle/offlineStore');
  // Without a connection the next page tries again.
  await keepUpToDate().catch(() => {});
}

/** Safari has no idle callbacks. */
const requestIdle = (run: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
};
