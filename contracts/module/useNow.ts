import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useHost } from './host';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const notify of listeners) notify();
  }, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const toMinute = (instant: number) => Math.floor(instant / MINUTE_MS) * MINUTE_MS;
const thisMinute = () => toMinute(Date.now());

const never = () => () => {};

/** The current minute, ms since 1970: that of the request while hydrating, then that of the browser. */
export function useNow(): number {
  const { now } = useHost();
  const first = useRef<number>(undefined);
  const initial = useSyncExternalStore(
    never,
    () => (first.current ??= thisMinute()),
    () => (first.current = toMinute(now)),
  );
  const [minute, setMinute] = useState(initial);
  useEffect(() => {
    const update = () => startTransition(() => setMinute(thisMinute()));
    update();
    return subscribe(update);
  }, []);
  return minute;
}
