import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useHost } from './host';
import { createListeners } from './listeners';

const MINUTE_MS = 60_000;
const listeners = createListeners();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void) {
  const unsubscribe = listeners.subscribe(listener);
  timer ??= setInterval(listeners.notify, MINUTE_MS);
  return () => {
    unsubscribe();
    if (!listeners.isEmpty()) return;
    clearInterval(timer);
    timer = undefined;
  };
}

let clockOffsetMs = 0;

/** The current time by the guide's clock, ms since 1970. In browsers the shell corrects a device's wrong clock. */
export const guideNow = (): number => Date.now() + clockOffsetMs;

/** Only for the shell. @param offsetMs - how far the device's clock is behind */
export function setClockOffset(offsetMs: number): void {
  if (offsetMs === clockOffsetMs) return;
  clockOffsetMs = offsetMs;
  listeners.notify();
}

const toMinute = (instant: number) => Math.floor(instant / MINUTE_MS) * MINUTE_MS;
const thisMinute = () => toMinute(guideNow());

const never = () => () => {};

/** The current minute, ms since 1970: that of the request while hydrating, then that of the guide's clock. */
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
