/**
 * Downloads all files of a bundle, verifies their hashes, and makes it the current one in a single step. A later call
 * resumes the download; the current bundle stays until the next one is complete.
 */
import { callOperation, type OfflineBundle } from '@guide/contracts/api';
import { offlineBundle } from '@guide/contracts/api/page-operations';
import {
  cacheOf,
  deleteSet,
  isBundleCache,
  makeCurrent,
  type PendingBundle,
  pauseNext,
  readCurrent,
  readNext,
  type StoredBundle,
  writeNext,
} from '../database';
import { hasIntegrity } from '../integrityOf';
import { fetchWhole } from './fetchWhole';

type BundleFile = OfflineBundle['files'][number];

/** Few, because the page that the visitor reads comes first. */
const MAX_IN_FLIGHT = 4;
const MAX_BUNDLES = 3;
/** One window at a time downloads. */
const LOCK = 'guide-set';

/** The site no longer has the bundle's files. */
class StaleManifestError extends Error {}

export interface Progress {
  set: OfflineBundle;
  /** URLs of the stored files. */
  stored: ReadonlySet<string>;
  /** Whether a complete older bundle is shown meanwhile. */
  isUpdate: boolean;
}

/** The site's current bundle for this visitor. @throws when the site cannot be reached */
export const fetchBundle = (signal?: AbortSignal): Promise<OfflineBundle> =>
  callOperation(fetchWhole, offlineBundle, {}, signal);

/** Bytes to transfer. */
export const bytesOf = (files: readonly BundleFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Starts or resumes a download.
 * @param onProgress called at the start and after each file
 * @param onlyResume starts nothing, and resumes nothing that another window has paused
 * @returns the current bundle; null when there is nothing to resume
 * @throws {DOMException} named QuotaExceededError when the device is full, AbortError when stopped
 * @throws when the connection fails or a response is not the guide's
 */
export const downloadBundle = (
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
  onlyResume: boolean,
): Promise<StoredBundle | null> =>
  navigator.locks.request(LOCK, { signal }, async () => {
    let next = await readNext();
    if (onlyResume && (!next || next.paused)) return null;
    for (let bundles = 1; ; bundles++) {
      next = { ...(next ?? (await fetchBundle(signal))), paused: false };
      try {
        return await store(next, signal, onProgress);
      } catch (error) {
        if ((error as Error).name === 'QuotaExceededError') await removeNext(next);
        if (!(error instanceof StaleManifestError) || bundles === MAX_BUNDLES) throw error;
        const newer = await fetchBundle(signal);
        // With the same bundle, the response was not the guide's.
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
  const cache = await caches.open(cacheOf(next));
  const isUpdate = !!current && (await missingFiles(current)) === 0;
  const stored = await storedFiles(next);
  const notify = () => onProgress({ set: next, stored: new Set(stored), isUpdate });
  notify();

  const missing = next.files.filter(({ url }) => !stored.has(url));
  const work = async () => {
    for (let file = missing.shift(); file; file = missing.shift()) {
      signal.throwIfAborted();
      await cache.put(file.url, (await unchangedFile(file)) ?? (await fetchFile(file, signal)));
      stored.add(file.url);
      notify();
    }
  };
  const workers = Array.from({ length: MAX_IN_FLIGHT }, () => work());
  // Wait for all, because a later write would create a deleted cache again.
  const failed = (await Promise.allSettled(workers)).find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;

  const { paused: _, ...set } = next;
  const done: StoredBundle = { ...set, storedAt: new Date().toISOString() };
  await makeCurrent(done);
  await removeOtherBundles(done);
  return done;
}

/** The same file from another bundle or a visited page. */
async function unchangedFile({ url, integrity }: BundleFile): Promise<Response | null> {
  const stored = await caches.match(url, { ignoreVary: true });
  return stored && (await hasIntegrity(stored, integrity)) ? stored : null;
}

/** @throws {StaleManifestError} when the file has another hash than the bundle names */
async function fetchFile(file: BundleFile, signal: AbortSignal): Promise<Response> {
  const response = await fetchWhole(file.url, { cache: 'no-cache', signal });
  if (response.status >= 500) throw new Error(`${file.url}: ${response.status}`);
  if (!response.ok || !(await hasIntegrity(response, file.integrity))) throw new StaleManifestError();
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  return new Response(response.body, { headers });
}

async function removeNext(next: OfflineBundle): Promise<void> {
  await deleteSet('next');
  if ((await readCurrent())?.id !== next.id) await caches.delete(cacheOf(next));
}

/** Removes the files of all bundles but these. */
async function removeOtherBundles(...sets: (OfflineBundle | null)[]): Promise<void> {
  const used = sets.flatMap((set) => (set ? [cacheOf(set)] : []));
  for (const name of await caches.keys())
    if (isBundleCache(name) && !used.includes(name)) await caches.delete(name);
}

/** Removes the rest of an interrupted removal. */
export const removeLeftovers = (): Promise<void> =>
  navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await removeOtherBundles(await readCurrent(), await readNext());
  });

/**
 * Pauses the download in all windows: stored before the abort, so that no window resumes it, and after the last write.
 * @param abort ends the download of this page
 * @returns whether there was a download
 */
export async function pauseDownload(abort: () => void): Promise<boolean> {
  await pauseNext();
  abort();
  return navigator.locks.request(LOCK, pauseNext);
}

/** Cancels the download in all windows; the current bundle stays. @param abort ends the download of this page */
export async function cancelDownload(abort: () => void): Promise<void> {
  const next = await readNext();
  await deleteSet('next');
  abort();
  if (next) await navigator.locks.request(LOCK, () => removeNext(next));
}

/** Removes the downloaded guide. */
export const removeBundle = (): Promise<void> =>
  navigator.locks.request(LOCK, async () => {
    await Promise.all([deleteSet('current'), deleteSet('next')]);
    await removeOtherBundles();
  });

/** URLs of the bundle's stored files. */
export async function storedFiles(set: OfflineBundle): Promise<Set<string>> {
  const stored = new Set((await (await caches.open(cacheOf(set))).keys()).map(({ url }) => url));
  const urls = set.files.map(({ url }) => url);
  return new Set(urls.filter((url) => stored.has(new URL(url, location.href).href)));
}

/** How many files the browser has removed to free space. */
export const missingFiles = async (current: OfflineBundle): Promise<number> =>
  current.files.length - (await storedFiles(current)).size;
