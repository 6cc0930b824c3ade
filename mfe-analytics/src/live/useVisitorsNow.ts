import { useEffect, useState } from 'react';
import { pause, readEvents, retryWithBackoff } from './eventStream';

/** Starts the stream after the page has loaded; until then the summary has the number. */
const STREAM_DELAY_MS = 2000;

/** Visitors now, from the event stream; null without an event or connection. @param token - share token, or "" */
export function useVisitorsNow(token: string): number | null {
  const [visitors, setVisitors] = useState<number | null>(null);
  useEffect(() => {
    let controller = new AbortController();
    const readStream = async ({ signal }: AbortController) => {
      const open = (stream: AbortSignal) =>
        fetch('/api/analytics/live', {
          signal: stream,
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
          // Retried; until then the summary has the number.
        });
        setVisitors(null);
        return true;
      }, signal);
    };
    const follow = () => {
      controller.abort();
      if (document.visibilityState === 'hidden') return;
      controller = new AbortController();
      void readStream(controller);
    };
    const leave = () => controller.abort();
    const restore = ({ persisted }: PageTransitionEvent) => persisted && follow();
    follow();
    addEventListener('pagehide', leave);
    addEventListener('pageshow', restore);
    document.addEventListener('visibilitychange', follow);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', restore);
      document.removeEventListener('visibilitychange', follow);
      controller.abort();
    };
  }, [token]);
  return visitors;
}
