import { LRUCache } from 'lru-cache';

/** How many renderers of a release may end in succession, without a page that it rendered in between. */
export const MAX_FAILURES = 3;
/** How long a release is not rendered after that. */
export const PAUSE_MS = 60_000;
/** Releases whose failures are remembered. */
const MAX_RELEASES = 200;

interface Failures {
  /** Since the last page. */
  count: number;
  /** The last one: the rest of a sentence that begins with "The renderer". */
  reason: string;
  pausedUntil: number;
}

/**
 * Pauses releases whose renderers end again and again. A paused release is tried again after a minute and never dropped
 * for good; one page that it renders ends the matter.
 * @param now the time, ms of a monotonic clock
 */
export function createPauses(now: () => number) {
  const failures = new LRUCache<string, Failures>({ max: MAX_RELEASES });

  return {
    /** Adds the end of a renderer, or of an evaluation. @returns whether the release is paused now */
    add(id: string, reason: string): boolean {
      const count = (failures.get(id)?.count ?? 0) + 1;
      const isPaused = count >= MAX_FAILURES;
      failures.set(id, { count, reason, pausedUntil: isPaused ? now() + PAUSE_MS : 0 });
      return isPaused;
    },
    /** The release has rendered a page. */
    clear: (id: string): void => void failures.delete(id),
    isPaused: (id: string): boolean => (failures.get(id)?.pausedUntil ?? 0) > now(),
    /** Why a release is failing: it was paused and has rendered no page since. */
    reasonOf(id: string): string | null {
      const known = failures.get(id);
      return known && known.count >= MAX_FAILURES ? known.reason : null;
    },
  };
}
