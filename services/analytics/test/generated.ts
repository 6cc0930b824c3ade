import type { Arrival } from '../src/data/store-batch';
import { dayOf, endOfDay } from '../src/days';

export const TIME_ZONE = 'Europe/London';
const DAY_MS = 24 * 60 * 60 * 1000;
/** 40 days over the change to summer time of 29 March 2099: nothing of them ends by itself during a test. */
const START = Date.parse('2099-03-09T00:00:00Z');
const DAYS = 40;

const PATHS = ['/', '/map', '/attraction/1', '/tower-of-london', '/attraction/2', '/pub/3'];
const DEVICES = ['desktop', 'phone', 'tablet'];

/** Numbers between 0 and 1 that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Views and booking clicks in random order over 40 days, many of them close to midnight and to the clock change; one
 * in ten arrives a second time.
 */
export function generated(count: number, random: () => number): Arrival[] {
  const pick = <T>(from: T[]) => from[Math.floor(random() * from.length)]!;
  const arrivals: Arrival[] = [];
  for (let n = 0; n < count; n++) {
    const day = Math.floor(random() * DAYS) * DAY_MS;
    const hour = random() < 0.4 ? (random() - 0.5) * 4 * 3_600_000 : random() * DAY_MS;
    const at = new Date(START + DAY_MS + day + hour);
    const id = n.toString(16).padStart(32, '0');
    const when = { at, day: dayOf(at, TIME_ZONE) };
    const path = pick(PATHS);
    arrivals.push(
      random() < 0.1
        ? { kind: 'event', id, event: { name: 'booking_click', category: 'booking', path }, ...when }
        : {
            kind: 'view',
            id,
            view: { path, device: pick(DEVICES) },
            visitor: { ...when, mark: `v${Math.floor(random() * 200)}`, dayEnds: endOfDay(at, TIME_ZONE) },
          },
    );
    if (random() < 0.1) arrivals.push(pick(arrivals));
  }
  return arrivals;
}
