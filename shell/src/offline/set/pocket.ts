/** The state of the stored guide in this page, and what the visitor can do with it. Browser only. */
import type { OfflineSet } from '@guide/contracts/api';
import type { PageState } from '@guide/contracts/module';
import { createStore } from 'zustand';
import { markOutdated } from '../../navigation/outdated';
import { readCurrent, readNext, type StoredSet } from '../database';
import { installWorker } from '../installWorker';
import { isReached } from '../reached';
import { setTaken } from '../taken';
import {
  fetchSet,
  missingFiles,
  type Progress,
  pauseSet,
  removeLeftovers,
  removeSet,
  stopSet,
  storedFiles,
  takeSet,
} from './takeSet';

/** The guide is stored; `isUnreached`: the site could not be asked for the next one. */
type Whole = { set: StoredSet; isUnreached?: boolean };

export type Pocket =
  | { state: 'asking' }
  /** Nothing is stored; `set` is what would be, null when the site cannot be asked. */
  | { state: 'offered'; set: OfflineSet | null }
  | ({ state: 'taking' | 'paused' | 'waiting'; since: number } & Progress)
  /** There is no room for this one; `isUpdate`: the one from before is still there. */
  | { state: 'full'; set: OfflineSet; isUpdate: boolean }
  | ({ state: 'stored' } & Whole)
  /** The browser has removed files of it. */
  | ({ state: 'damaged'; missing: number } & Whole)
  /** This browser keeps nothing, as in some private windows. */
  | { state: 'impossible' };

export const pocket = createStore<Pocket>(() => ({ state: 'asking' }));

function show(now: Pocket): void {
  pocket.setState(now, true);
  if (now.state === 'asking' || now.state === 'impossible') return;
  if (now.state === 'stored' || ('isUpdate' in now && now.isUpdate)) setTaken('Stored');
  else setTaken(now.state === 'offered' || now.state === 'full' ? null : 'Not whole');
}

/** How often the site is asked for while storing waits for it: no event tells that a login page has let one through. */
const ASK_AGAIN_MS = 15_000;

let running: AbortController | null = null;
let waiting: AbortController | null = null;

/** Finds out what is stored, and what could be. */
export async function look(): Promise<void> {
  if (running || waiting) return;
  try {
    show((await readStored()) ?? { state: 'offered', set: await fetchSet().catch(() => null) });
  } catch {
    show({ state: 'impossible' });
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

/** Stores the guide, or goes on storing it, as the visitor asks for. */
export const take = (): Promise<void> => store(false);

/** Shows how far it is. @param goesOn by itself, with what was begun */
async function store(goesOn: boolean): Promise<void> {
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
      if (!own.signal.aborted) show({ state: 'taking', since, ...progress });
    };
    const set = await takeSet(own.signal, onProgress, goesOn);
    if (!set) {
      running = null;
      return await look();
    }
    // What this page has not loaded yet of its own releases is not on the device any more.
    if (!hasReleasesOfPage(set)) markOutdated();
    show({ state: 'stored', set });
  } catch (error) {
    const progress = last as Progress | null;
    if (own.signal.aborted) return;
    if (!progress) return show(await unreached());
    if ((error as Error).name === 'QuotaExceededError') return show({ ...progress, state: 'full' });
    show({ state: 'waiting', since, ...progress });
    takeWhenReached();
  } finally {
    // One that was stopped may end after the next has begun.
    if (running === own) running = null;
  }
}

/** Whether a set has the releases that this page is pinned to; those of modules that are in no set do not count. */
function hasReleasesOfPage({ files }: OfflineSet): boolean {
  const { modules }: PageState = JSON.parse(document.getElementById('guide-state')!.textContent!);
  const has = (folder: string) => files.some(({ url }) => url.startsWith(folder));
  return Object.values(modules).every(({ module, base }) => has(base) || !has(`/modules/${module}/`));
}

/** The site cannot be asked what there would be to store: what is stored stays. */
async function unreached(): Promise<Pocket> {
  const stored = await readStored().catch(() => null);
  if (!stored) return { state: 'offered', set: null };
  return stored.state === 'paused' ? stored : { ...stored, isUnreached: true };
}

/** Goes on when the site can be reached again, until somebody else does or it is stopped. */
function takeWhenReached(): void {
  const own = new AbortController();
  waiting = own;
  const ask = async () => {
    if (document.hidden || !(await isReached()) || own.signal.aborted) return;
    void store(true);
  };
  const timer = setInterval(ask, ASK_AGAIN_MS);
  addEventListener('online', ask, { signal: own.signal });
  document.addEventListener('visibilitychange', ask, { signal: own.signal });
  own.signal.addEventListener('abort', () => {
    clearInterval(timer);
    waiting = null;
  });
}

/** Stops for now. */
export async function pause(): Promise<void> {
  const now = pocket.getState();
  giveUp();
  const isPaused = await pauseSet();
  // It may have become whole with its last file.
  if (isPaused && 'stored' in now) show({ ...now, state: 'paused' });
  else await look();
}

/** Ends what is running or waits. */
function giveUp(): void {
  running?.abort();
  running = null;
  waiting?.abort();
}

/** Gives up what is not whole. */
export async function stop(): Promise<void> {
  giveUp();
  await stopSet();
  await look();
}

/** Removes the stored guide. */
export async function remove(): Promise<void> {
  giveUp();
  await removeSet();
  await look();
}

/**
 * For a visitor who has the guide with them, or was storing it: goes on with what was begun, brings back what the browser
 * has removed, and stores the site's next release or data beside the current one.
 */
export async function keepUpToDate(): Promise<void> {
  await removeLeftovers();
  const [current, next] = await Promise.all([readCurrent(), readNext()]);
  if (next) return next.paused ? undefined : store(true);
  if (!current) return;
  if ((await missingFiles(current)) > 0) return take();
  const newest = await fetchSet();
  if (newest.id !== current.id) await take();
}
