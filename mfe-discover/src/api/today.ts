import type { Listing } from '@guide/contracts/api';
import { closesLate, rightNow } from '@guide/contracts/place';
import { addDays, type Calendar, hoursOnDay, instantOf, localTime, openSpans } from '@guide/contracts/site';

export interface TodaysPlace extends Pick<Listing, 'id' | 'name' | 'imageUrl' | 'pubId'> {
  /** ms since 1970; its meaning depends on the list. */
  at: number;
  /** Visitors get in until then, ms since 1970. */
  lastEntry: number;
  /** The closing time is not fixed. */
  isOpenEnd?: true;
  /** Open late, but not a place for an evening. */
  isStation?: true;
}

export interface Today {
  day: string;
  /** `at`: closing time, latest first; outdoor places and places that never close come last. */
  openLate: TodaysPlace[];
  /** `at`: last entry, soonest first. */
  lastEntry: TodaysPlace[];
  closed: TodaysPlace[];
  /** Open now. `at`: closing time, latest first. */
  pubs: TodaysPlace[];
  restaurants: TodaysPlace[];
}

/** City times when the list shows pubs and restaurants: lunch, dinner and night. */
const MEALS = [
  { from: '12:30', until: '14:30' },
  { from: '18:00', until: '24:00' },
  { from: '00:00', until: '05:00' },
];

const latestFirst = (a: TodaysPlace, b: TodaysPlace) => b.at - a.at;

/** Places by what a visitor asks of today; pubs and restaurants only at meal times. @param now - ms since 1970 */
export function todayOf(listings: readonly Listing[], now: number, calendar: Calendar): Today {
  const { day, time } = localTime(now, calendar.clockChanges);
  const isMealTime = MEALS.some(({ from, until }) => time >= from && time < until);
  const openLate: TodaysPlace[] = [];
  const openLast: TodaysPlace[] = [];
  const lastEntry: TodaysPlace[] = [];
  const closed: TodaysPlace[] = [];
  const open: Record<'pub' | 'restaurant', TodaysPlace[]> = { pub: [], restaurant: [] };
  const neverCloses = instantOf(addDays(day, 2), 0, calendar.clockChanges);
  const when = rightNow(now);
  for (const { id, name, imageUrl, pubId, category, hours, facts } of listings) {
    if (!hours || hours.byAppointment || (category !== 'attraction' && !isMealTime)) continue;
    const spans = openSpans(hours, addDays(day, -1), 3, calendar);
    const span = spans.find((each) => each.isConfirmed && each.lastEntry > now);
    const place = { id, name, imageUrl, pubId, lastEntry: span?.lastEntry ?? now };
    if (category !== 'attraction') {
      if (span && span.from <= now)
        open[category].push({ ...place, at: span.until, ...(span.isOpenEnd && { isOpenEnd: true }) });
      continue;
    }
    const until = closesLate(hours, when, calendar);
    if (until !== null) {
      const isLast = facts?.setting === 'outdoor' || until >= neverCloses;
      const late = hours.kind === 'railway' ? ({ ...place, isStation: true } as const) : place;
      (isLast ? openLast : openLate).push({ ...late, at: until });
    }
    const hoursToday = hoursOnDay(hours, day, calendar);
    if (hoursToday.isConfirmed && hoursToday.intervals.length === 0) closed.push({ ...place, at: now });
    if (!span || !hours.lastEntryMinutes) continue;
    if (localTime(span.from, calendar.clockChanges).day <= day)
      lastEntry.push({ ...place, at: span.lastEntry });
  }
  return {
    day,
    openLate: [...openLate.sort(latestFirst), ...openLast.sort(latestFirst)],
    lastEntry: lastEntry.sort((a, b) => a.at - b.at),
    closed,
    pubs: open.pub.sort(latestFirst),
    restaurants: open.restaurant.sort(latestFirst),
  };
}
