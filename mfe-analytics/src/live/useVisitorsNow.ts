import { useEffect, useState } from 'react';
import { pause, readEvents, retryWithBackoff } from './eventStream';

/** The summary has the number already: the stream waits until what the page loads is there. */
const STREAM_DELAY_MS = 2000;

/**
 * The number of visitors now, from the guide's stream of events, while the page is visible.
 * @param token opens figures that are closed on this guide; else empty
 * @returns null before the first event, and when the stream is lost
 */
export function useVisitorsNow(token: string): number | null {
  const [visitors, setVisitors] = useState<number | null>(null);
  useEffect(() => {
    let ending = new AbortController();
    const readStream = async ({ signal }: AbortController) => {
      const open = (stream: AbortSignal) =>
        fetch('/api/analytics/live', {
          signal: stream,
          // The service worker leaves it alone: a stream is nothing to store.
          cache: 'no-cache',
          headers: token ? { authorization: `Bearer ${token}` } : {},
        });
      await pause(STREAM_DELAY_MS, signal);
      await retryWithBackoff(async (resetBackoff) => {
        await readEvents(
          open,
          (name, data) => {
            resetBackoff();
            if (name === 'visitors') setVisitors(Number(data));
          },
          signal,
        ).catch(() => {
          // A lost stream is tried again; until then the summary has the number.
        });
        setVisitors(null);
        return true;
      }, signal);
    };
    const follow = () => {
      ending.abort();
      if (document.visibilityState === 'hidden') return;
      ending = new AbortController();
      void readStream(ending);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      ending.abort();
    };
  }, [token]);
  return visitors;
}
