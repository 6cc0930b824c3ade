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
import { i18n } from '../texts';

type Hours = NonNullable<Listing['hours']>;

/** The time that opening states are about: now, or what a visitor chose (D-86). */
export interface When {
  /** ms since 1970. */
  at: number;
  /** Set for any time of a day, from `at` on. */
  day?: Day;
  /** In the page's language: "now", "Friday 18:00". */
  name: string;
  /** Absent for a time that a visitor chose. */
  kind?: 'now' | 'arrival';
}

export const rightNow = (now: number): When => ({ at: now, name: i18n.t('now'), kind: 'now' });

export const isNow = ({ kind }: When): boolean => kind === 'now';

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

const clock = (time: string) => (time === '00:00' ? i18n.t('midnight') : time);

function openAt({ kind, name }: When): string {
  if (kind === 'now') return i18n.t('Open now');
  return kind === 'arrival' ? i18n.t('Open when you get there') : i18n.t('Open {time}', { time: name });
}

const closedAt = ({ kind, name }: When): string =>
  kind === 'arrival' ? i18n.t('Closed when you get there') : i18n.t('Closed {time}', { time: name });

/** "Open now · until 17:30", "Open now · closing time not fixed", "Open Friday 16:00 · last entry 16:30". */
const openText = (span: OpenSpan, isSoon: boolean, when: When, calendar: Calendar): string =>
  `${openAt(when)} · ${endText(span, isSoon, when, calendar)}`;

function endText(span: OpenSpan, isSoon: boolean, { at }: When, { clockChanges }: Calendar): string {
  const { lastEntry, until, isOpenEnd } = span;
  if (isOpenEnd) return i18n.t('closing time not fixed');
  if (isSoon) return i18n.t('last entry {time}', { time: clock(localTime(lastEntry, clockChanges).time) });
  const end = localTime(until, clockChanges);
  const throughout = end.day > addDays(localTime(at, clockChanges).day, 1);
  return throughout ? i18n.t('all day') : i18n.t('until {time}', { time: clock(end.time) });
}

function opens(next: { day: Day; time: string }, today: Day): string {
  const time = clock(next.time);
  if (next.day === today) return i18n.t('Opens {time}', { time });
  if (next.day === addDays(today, 1)) return i18n.t('Opens tomorrow {time}', { time });
  return i18n.t('Opens {day} {time}', { day: weekdayOn(next.day).name, time });
}

/** Why and until when a place is closed now. */
function closedText(hours: Hours, now: number, spans: readonly OpenSpan[], calendar: Calendar): string {
  const today = localTime(now, calendar.clockChanges).day;
  const { intervals, isConfirmed } = hoursOnDay(hours, today, calendar);
  if (intervals.length === 0)
    return isConfirmed ? i18n.t('Closed today') : i18n.t('Usually closed, holiday not confirmed');
  const next = spans.find(({ from }) => from > now);
  if (!next) return i18n.t('Closed now');
  const text = opens(localTime(next.from, calendar.clockChanges), today);
  return next.isConfirmed ? text : `${text}, ${i18n.t('holiday not confirmed')}`;
}

/** "Last entry was at 16:30", "Last entry was at 12:30 · opens 14:00", "Closed to new visitors Friday 17:00". */
function noMoreEntryText(when: When, current: OpenSpan, spans: readonly OpenSpan[], calendar: Calendar) {
  const { clockChanges } = calendar;
  if (when.kind === 'arrival') return i18n.t('Closed to new visitors when you get there');
  if (!isNow(when)) return i18n.t('Closed to new visitors {time}', { time: when.name });
  const lastEntry = localTime(current.lastEntry, clockChanges);
  const text =
    current.lastEntry > current.from
      ? i18n.t('Last entry was at {time}', { time: clock(lastEntry.time) })
      : i18n.t('Closed to new visitors');
  const next = spans.find(({ from }) => from > when.at);
  const reopens = next && localTime(next.from, clockChanges);
  return reopens?.day === localTime(when.at, clockChanges).day
    ? `${text} · ${i18n.t('opens {time}', { time: clock(reopens.time) })}`
    : text;
}

const unconfirmed = (): Opening => ({
  state: 'unconfirmed',
  text: i18n.t('Usual hours, holiday not confirmed'),
});

/** State on a day as a whole: "Open Saturday · 10:00–17:30". */
function openingOnDay(hours: Hours, when: When & { day: Day }, calendar: Calendar): Opening {
  if (!isOpenAt(hours, when, calendar)) {
    const spans = spansAround(hours, when, calendar);
    return isUnconfirmed(spans, when, calendar) ? unconfirmed() : { state: 'closed', text: closedAt(when) };
  }
  const times = timesText(hoursOnDay(hours, when.day, calendar).intervals, when.day, calendar);
  return {
    state: 'open',
    text: `${openAt(when)} · ${times === '00:00–24:00' ? i18n.t('all day') : times}`,
  };
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
  summary = i18n.t('Hours unknown'),
): Opening {
  if (!hours) return { state: 'unknown', text: summary };
  if (hours.byAppointment) return { state: 'unknown', text: i18n.t('By appointment') };
  const { at, day } = when;
  if (day) return openingOnDay(hours, { ...when, day }, calendar);
  const spans = spansAround(hours, when, calendar, DAYS_PER_WEEK + 1);
  const current = spans.find(({ from, until }) => from <= at && at < until);
  if (current && at >= current.lastEntry)
    return { state: 'noMoreEntry', text: noMoreEntryText(when, current, spans, calendar) };
  if (current?.isConfirmed) {
    const { lastEntry, until } = current;
    const isSoon = lastEntry < until && lastEntry - at <= LAST_ENTRY_SOON_MINUTES * MINUTE_MS;
    return { state: isSoon ? 'lastEntrySoon' : 'open', text: openText(current, isSoon, when, calendar) };
  }
  if (isUnconfirmed(spans, when, calendar)) return unconfirmed();
  return {
    state: 'closed',
    text: isNow(when) ? closedText(hours, at, spans, calendar) : closedAt(when),
  };
}

/** `openingState` in `minutes` from now: "Open when you get there · until 18:00". */
export const openingOnArrival = (
  hours: Listing['hours'],
  now: number,
  minutes: number,
  calendar: Calendar,
): Opening =>
  openingState(
    hours,
    { at: now + minutes * MINUTE_MS, name: i18n.t('when you get there'), kind: 'arrival' },
    calendar,
  );
