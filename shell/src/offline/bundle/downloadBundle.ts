/**
 * Stores the whole guide: every file of one set, each checked by its hash, and then in one step the set as the current
 * one. Whatever ends it in between, a later call goes on with what is missing; what is current stays until then.
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
import { hasIntegrity, integrityOf } from '../integrityOf';
import { fetchWhole } from './fetchWhole';

type BundleFile = OfflineBundle['files'][number];

/** Few, as the page that is being read comes first. */
const MAX_IN_FLIGHT = 4;
/** One page at a time stores, whichever window it is in. */
const LOCK = 'guide-set';

/** The site has other files by now than the set names. */
class StaleManifestError extends Error {}

export interface Progress {
  set: OfflineBundle;
  /** Addresses of the files that are there. */
  stored: ReadonlySet<string>;
  /** Whether a whole set from before is shown until this one is there. */
  isUpdate: boolean;
}

/** What the site would store for this visitor now. @throws when the site cannot be reached */
export const fetchBundle = (signal?: AbortSignal): Promise<OfflineBundle> =>
  callOperation(fetchWhole, offlineBundle, {}, signal);

/** Bytes on the line of these files. */
export const bytesOf = (files: readonly BundleFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Stores a set, or goes on storing one.
 * @param onProgress called at the start and after each file
 * @param onlyResume stores nothing where nothing was begun, or where it is paused by now, as in another window
 * @returns the set that is current now; null where there is nothing to go on with
 * @throws {DOMException} named QuotaExceededError when the device is full, AbortError when stopped
 * @throws when the connection fails, or brings something else than the guide
 */
export const downloadBundle = (
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
  onlyResume: boolean,
): Promise<StoredBundle | null> =>
  navigator.locks.request(LOCK, { signal }, async () => {
    for (let tries = 1; ; tries++) {
      const pending = await readNext();
      if (onlyResume && (!pending || pending.paused)) return null;
      const next = pending ?? { ...(await fetchBundle(signal)), paused: false };
      try {
        return await store({ ...next, paused: false }, signal, onProgress);
      } catch (error) {
        const isFull = (error as Error).name === 'QuotaExceededError';
        if (isFull) await removeNext(next);
        if (!(error instanceof StaleManifestError) || tries === 3) throw error;
        const newer = await fetchBundle(signal);
        // The same set again: what came is not the guide's.
        if (newer.id === next.id) throw error;
        await writeNext({ ...newer, paused: false });
        await copyUnchangedFiles(next, newer);
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
  const [cache, before] = await Promise.all([
    caches.open(cacheOf(next)),
    current && caches.open(cacheOf(current)),
  ]);
  const isSame = sameFiles(current);
  const isUpdate = !!current && (await missingFiles(current)) === 0;
  const stored = await storedFiles(next);
  const notify = () => onProgress({ set: next, stored: new Set(stored), isUpdate });
  notify();

  const missing = next.files.filter(({ url }) => !stored.has(url));
  const work = async () => {
    for (let file = missing.shift(); file; file = missing.shift()) {
      signal.throwIfAborted();
      const known = isSame(file) ? await before?.match(file.url, { ignoreVary: true }) : undefined;
      const answer =
        (known && (await hasIntegrity(known, file.integrity)) && known) || (await fetchFile(file, signal));
      await cache.put(file.url, answer);
      stored.add(file.url);
      notify();
    }
  };
  const workers = Array.from({ length: MAX_IN_FLIGHT }, () => work());
  // All have to have ended: one that is still writing would write into what is removed.
  const failed = (await Promise.allSettled(workers)).find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;

  const { paused: _, ...set } = next;
  const done: StoredBundle = { ...set, storedAt: new Date().toISOString() };
  await makeCurrent(done);
  await removeOtherBundles(done);
  return done;
}

/** @throws {StaleManifestError} when other bytes come than the set names */
async function fetchFile(file: BundleFile, signal: AbortSignal): Promise<Response> {
  const answer = await fetchWhole(file.url, { cache: 'no-cache', signal });
  if (!answer.ok)
    throw answer.status < 500 ? new StaleManifestError() : new Error(`${file.url}: ${answer.status}`);
  const bytes = await answer.arrayBuffer();
  if ((await integrityOf(bytes)) !== file.integrity) throw new StaleManifestError();
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  return new Response(bytes, { status: 200, headers });
}

/** Finds which files of another set are in this one with the same bytes. */
const sameFiles = (set: OfflineBundle | null) => {
  const hashes = new Map(set?.files.map(({ url, integrity }) => [url, integrity]));
  return ({ url, integrity }: BundleFile) => hashes.get(url) === integrity;
};

/** Copies files that are the same from a set that was begun to the one in its place. */
async function copyUnchangedFiles(pending: OfflineBundle, newer: OfflineBundle): Promise<void> {
  const [from, to] = await Promise.all([caches.open(cacheOf(pending)), caches.open(cacheOf(newer))]);
  for (const file of newer.files.filter(sameFiles(pending))) {
    const known = await from.match(file.url, { ignoreVary: true });
    if (known) await to.put(file.url, known);
  }
  await caches.delete(cacheOf(pending));
}

async function removeNext(next: OfflineBundle): Promise<void> {
  await deleteSet('next');
  if ((await readCurrent())?.id !== next.id) await caches.delete(cacheOf(next));
}

/** Removes the files of all sets but these. */
async function removeOtherBundles(...sets: (OfflineBundle | null)[]): Promise<void> {
  const used = sets.flatMap((set) => (set ? [cacheOf(set)] : []));
  for (const name of await caches.keys())
    if (isBundleCache(name) && !used.includes(name)) await caches.delete(name);
}

/** Removes what is left of sets that are neither shown nor being stored: a removal may have been interrupted, too. */
export const removeLeftovers = (): Promise<void> =>
  navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await removeOtherBundles(await readCurrent(), await readNext());
  });

/**
 * Marks what is being stored as paused: nothing goes on with it by itself. Before it is ended, as a window that waits for
 * the lock would go on with it, and again when it writes no more.
 * @param abort ends the storing in this page
 * @returns whether there was anything
 */
export async function pauseDownload(abort: () => void): Promise<boolean> {
  await pauseNext();
  abort();
  return navigator.locks.request(LOCK, pauseNext);
}

/** Cancels what is being stored, in all windows; what is current stays. @param abort ends the storing in this page */
export async function cancelDownload(abort: () => void): Promise<void> {
  const next = await readNext();
  await deleteSet('next');
  abort();
  if (next) await navigator.locks.request(LOCK, () => removeNext(next));
}

/** Removes everything of the stored guide. */
export const removeBundle = (): Promise<void> =>
  navigator.locks.request(LOCK, async () => {
    await deleteSet('current');
    await deleteSet('next');
    for (const name of await caches.keys()) if (isBundleCache(name)) await caches.delete(name);
  });

/** Addresses of a set's files that are there. */
export async function storedFiles(set: OfflineBundle): Promise<Set<string>> {
  const there = new Set((await (await caches.open(cacheOf(set))).keys()).map(({ url }) => url));
  const urls = set.files.map(({ url }) => url);
  return new Set(urls.filter((url) => there.has(new URL(url, location.href).href)));
}

/** How many files of the current set are no longer there: browsers remove what is stored when they need the room. */
export const missingFiles = async (current: OfflineBundle): Promise<number> =>
  current.files.length - (await storedFiles(current)).size;
