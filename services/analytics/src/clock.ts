import { dayOf, endOfDay } from './days';

/** The wall clock may differ so much from the steady one before it counts as set. */
const TOLERANCE_MS = 1000;

/** A moment: the time, how often the clock had been set by then, and the city's day. */
export interface Moment {
  at: Date;
  clock: number;
  day: string;
  dayEnds: Date;
}

/**
 * A clock that runs steadily, so that what lies between two moments is right also while the wall clock is corrected;
 * when that was set (more than a second off) it follows at once, and the next moments have another `clock`.
 * @param timeZone of the city, IANA
 * @param wall ms since 1970
 * @param steady ms that only grow
 */
export function createClock(
  timeZone: string,
  wall: () => number = Date.now,
  steady: () => number = () => performance.now(),
): () => Moment {
  let offset = wall() - steady();
  let clock = 0;
  let today = { day: '', begins: 0, dayEnds: new Date(0) };

  return () => {
    const now = wall();
    const running = steady();
    if (Math.abs(now - running - offset) > TOLERANCE_MS) {
      offset = now - running;
      clock += 1;
    }
    const at = new Date(running + offset);
    if (at >= today.dayEnds || at.getTime() < today.begins)
      today = { day: dayOf(at, timeZone), begins: at.getTime(), dayEnds: endOfDay(at, timeZone) };
    return { at, clock, day: today.day, dayEnds: today.dayEnds };
  };
}
