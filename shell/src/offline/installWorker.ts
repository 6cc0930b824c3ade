import { dataOfPage } from './offlineBanner';

/** The gateway picks the picture format by this header. */
const PICTURE = { headers: { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' } };
const PAGE = { headers: { accept: 'text/html' } };

/** Installs the worker, which then caches the files this page has loaded. */
export async function installWorker(workers: ServiceWorkerContainer): Promise<void> {
  try {
    await workers.register('/worker.js', { updateViaCache: 'none' });
    const { active } = await workers.ready;
    const loaded = performance
      .getEntriesByType('resource')
      .filter(({ initiatorType }) => initiatorType !== 'fetch')
      .map(({ name, initiatorType }) => (initiatorType === 'img' ? [name, PICTURE] : name));
    const urlsToCache = [[location.href, PAGE], ...dataOfPage(), ...loaded];
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  } catch {
    // Workers are not allowed, or there is no connection.
  }
}
