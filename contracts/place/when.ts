import {
  addDays,
  type Calendar,
  type Day,
  dayAndMonth,
  holidayOn,
  instantOf,
  localTime,
  type WhenChoices,
  weekdayOn,
} from '../site';
import { i18n } from '../texts';
import { isNow, rightNow, type When } from './opening';

const MAX_DAYS_AHEAD = 366;
/** Days in the list of choices, and days called by their weekday. */
const WEEK_DAYS = 7;

const isDay = (text: string): boolean => {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00Z`) : null;
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};
const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * Reads `?when=2026-11-28T18:00` or `?when=2026-11-28`, any time that day (D-86). A form without JavaScript sends day
 * and time as two values, and a time alone is today's.
 * @returns "2026-11-28T18:00", "2026-11-28" or "18:00"; null for now
 */
export function readWhen(search: URLSearchParams): string | null {
  const parts = search.getAll('when').flatMap((value) => value.split('T'));
  return [parts.find(isDay), parts.find(isTime)].filter((part) => part !== undefined).join('T') || null;
}

function dayName(day: Day, today: Day): string {
  if (day === today) return i18n.t('today');
  if (day === addDays(today, 1)) return i18n.t('tomorrow');
  return day < addDays(today, WEEK_DAYS) ? weekdayOn(day).name : dayAndMonth(day);
}

/** The name of a day of the week ahead, as a choice. */
function dayLabel(day: Day, ahead: number): string {
  if (ahead === 0) return i18n.t('Today');
  return ahead === 1 ? i18n.t('Tomorrow') : weekdayOn(day).name;
}

/** The time that a text from `readWhen` means; past times and those over a year ahead mean now. @param now - ms since 1970 */
export function whenOf(text: string | null | undefined, now: number, calendar: Calendar): When {
  if (!text) return rightNow(now);
  const { clockChanges } = calendar;
  const { day: today, time: currentTime } = localTime(now, clockChanges);
  const parts = text.split('T');
  const day = parts.find(isDay) ?? today;
  const time = parts.find(isTime);
  const isPast = day < today || (day === today && time !== undefined && time < currentTime);
  if (isPast || day > addDays(today, MAX_DAYS_AHEAD)) return rightNow(now);
  const name = dayName(day, today);
  if (time === undefined) return { at: day === today ? now : instantOf(day, 0, clockChanges), day, name };
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return {
    at: instantOf(day, minutes, clockChanges),
    name: i18n.t('{day} {time}', { day: name, time }),
  };
}

/** The choices of a time. @param text - as from `readWhen` @param now - ms since 1970 */
export function whenChoices(text: string | null, now: number, calendar: Calendar): WhenChoices {
  const { day: firstDay, time: firstTime } = localTime(now, calendar.clockChanges);
  const when = whenOf(text, now, calendar);
  const days = Array.from({ length: WEEK_DAYS }, (_, ahead) => {
    const value = addDays(firstDay, ahead);
    return { value, label: dayLabel(value, ahead) };
  });
  return {
    value: isNow(when) ? null : text,
    name: when.name,
    days: [{ value: null, label: i18n.t('Now') }, ...days],
    firstDay,
    lastDay: addDays(firstDay, MAX_DAYS_AHEAD),
    firstTime,
    notice: holidayOn(localTime(when.at, calendar.clockChanges).day, calendar)?.notice ?? null,
  };
}
