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
export function createFailures(now: () => number) {
  const byRelease = new LRUCache<string, Failures>({ max: MAX_RELEASES });

  return {
    /** A renderer of a release ended, or its bundle cannot be evaluated. @returns whether the release is paused now */
    add(id: string, reason: string): boolean {
      const count = (byRelease.get(id)?.count ?? 0) + 1;
      const isPaused = count >= MAX_FAILURES;
      byRelease.set(id, { count, reason, pausedUntil: isPaused ? now() + PAUSE_MS : 0 });
      return isPaused;
    },
    clear: (id: string): void => void byRelease.delete(id),
    isPaused: (id: string): boolean => (byRelease.get(id)?.pausedUntil ?? 0) > now(),
    /** Why a release is failing: it was paused and has rendered no page since. */
    reasonOf(id: string): string | null {
      const failures = byRelease.get(id);
      return failures && failures.count >= MAX_FAILURES ? failures.reason : null;
    },
  };
}
