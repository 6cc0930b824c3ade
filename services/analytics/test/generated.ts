import type { Arrival } from '../src/data/store-arrivals';
import { dayOf, endOfDay } from '../src/days';

const TIME_ZONE = 'Europe/London';
const DAY_MS = 24 * 60 * 60 * 1000;
/** 40 days over the change to summer time of 29 March 2099: nothing of them ends by itself during a test. */
const START = Date.parse('2099-03-09T00:00:00Z');
const DAYS = 40;

const PATHS = ['/', '/map', '/attraction/1', '/tower-of-london', '/attraction/2', '/pub/3'];
const DEVICES = ['desktop', 'phone', 'tablet'];
const REFERRERS = [undefined, undefined, 'example.org', 'search.example'];
/** On this day the guide is in the news. */
const BUSY_DAY = 20;

/**
 * Views, booking clicks, measurements and other events in random order over 40 days, many of them close to midnight
 * and to the clock change; one in ten is delivered twice. Three in ten fall on one day, of up to 12,000 visitors.
 */
export function generated(count: number, random: () => number): Arrival[] {
  const pick = <T>(from: T[]) => from[Math.floor(random() * from.length)]!;
  const arrivals: Arrival[] = [];
  for (let n = 0; n < count; n++) {
    const busy = random() < 0.3;
    const day = (busy ? BUSY_DAY : Math.floor(random() * DAYS)) * DAY_MS;
    const hour = random() < 0.4 ? (random() - 0.5) * 4 * 3_600_000 : random() * DAY_MS;
    const at = new Date(START + DAY_MS + day + hour);
    const id = n.toString(16).padStart(32, '0');
    const when = { at, day: dayOf(at, TIME_ZONE) };
    const kind = random();
    if (kind < 0.2) {
      arrivals.push({ kind: 'event', id, event: { ...eventOf(kind, pick), path: pick(PATHS) }, ...when });
    } else {
      const view = { path: pick(PATHS), device: pick(DEVICES), referrer: pick(REFERRERS) };
      const mark = `v${Math.floor(random() * (busy ? 12_000 : 200))}`;
      const visitor = { ...when, mark, dayEnds: endOfDay(at, TIME_ZONE) };
      arrivals.push({ kind: 'view', id, view, visitor });
    }
    if (random() < 0.1) arrivals.push(pick(arrivals));
  }
  return arrivals;
}

function eventOf(kind: number, pick: <T>(from: T[]) => T) {
  if (kind < 0.1) return { name: 'booking_click', category: 'booking' };
  if (kind < 0.12) return { name: 'search', category: 'search' };
  const vital = {
    metric: pick(['LCP', 'INP', 'CLS']),
    module: pick(['map', 'pubs']),
    version: '1.0.0',
    value: pick([0.1, 0.5, 40, 900, 2500]),
  };
  return { name: 'web_vital', category: 'vitals', properties: JSON.stringify(vital) };
}
