import { addDays, type Calendar, type Day, instantOf, openSpans } from '@guide/contracts/site';
import { findPlace, type Place } from '../places/place';
import type { Break, Item, PlanDay } from '../plan/plan';
import type { Minute, Visit } from './visit';

const MINUTE_MS = 60_000;

/** Converts between local times of a day, elapsed minutes and instants. */
export function clocksOf(date: Day, { clockChanges }: Calendar) {
  const midnight = instantOf(date, 0, clockChanges);
  return {
    /** @param time - local time, minutes after midnight */
    toMinute: (time: number): Minute => (instantOf(date, time, clockChanges) - midnight) / MINUTE_MS,
    toInstant: (minute: Minute): number => midnight + minute * MINUTE_MS,
  };
}

/** A visit to a place with an open end that begins in time can end this much later. */
const OPEN_END_MINUTES = 180;

/**
 * Opening spans on a day, including those from the evening before (usual hours on holidays, D-91). Null: not known, or by
 * appointment.
 */
export function openOn(
  { hours }: Pick<Place, 'hours'>,
  date: Day,
  calendar: Calendar,
): [from: Minute, until: Minute, lastEntry: Minute][] | null {
  if (!hours || hours.byAppointment) return null;
  const midnight = instantOf(date, 0, calendar.clockChanges);
  const nextMidnight = instantOf(addDays(date, 1), 0, calendar.clockChanges);
  const toMinute = (instant: number): Minute => (instant - midnight) / MINUTE_MS;
  return openSpans(hours, addDays(date, -1), 3, calendar)
    .filter(({ from, until }) => from < nextMidnight && until > midnight)
    .map(({ from, until, lastEntry, isOpenEnd }) => [
      toMinute(from),
      toMinute(until) + (isOpenEnd ? OPEN_END_MINUTES : 0),
      toMinute(lastEntry),
    ]);
}

/** A break begins within its times. @param toMinute - from `clocksOf` */
export const visitOfBreak = (
  { minutes, from, until }: Pick<Break, 'minutes' | 'from' | 'until'>,
  toMinute: (time: number) => Minute,
): Visit => ({ at: null, minutes, open: [[toMinute(from), toMinute(until) + minutes]], fixedAt: null });

/** Converts a line of a day. A place that the guide no longer has gets neither coordinates nor hours. */
function visitOf(item: Item, places: readonly Place[], date: Day, calendar: Calendar): Visit {
  const { toMinute } = clocksOf(date, calendar);
  if (item.kind === 'break') return visitOfBreak(item, toMinute);
  const place = findPlace(places, item.place);
  return {
    at: place?.at ?? null,
    minutes: place ? (item.stay ?? place.stay) : 0,
    open: place ? openOn(place, date, calendar) : null,
    fixedAt: item.fixedAt === undefined || !place ? null : toMinute(item.fixedAt),
  };
}

export function visitsOf(
  { date, startsAt, start, items }: PlanDay,
  places: readonly Place[],
  calendar: Calendar,
) {
  return {
    visits: items.map((item) => visitOf(item, places, date, calendar)),
    startsAt: clocksOf(date, calendar).toMinute(startsAt),
    from: start ?? null,
  };
}
