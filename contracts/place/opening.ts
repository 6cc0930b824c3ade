import type { Listing } from '../api';
import {
  addDays,
  type Calendar,
  type Day,
  hoursOnDay,
  instantOf,
  localTime,
  type Opening,
  type OpenSpan,
  openSpans,
  timesText,
  weekdayOn,
} from '../site';

type Hours = NonNullable<Listing['hours']>;

/** The time that opening states are about: now, or what a visitor chose (D-86). */
export interface When {
  /** ms since 1970. */
  at: number;
  /** Set for any time of a day, from `at` on. */
  day?: Day;
  /** "now", "Friday 18:00". */
  name: string;
}

export const rightNow = (now: number): When => ({ at: now, name: 'now' });

export const LAST_ENTRY_SOON_MINUTES = 45;
const MINUTE_MS = 60_000;
const DAYS_PER_WEEK = 7;
/** A place is open late when it closes at 20:00 or later. */
const LATE_FROM_MINUTE = 20 * 60;

/** Spans that may contain the time; of a whole day, those that start on it. */
function spansAround(hours: Hours, { at, day }: When, calendar: Calendar, days = 3): OpenSpan[] {
  if (day) return openSpans(hours, day, 1, calendar);
  return openSpans(hours, addDays(localTime(at, calendar.clockChanges).day, -1), days, calendar);
}

const isNow = ({ name }: When): boolean => name === 'now';

/** Whether visitors usually get in; on a whole day, at any time. */
const usuallyAdmits = ({ from, lastEntry }: OpenSpan, { at, day }: When): boolean =>
  (day !== undefined || from <= at) && at < lastEntry;

const admits = (span: OpenSpan, when: When): boolean => span.isConfirmed && usuallyAdmits(span, when);

/** Whether only the usual hours, which a public holiday may change, say "open", now or later today (D-91). */
function isUnconfirmed(spans: readonly OpenSpan[], when: When, { clockChanges }: Calendar): boolean {
  const today = localTime(when.at, clockChanges).day;
  const isToday = ({ from }: OpenSpan) => isNow(when) && localTime(from, clockChanges).day === today;
  return spans.some(
    (span) => !span.isConfirmed && (usuallyAdmits(span, when) || (span.from > when.at && isToday(span))),
  );
}

/** Whether a place is open and lets visitors in; false without hours. */
export const isOpenAt = (hours: Listing['hours'], when: When, calendar: Calendar): boolean =>
  hours !== undefined && spansAround(hours, when, calendar).some((span) => admits(span, when));

/** Closing time, ms since 1970, of a place that is open late; null if it is not or has an open end. After midnight, yesterday's hours count. */
export const closesLate = (hours: Listing['hours'], when: When, calendar: Calendar): number | null =>
  hours ? lateEnd(spansAround(hours, when, calendar), when, calendar) : null;

function lateEnd(spans: readonly OpenSpan[], when: When, { clockChanges }: Calendar): number | null {
  const late = spans.find(({ from, lastEntry, until, isConfirmed, isOpenEnd }) => {
    if (!isConfirmed || isOpenEnd || lastEntry <= when.at) return false;
    const opened = localTime(from, clockChanges).day;
    return (
      until >= instantOf(opened, LATE_FROM_MINUTE, clockChanges) &&
      (from <= when.at || opened === localTime(when.at, clockChanges).day)
    );
  });
  return late ? late.until : null;
}

/** `isOpenAt` and `closesLate` at once, for filters and orders; `unconfirmed` as the state of that name. */
export function openingTraits(hours: Hours, when: When, calendar: Calendar) {
  const spans = spansAround(hours, when, calendar);
  const openNow = spans.some((span) => admits(span, when));
  return {
    openNow,
    openLate: lateEnd(spans, when, calendar) !== null,
    unconfirmed: !openNow && isUnconfirmed(spans, when, calendar),
  };
}

const clock = (time: string) => (time === '00:00' ? 'midnight' : time);

/** "Open now · until 17:30", "Open now · closing time not fixed", "Open Friday 16:00 · last entry 16:30". */
function openText(span: OpenSpan, isSoon: boolean, { at, name }: When, calendar: Calendar) {
  const { clockChanges } = calendar;
  const { lastEntry, until, isOpenEnd } = span;
  if (isOpenEnd) return `Open ${name} · closing time not fixed`;
  if (isSoon) return `Open ${name} · last entry ${clock(localTime(lastEntry, clockChanges).time)}`;
  const end = localTime(until, clockChanges);
  const throughout = end.day > addDays(localTime(at, clockChanges).day, 1);
  return `Open ${name} · ${throughout ? 'all day' : `until ${clock(end.time)}`}`;
}

function opens(next: { day: Day; time: string }, today: Day): string {
  if (next.day === today) return `Opens ${clock(next.time)}`;
  if (next.day === addDays(today, 1)) return `Opens tomorrow ${clock(next.time)}`;
  return `Opens ${weekdayOn(next.day).name} ${clock(next.time)}`;
}

/** Why and until when a place is closed now. */
function closedText(hours: Hours, now: number, spans: readonly OpenSpan[], calendar: Calendar): string {
  const today = localTime(now, calendar.clockChanges).day;
  const { intervals, isConfirmed } = hoursOnDay(hours, today, calendar);
  if (intervals.length === 0) return isConfirmed ? 'Closed today' : 'Usually closed, holiday not confirmed';
  const next = spans.find(({ from }) => from > now);
  if (!next) return 'Closed now';
  const text = opens(localTime(next.from, calendar.clockChanges), today);
  return next.isConfirmed ? text : `${text}, holiday not confirmed`;
}

/** "Last entry was at 16:30", "Last entry was at 12:30 · opens 14:00", "Closed to new visitors Friday 17:00". */
function noMoreEntryText(when: When, current: OpenSpan, spans: readonly OpenSpan[], calendar: Calendar) {
  const { clockChanges } = calendar;
  if (!isNow(when)) return `Closed to new visitors ${when.name}`;
  const lastEntry = localTime(current.lastEntry, clockChanges);
  const text =
    current.lastEntry > current.from
      ? `Last entry was at ${clock(lastEntry.time)}`
      : 'Closed to new visitors';
  const next = spans.find(({ from }) => from > when.at);
  const reopens = next && localTime(next.from, clockChanges);
  return reopens?.day === localTime(when.at, clockChanges).day
    ? `${text} · opens ${clock(reopens.time)}`
    : text;
}

const UNCONFIRMED: Opening = { state: 'unconfirmed', text: 'Usual hours, holiday not confirmed' };

/** State on a day as a whole: "Open Saturday · 10:00–17:30". */
function openingOnDay(hours: Hours, when: When & { day: Day }, calendar: Calendar): Opening {
  if (!isOpenAt(hours, when, calendar)) {
    const spans = spansAround(hours, when, calendar);
    return isUnconfirmed(spans, when, calendar)
      ? UNCONFIRMED
      : { state: 'closed', text: `Closed ${when.name}` };
  }
  const times = timesText(hoursOnDay(hours, when.day, calendar).intervals, when.day, calendar);
  return { state: 'open', text: `Open ${when.name} · ${times === '00:00–24:00' ? 'all day' : times}` };
}

/**
 * Whether visitors get into a place, in the city's time zone (D-44, D-83): "Open now · until 17:30", "Opens Monday
 * 10:00", "Open Friday 18:00 · until 21:00", "By appointment". On a public holiday without a rule, its usual hours are not confirmed (D-91).
 * @param summary - text for places without weekly hours: "Selected dates"
 */
export function openingState(
  hours: Listing['hours'],
  when: When,
  calendar: Calendar,
  summary = 'Hours unknown',
): Opening {
  if (!hours) return { state: 'unknown', text: summary };
  if (hours.byAppointment) return { state: 'unknown', text: 'By appointment' };
  const { at, day, name } = when;
  if (day) return openingOnDay(hours, { at, day, name }, calendar);
  const spans = spansAround(hours, when, calendar, DAYS_PER_WEEK + 1);
  const current = spans.find(({ from, until }) => from <= at && at < until);
  if (current && at >= current.lastEntry)
    return { state: 'noMoreEntry', text: noMoreEntryText(when, current, spans, calendar) };
  if (current?.isConfirmed) {
    const { lastEntry, until } = current;
    const isSoon = lastEntry < until && lastEntry - at <= LAST_ENTRY_SOON_MINUTES * MINUTE_MS;
    return { state: isSoon ? 'lastEntrySoon' : 'open', text: openText(current, isSoon, when, calendar) };
  }
  if (isUnconfirmed(spans, when, calendar)) return UNCONFIRMED;
  return {
    state: 'closed',
    text: isNow(when) ? closedText(hours, at, spans, calendar) : `Closed ${name}`,
  };
}

/** `openingState` in `minutes` from now: "Open when you get there · until 18:00". */
export const openingOnArrival = (
  hours: Listing['hours'],
  now: number,
  minutes: number,
  calendar: Calendar,
): Opening => openingState(hours, { at: now + minutes * MINUTE_MS, name: 'when you get there' }, calendar);
