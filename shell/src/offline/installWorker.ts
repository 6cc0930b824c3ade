import { dataOfPage } from './offlineBanner';

/** The gateway picks the picture format by this header. */
const PICTURE = { headers: { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' } };
const PAGE = { headers: { accept: 'text/html' } };

/** Installs the worker, which then caches this page and the files that it requested before the worker saw requests. */
export async function installWorker(workers: ServiceWorkerContainer): Promise<void> {
  let controlledSince = Number.POSITIVE_INFINITY;
  const onControl = () => {
    controlledSince = performance.now();
  };
  workers.addEventListener('controllerchange', onControl, { once: true });
  try {
    await workers.register('/worker.js', { updateViaCache: 'none' });
    const { active } = await workers.ready;
    const store = (urlsToCache: unknown[]) =>
      active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    store([[location.href, PAGE], ...dataOfPage()]);
    // Files that still load are observed when they are complete.
    new PerformanceObserver((list) => {
      const files = (list.getEntries() as PerformanceResourceTiming[])
        .filter(({ initiatorType, startTime }) => initiatorType !== 'fetch' && startTime < controlledSince)
        .map(({ name, initiatorType }) => (initiatorType === 'img' ? [name, PICTURE] : name));
      if (files.length > 0) store(files);
    }).observe({ type: 'resource', buffered: true });
  } catch {
    // Workers are not allowed, or there is no connection.
  }
}
