import { LRUCache } from 'lru-cache';

/** Renderers that end without a page in between. */
export const MAX_FAILURES = 3;
export const PAUSE_MS = 60_000;
const MAX_RELEASES = 200;

interface Failures {
  count: number;
  /** Continues "The renderer …". */
  reason: string;
  pausedUntil: number;
}

/**
 * Pauses a release after three failures in succession. It is tried again after a minute and never dropped for good;
 * a rendered page clears its failures.
 */
export function createPauses(now: () => number) {
  const failures = new LRUCache<string, Failures>({ max: MAX_RELEASES });

  return {
    /** @returns whether the release is paused now */
    add(id: string, reason: string): boolean {
      const count = (failures.get(id)?.count ?? 0) + 1;
      const isPaused = count >= MAX_FAILURES;
      failures.set(id, { count, reason, pausedUntil: isPaused ? now() + PAUSE_MS : 0 });
      return isPaused;
    },
    clear: (id: string): void => void failures.delete(id),
    isPaused: (id: string): boolean => (failures.get(id)?.pausedUntil ?? 0) > now(),
    /** Why a release was paused, while it has rendered no page since. */
    reasonOf(id: string): string | null {
      const known = failures.get(id);
      return known && known.count >= MAX_FAILURES ? known.reason : null;
    },
  };
}
