/** The state of the downloaded guide in this page, and the visitor's actions on it. */
import type { OfflineBundle } from '@guide/contracts/api';
import type { PageState } from '@guide/contracts/module';
import { createStore } from 'zustand';
import { pageLanguage } from '../../navigation/address';
import { markOutdated } from '../../navigation/outdated';
import { languageOfBundle, readCurrent, readNext, type StoredBundle } from '../database';
import { setDownloadStatus } from '../downloadStatus';
import { installWorker } from '../installWorker';
import { isReachable } from '../reachable';
import { serviceWorkers } from '../serviceWorkers';
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

export type OfflineState =
  | { state: 'available'; bundle: OfflineBundle }
  /** `waitsFor`: what resumes the download; null while it runs. */
  | ({ state: 'downloading'; waitsFor: 'visitor' | 'connection' | null } & Progress)
  /** `missing`: number of files that the browser has removed. `isOffline`: an update failed. */
  | { state: 'ready'; bundle: StoredBundle; missing: number; isOffline?: boolean }
  | { state: 'failed'; reason: 'unsupported' | 'unreachable' }
  | { state: 'failed'; reason: 'full'; bundle: OfflineBundle; isUpdate: boolean };

const UNSUPPORTED: OfflineState = { state: 'failed', reason: 'unsupported' };

export const offlineStore = createStore<{ status: OfflineState | null }>(() => ({ status: null }));

function show(status: OfflineState): void {
  offlineStore.setState({ status });
  if (status.state === 'failed' && status.reason === 'unsupported') return;
  const isComplete =
    status.state === 'ready' ? status.missing === 0 : 'isUpdate' in status && status.isUpdate;
  const isIncomplete = status.state === 'ready' || status.state === 'downloading';
  setDownloadStatus(isComplete ? 'Stored' : isIncomplete ? 'Incomplete' : null);
}

/** Poll, because no event reports that the visitor has signed in to the network. */
const RETRY_INTERVAL_MS = 15_000;

let running: AbortController | null = null;
let waiting: AbortController | null = null;

export async function refreshStatus(): Promise<void> {
  if (running || waiting) return;
  try {
    if (!serviceWorkers()) return show(UNSUPPORTED);
    show((await readStored()) ?? (await fetchAvailable()));
  } catch {
    show(UNSUPPORTED);
  }
}

const fetchAvailable = (): Promise<OfflineState> =>
  fetchBundle(pageLanguage()).then(
    (bundle) => ({ state: 'available', bundle }),
    () => ({ state: 'failed', reason: 'unreachable' }),
  );

async function readStored(): Promise<OfflineState | null> {
  const [current, next] = await Promise.all([readCurrent(), readNext()]);
  if (current) return { state: 'ready', bundle: current, missing: await missingFiles(current) };
  if (!next) return null;
  const stored = await storedFiles(next);
  return { state: 'downloading', waitsFor: 'visitor', bundle: next, stored, isUpdate: false };
}

/** Downloads the guide in a language, or continues the download in it. A guide in another language stays until then. */
export const startDownload = (language = pageLanguage()): Promise<void> => store(language);

/** @param language - null only resumes a download */
async function store(language: string | null): Promise<void> {
  if (running) return;
  waiting?.abort();
  const workers = serviceWorkers();
  if (!workers) return show(UNSUPPORTED);
  const download = new AbortController();
  running = download;
  let last = null as Progress | null;
  try {
    void navigator.storage.persist?.();
    if (!workers.controller) await installWorker(workers);
    const onProgress = (progress: Progress) => {
      last = progress;
      if (!download.signal.aborted) show({ state: 'downloading', waitsFor: null, ...progress });
    };
    const bundle = await downloadBundle(download.signal, onProgress, language);
    if (!bundle) {
      running = null;
      return await refreshStatus();
    }
    if (!hasReleasesOfPage(bundle)) markOutdated();
    show({ state: 'ready', bundle, missing: 0 });
  } catch (error) {
    if (download.signal.aborted) return;
    if (!last) return show(await offlineFallback());
    const { bundle, isUpdate } = last;
    if ((error as Error).name === 'QuotaExceededError')
      return show({ state: 'failed', reason: 'full', bundle, isUpdate });
    show({ state: 'downloading', waitsFor: 'connection', ...last });
    resumeWhenReachable();
  } finally {
    if (running === download) running = null;
  }
}

/** Whether the bundle has this page's pinned releases, except of modules that bundles never contain. */
function hasReleasesOfPage({ files }: OfflineBundle): boolean {
  const { modules }: PageState = JSON.parse(document.getElementById('guide-state')!.textContent!);
  const has = (folder: string) => files.some(({ url }) => url.startsWith(folder));
  return Object.values(modules).every(({ base }) => has(base) || !has(base.replace(/[^/]+\/$/, '')));
}

async function offlineFallback(): Promise<OfflineState> {
  const stored = await readStored().catch(() => null);
  if (!stored) return { state: 'failed', reason: 'unreachable' };
  return stored.state === 'ready' ? { ...stored, isOffline: true } : stored;
}

function resumeWhenReachable(): void {
  const wait = new AbortController();
  waiting = wait;
  const resumeIfReachable = async () => {
    if (document.hidden || !(await isReachable()) || wait.signal.aborted) return;
    void store(null);
  };
  const timer = setInterval(resumeIfReachable, RETRY_INTERVAL_MS);
  addEventListener('online', resumeIfReachable, { signal: wait.signal });
  document.addEventListener('visibilitychange', resumeIfReachable, { signal: wait.signal });
  wait.signal.addEventListener('abort', () => {
    clearInterval(timer);
    waiting = null;
  });
}

export async function pause(): Promise<void> {
  const isPaused = await pauseDownload(abortAll);
  const { status } = offlineStore.getState();
  // The last file may have completed the download.
  if (isPaused && status?.state === 'downloading') show({ ...status, waitsFor: 'visitor' });
  else await refreshStatus();
}

function abortAll(): void {
  running?.abort();
  running = null;
  waiting?.abort();
}

export async function stop(): Promise<void> {
  await cancelDownload(abortAll);
  await refreshStatus();
}

export async function remove(): Promise<void> {
  abortAll();
  await removeBundle();
  await refreshStatus();
}

/** Runs in the background: resumes a download, fetches removed files again, or downloads a new bundle. */
export async function updateStoredGuide(): Promise<void> {
  await removeLeftovers();
  const [current, next] = await Promise.all([readCurrent(), readNext()]);
  if (next) return next.paused ? undefined : store(null);
  if (!current) return;
  const language = languageOfBundle(current);
  if ((await missingFiles(current)) > 0) return startDownload(language);
  const newest = await fetchBundle(language);
  if (newest.id !== current.id) await startDownload(language);
}
