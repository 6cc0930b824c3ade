import { whenIdle } from '@guide/ui';
import { afterLoad } from '../bootstrap/afterLoad';
import { installWorker } from './installWorker';
import { serviceWorkers } from './serviceWorkers';

/** Registers the worker as soon as the page has loaded, because the connection may end soon after. */
export function registerWorker(): void {
  const workers = serviceWorkers();
  if (!workers || document.documentElement.dataset.worker === 'off') return;
  afterLoad(() => {
    // The browser updates the worker itself.
    if (workers.controller) whenIdle(() => void updateStored());
    else void installWorker(workers);
  });
}

/** Updates the downloaded guide; with the data saver on, visitors do that in the menu. */
async function updateStored(): Promise<void> {
  if (document.documentElement.hasAttribute('data-save-data')) return;
  try {
    const { updateStoredGuide } = await import('./bundle/offlineStore');
    await updateStoredGuide();
  } catch {
    // Without a connection, the next page tries again.
  }
}
