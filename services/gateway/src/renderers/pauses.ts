import { LRUCache } from 'lru-cache';

export const MAX_FAILURES = 3;
export const PAUSE_MS = 60_000;
/** How long a release that nobody requests counts as paused. */
const FORGET_MS = 10 * 60_000;
const MAX_RELEASES = 200;

interface Failures {
  count: number;
  /** Completes the sentence "The renderer …". */
  reason: string;
  pausedUntil: number;
}

/** Pauses a release for a minute after three failures in succession; a rendered page clears its failures. */
export function createPauses(now: () => number) {
  const failures = new LRUCache<string, Failures>({ max: MAX_RELEASES });

  return {
    add(id: string, reason: string): boolean {
      const count = (failures.get(id)?.count ?? 0) + 1;
      const isPaused = count >= MAX_FAILURES;
      failures.set(id, { count, reason, pausedUntil: isPaused ? now() + PAUSE_MS : 0 });
      return isPaused;
    },
    clear: (id: string): void => void failures.delete(id),
    isPaused: (id: string): boolean => (failures.get(id)?.pausedUntil ?? 0) > now(),
    /** Why a release was paused; null once it has rendered a page again, or nobody requested one for ten minutes. */
    reasonOf(id: string): string | null {
      const entry = failures.get(id);
      const isPaused = entry && entry.pausedUntil > 0 && entry.pausedUntil + FORGET_MS > now();
      return isPaused ? entry.reason : null;
    },
  };
}
