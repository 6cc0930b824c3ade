/** The state of the stored guide in this page, and what the visitor can do with it. Browser only. */
import type { OfflineSet } from '@guide/contracts/api';
import { createStore } from 'zustand';
import { readCurrent, readNext, type StoredSet } from '../database';
import { installWorker } from '../installWorker';
import { setTaken } from '../taken';
import { fetchSet, missingFiles, type Progress, pauseSet, removeSet, stopSet, takeSet } from './takeSet';

export type Pocket =
  | { state: 'asking' }
  /** Nothing is stored; `set` is what would be, null when the site cannot be asked. */
  | { state: 'offered'; set: OfflineSet | null }
  | ({ state: 'taking' | 'paused' | 'waiting'; since: number } & Progress)
  | { state: 'full'; set: OfflineSet }
  | { state: 'stored'; set: StoredSet }
  /** The browser has removed files of it. */
  | { state: 'damaged'; set: StoredSet; missing: number }
  /** This browser keeps nothing, as in some private windows. */
  | { state: 'impossible' };

export const pocket = createStore<Pocket>(() => ({ state: 'asking' }));

function show(now: Pocket): void {
  pocket.setState(now, true);
  if (now.state === 'stored') setTaken('Stored');
  else if (now.state === 'offered' || now.state === 'full') setTaken(null);
  else if (now.state !== 'asking' && now.state !== 'impossible') setTaken('Not whole');
}

let running: AbortController | null = null;

/** Finds out what is stored, and what could be. */
export async function look(): Promise<void> {
  if (running) return;
  try {
    const [current, next] = await Promise.all([readCurrent(), readNext()]);
    if (current) {
      const missing = await missingFiles(current);
      return show(
        missing > 0 ? { state: 'damaged', set: current, missing } : { state: 'stored', set: current },
      );
    }
    if (next) return show({ state: 'paused', set: next, stored: new Set(), since: 0 });
    show({ state: 'offered', set: await fetchSet().catch(() => null) });
  } catch {
    show({ state: 'impossible' });
  }
}

/** Stores the guide, or goes on storing it; shows how far it is. */
export async function take(): Promise<void> {
  if (running) return;
  const own = new AbortController();
  running = own;
  let last: Progress | null = null;
  const since = Date.now();
  try {
    void navigator.storage.persist?.();
    if (!navigator.serviceWorker.controller) await installWorker();
    const set = await takeSet(own.signal, (progress) => {
      last = progress;
      if (!own.signal.aborted) show({ state: 'taking', since, ...progress });
    });
    show({ state: 'stored', set });
  } catch (error) {
    const progress = last as Progress | null;
    if (own.signal.aborted) return;
    if ((error as Error).name === 'QuotaExceededError' && progress)
      return show({ state: 'full', set: progress.set });
    if (!progress) return show({ state: 'offered', set: null });
    show({ state: 'waiting', since, ...progress });
    addEventListener('online', () => void take(), { once: true });
  } finally {
    // One that was stopped may end after the next has begun.
    if (running === own) running = null;
  }
}

/** Stops for now. */
export async function pause(): Promise<void> {
  const now = pocket.getState();
  running?.abort();
  await pauseSet();
  if ('stored' in now) show({ ...now, state: 'paused' });
}

/** Gives up what is not whole. */
export async function stop(): Promise<void> {
  running?.abort();
  running = null;
  await stopSet();
  await look();
}

/** Removes the stored guide. */
export async function remove(): Promise<void> {
  running?.abort();
  running = null;
  await removeSet();
  await look();
}

/**
 * For a visitor who has the guide with them, or was storing it: goes on with what was begun, brings back what the browser
 * has removed, and stores the site's next release or data beside the current one.
 */
export async function keepUpToDate(): Promise<void> {
  const [current, next] = await Promise.all([readCurrent(), readNext()]);
  if (next) return next.paused ? undefined : take();
  if (!current) return;
  if ((await missingFiles(current)) > 0) return take();
  const newest = await fetchSet();
  if (newest.id !== current.id) await take();
}
