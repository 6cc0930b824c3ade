import { useEffect, useState } from 'react';
import { keepTrying, pause, readEvents } from './eventStream';

/** The summary has said the number already: the stream waits until what the page loads is there. */
const BEFORE_STREAM_MS = 2000;

/**
 * Hears from the guide how many visitors there are now, while the page is visible.
 * @param token opens figures that are closed on this guide; else empty
 * @returns null until it is heard, and when the stream is lost
 */
export function useVisitorsNow(token: string): number | null {
  const [visitors, setVisitors] = useState<number | null>(null);
  useEffect(() => {
    let ending = new AbortController();
    const hear = async ({ signal }: AbortController) => {
      const open = (stream: AbortSignal) =>
        fetch('/api/analytics/live', {
          signal: stream,
          // The service worker leaves it alone: a stream is nothing to keep.
          cache: 'no-cache',
          headers: token ? { authorization: `Bearer ${token}` } : {},
        });
      await pause(BEFORE_STREAM_MS, signal);
      await keepTrying(async (worked) => {
        await readEvents(
          open,
          (name, data) => {
            worked();
            if (name === 'visitors') setVisitors(Number(data));
          },
          signal,
        ).catch(() => {
          // A lost stream is tried again; until then the summary says the number.
        });
        setVisitors(null);
        return true;
      }, signal);
    };
    const follow = () => {
      ending.abort();
      if (document.visibilityState === 'hidden') return;
      ending = new AbortController();
      void hear(ending);
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
