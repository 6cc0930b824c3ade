/** Downloads all files of a bundle and verifies their hashes. The current bundle stays until the next one is complete. */
import { callOperation, type OfflineBundle } from '@guide/contracts/api';
import { offlineBundle } from '@guide/contracts/api/page-operations';
import { fetchWithBody } from '@guide/contracts/loading';
import { ENGLISH } from '@guide/contracts/site';
import {
  deleteBundle,
  findCacheName,
  isBundleCache,
  languageOfBundle,
  makeCurrent,
  type PendingBundle,
  pauseNext,
  readCurrent,
  readNext,
  type StoredBundle,
  writeNext,
} from '../database';
import { hasIntegrity } from '../integrityOf';

type BundleFile = OfflineBundle['files'][number];

/** Low, to leave bandwidth for the page that the visitor reads. */
const MAX_IN_FLIGHT = 4;
const MAX_BUNDLES = 3;
/** Only one window downloads at a time. */
const LOCK = 'guide-bundle';

class StaleManifestError extends Error {}

export interface Progress {
  bundle: OfflineBundle;
  stored: ReadonlySet<string>;
  isUpdate: boolean;
}

/** Fetches the newest bundle in a language; in English if the guide does not have the language. */
export const fetchBundle = (language: string, signal?: AbortSignal): Promise<OfflineBundle> =>
  callOperation(fetchWithBody, offlineBundle, language === ENGLISH ? {} : { lang: language }, signal);

export const bytesOf = (files: readonly BundleFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Starts or resumes a download.
 * @param language - of the guide; a download that has begun in another language is dropped. Null only resumes a download
 * that is not paused, in its language
 * @returns the current bundle; null if there is nothing to resume
 * @throws {DOMException} QuotaExceededError if the device is full, AbortError if aborted
 */
export const downloadBundle = (
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
  language: string | null,
): Promise<StoredBundle | null> =>
  navigator.locks.request(LOCK, { signal }, async () => {
    const pending = await readNext();
    if (language === null && (!pending || pending.paused)) return null;
    const wanted = language ?? languageOfBundle(pending!);
    let next = pending && languageOfBundle(pending) === wanted ? pending : null;
    for (let bundles = 1; ; bundles++) {
      next = { ...(next ?? (await fetchBundle(wanted, signal))), paused: false };
      try {
        return await store(next, signal, onProgress);
      } catch (error) {
        if ((error as Error).name === 'QuotaExceededError') await removeNext(next);
        if (!(error instanceof StaleManifestError) || bundles === MAX_BUNDLES) throw error;
        const newer = await fetchBundle(wanted, signal);
        // The manifest is current, so the response was not from the guide.
        if (newer.id === next.id) throw error;
        next = { ...newer, paused: false };
      }
    }
  });

async function store(
  next: PendingBundle,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<StoredBundle> {
  await writeNext(next);
  const current = await readCurrent();
  const cache = await caches.open(await findCacheName(next));
  const isUpdate = !!current && (await missingFiles(current)) === 0;
  const stored = await storedFiles(next);
  const language = languageOfBundle(next);
  const notify = () => onProgress({ bundle: next, stored: new Set(stored), isUpdate });
  notify();

  const missing = next.files.filter(({ url }) => !stored.has(url));
  const work = async () => {
    for (let file = missing.shift(); file; file = missing.shift()) {
      signal.throwIfAborted();
      await cache.put(file.url, (await unchangedFile(file)) ?? (await fetchFile(file, language, signal)));
      stored.add(file.url);
      notify();
    }
  };
  const workers = Array.from({ length: MAX_IN_FLIGHT }, () => work());
  // Wait for all: a later write would recreate a deleted cache.
  const failed = (await Promise.allSettled(workers)).find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;

  const { paused: _, ...bundle } = next;
  const done: StoredBundle = { ...bundle, storedAt: new Date().toISOString() };
  await makeCurrent(done);
  await removeOtherBundles(done);
  return done;
}

async function unchangedFile({ url, integrity }: BundleFile): Promise<Response | null> {
  const stored = await caches.match(url, { ignoreVary: true });
  return stored && (await hasIntegrity(stored, integrity)) ? stored : null;
}

/** @throws {StaleManifestError} if the file's hash has changed */
async function fetchFile(file: BundleFile, language: string, signal: AbortSignal): Promise<Response> {
  // Without the header, the browser would ask for its own languages.
  const headers = { 'accept-language': language };
  const response = await fetchWithBody(file.url, { cache: 'no-cache', headers, signal });
  if (response.status >= 500) throw new Error(`${file.url}: ${response.status}`);
  if (!response.ok || !(await hasIntegrity(response, file.integrity))) throw new StaleManifestError();
  const kept = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) kept.delete(name);
  return new Response(response.body, { headers: kept });
}

async function removeNext(next: OfflineBundle): Promise<void> {
  await deleteBundle('next');
  if ((await readCurrent())?.id !== next.id) await caches.delete(await findCacheName(next));
}

async function removeOtherBundles(...bundles: (OfflineBundle | null)[]): Promise<void> {
  const used = await Promise.all(bundles.filter((bundle) => bundle !== null).map(findCacheName));
  for (const name of await caches.keys())
    if (isBundleCache(name) && !used.includes(name)) await caches.delete(name);
}

/** Completes an interrupted removal. */
export const removeLeftovers = (): Promise<void> =>
  navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await removeOtherBundles(await readCurrent(), await readNext());
  });

/**
 * Pauses the download in all windows: stored before the abort, so that no window resumes it, and after the last
 * write.
 * @param abort - stops this page's download @returns whether there was a download
 */
export async function pauseDownload(abort: () => void): Promise<boolean> {
  await pauseNext();
  abort();
  return navigator.locks.request(LOCK, pauseNext);
}

/** Cancels the download in all windows. @param abort - stops this page's download */
export async function cancelDownload(abort: () => void): Promise<void> {
  const next = await readNext();
  await deleteBundle('next');
  abort();
  if (next) await navigator.locks.request(LOCK, () => removeNext(next));
}

export const removeBundle = (): Promise<void> =>
  navigator.locks.request(LOCK, async () => {
    await Promise.all([deleteBundle('current'), deleteBundle('next')]);
    await removeOtherBundles();
  });

export async function storedFiles(bundle: OfflineBundle): Promise<Set<string>> {
  const cache = await caches.open(await findCacheName(bundle));
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  const urls = bundle.files.map(({ url }) => url);
  return new Set(urls.filter((url) => stored.has(new URL(url, location.href).href)));
}

export const missingFiles = async (current: OfflineBundle): Promise<number> =>
  current.files.length - (await storedFiles(current)).size;
