/** The state of the stored guide in this page, and what the visitor can do with it. Browser only. */
import type { OfflineBundle } from '@guide/contracts/api';
import type { PageState } from '@guide/contracts/module';
import { createStore } from 'zustand';
import { markOutdated } from '../../navigation/outdated';
import { readCurrent, readNext, type StoredBundle } from '../database';
import { setDownloadStatus } from '../downloadStatus';
import { installWorker } from '../installWorker';
import { isReached } from '../reached';
import {
  cancelDownload,
  downloadBundle,
  fetchBundle,
  missingFiles,
  type Progress,
  pauseDownload,
  removeBundle,
  removeLeftovers,
  storedFiles,
} from './downloadBundle';

/** The guide is stored; `isUnreached`: the next one could not be requested. */
type Whole = { set: StoredBundle; isUnreached?: boolean };

export type OfflineState =
  | { state: 'loading' }
  /** Nothing is stored; `set` is what would be, null when the site cannot be reached. */
  | { state: 'available'; set: OfflineBundle | null }
  | ({ state: 'downloading' | 'paused' | 'retrying'; since: number } & Progress)
  /** There is no room for this one; `isUpdate`: the one from before is still there. */
  | { state: 'full'; set: OfflineBundle; isUpdate: boolean }
  | ({ state: 'stored' } & Whole)
  /** The browser has removed files of it. */
  | ({ state: 'damaged'; missing: number } & Whole)
  /** This browser stores nothing, as in some private windows. */
  | { state: 'unsupported' };

export const offlineStore = createStore<OfflineState>(() => ({ state: 'loading' }));

function show(now: OfflineState): void {
  offlineStore.setState(now, true);
  if (now.state === 'loading' || now.state === 'unsupported') return;
  if (now.state === 'stored' || ('isUpdate' in now && now.isUpdate)) setDownloadStatus('Stored');
  else setDownloadStatus(now.state === 'available' || now.state === 'full' ? null : 'Not whole');
}

/** How often the site is requested while storing waits for it: no event reports a completed login to a network. */
const RETRY_INTERVAL_MS = 15_000;

let running: AbortController | null = null;
let waiting: AbortController | null = null;

/** Finds out what is stored, and what could be. */
export async function refreshStatus(): Promise<void> {
  if (running || waiting) return;
  try {
    show((await readStored()) ?? { state: 'available', set: await fetchBundle().catch(() => null) });
  } catch {
    show({ state: 'unsupported' });
  }
}

/** What is stored, as far as it is; null for nothing. */
async function readStored() {
  const [current, next] = await Promise.all([readCurrent(), readNext()]);
  if (current) {
    const missing = await missingFiles(current);
    return missing > 0
      ? { state: 'damaged' as const, set: current, missing }
      : { state: 'stored' as const, set: current };
  }
  return (
    next && {
      state: 'paused' as const,
      set: next,
      stored: await storedFiles(next),
      since: 0,
      isUpdate: false,
    }
  );
}

/** Stores the guide, or resumes that, at the visitor's press. */
export const startDownload = (): Promise<void> => store(false);

/** Stores and shows the progress. @param onlyResume see `downloadBundle` */
async function store(onlyResume: boolean): Promise<void> {
  if (running) return;
  waiting?.abort();
  const own = new AbortController();
  running = own;
  let last: Progress | null = null;
  const since = Date.now();
  try {
    void navigator.storage.persist?.();
    if (!navigator.serviceWorker.controller) await installWorker();
    const onProgress = (progress: Progress) => {
      last = progress;
      if (!own.signal.aborted) show({ state: 'downloading', since, ...progress });
    };
    const set = await downloadBundle(own.signal, onProgress, onlyResume);
    if (!set) {
      running = null;
      return await refreshStatus();
    }
    // What this page has not loaded yet of its own releases is not on the device any more.
    if (!hasReleasesOfPage(set)) markOutdated();
    show({ state: 'stored', set });
  } catch (error) {
    const progress = last as Progress | null;
    if (own.signal.aborted) return;
    if (!progress) return show(await unreached());
    if ((error as Error).name === 'QuotaExceededError') return show({ ...progress, state: 'full' });
    show({ state: 'retrying', since, ...progress });
    resumeWhenReached();
  } finally {
    // One that was stopped may end after the next has begun.
    if (running === own) running = null;
  }
}

/** Whether a set has the releases that this page is pinned to; those of modules that are in no set do not count. */
function hasReleasesOfPage({ files }: OfflineBundle): boolean {
  const { modules }: PageState = JSON.parse(document.getElementById('guide-state')!.textContent!);
  const has = (folder: string) => files.some(({ url }) => url.startsWith(folder));
  return Object.values(modules).every(({ base }) => has(base) || !has(base.replace(/[^/]+\/$/, '')));
}

/** Where the site cannot be reached, what is stored stays. */
async function unreached(): Promise<OfflineState> {
  const stored = await readStored().catch(() => null);
  if (!stored) return { state: 'available', set: null };
  return stored.state === 'paused' ? stored : { ...stored, isUnreached: true };
}

/** Goes on when the site can be reached again, until somebody else does or it is stopped. */
function resumeWhenReached(): void {
  const own = new AbortController();
  waiting = own;
  const resumeIfReached = async () => {
    if (document.hidden || !(await isReached()) || own.signal.aborted) return;
    void store(true);
  };
  const timer = setInterval(resumeIfReached, RETRY_INTERVAL_MS);
  addEventListener('online', resumeIfReached, { signal: own.signal });
  document.addEventListener('visibilitychange', resumeIfReached, { signal: own.signal });
  own.signal.addEventListener('abort', () => {
    clearInterval(timer);
    waiting = null;
  });
}

/** Stops for now. */
export async function pause(): Promise<void> {
  const isPaused = await pauseDownload(abortAll);
  const now = offlineStore.getState();
  // It may have become whole with its last file.
  if (isPaused && 'stored' in now) show({ ...now, state: 'paused' });
  else await refreshStatus();
}

/** Ends what is running or waits. */
function abortAll(): void {
  running?.abort();
  running = null;
  waiting?.abort();
}

/** Gives up what is not whole. */
export async function stop(): Promise<void> {
  await cancelDownload(abortAll);
  await refreshStatus();
}

/** Removes the stored guide. */
export async function remove(): Promise<void> {
  abortAll();
  await removeBundle();
  await refreshStatus();
}

/**
 * For a visitor who has the guide with them, or was storing it: goes on with what was begun, brings back what the browser
 * has removed, and stores the site's next release or data beside the current one.
 */
export async function updateStoredGuide(): Promise<void> {
  await removeLeftovers();
  const [current, next] = await Promise.all([readCurrent(), readNext()]);
  if (next) return next.paused ? undefined : store(true);
  if (!current) return;
  if ((await missingFiles(current)) > 0) return startDownload();
  const newest = await fetchBundle();
  if (newest.id !== current.id) await startDownload();
}
