import { useHost } from '@guide/contracts/module';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time to the minute, ms since 1970: the request's while hydrating, then the visitor's clock. */
export function useNow(): number {
  const { now } = useHost();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const tick = () => setTime(Math.floor(Date.now() / MINUTE) * MINUTE);
    tick();
    const timer = setInterval(tick, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return time;
}
