import type { Pub } from '@guide/contracts/api';
import { type Day, intervalsOn, localTime, type Site, weekdayOf } from '@guide/contracts/site';

/** The days of a week as the printed hours and the machine form call them. */
export const DAYS = [
  { name: 'Monday', text: 'monday', key: 'mon' },
  { name: 'Tuesday', text: 'tuesday', key: 'tue' },
  { name: 'Wednesday', text: 'wednesday', key: 'wed' },
  { name: 'Thursday', text: 'thursday', key: 'thu' },
  { name: 'Friday', text: 'friday', key: 'fri' },
  { name: 'Saturday', text: 'saturday', key: 'sat' },
  { name: 'Sunday', text: 'sunday', key: 'sun' },
] as const;

type DayOfWeek = (typeof DAYS)[number];

/** The printed hours of a weekday; null when they say that the pub is closed, or nothing. */
function printedHours({ openingHours }: Pub, { text }: DayOfWeek): string | null {
  const printed = openingHours[text].trim();
  return printed === '' || /^closed/i.test(printed) ? null : printed;
}

/** Whether a pub has hours on a weekday: by the machine form, or by the printed hours where there is none (D-44). */
export const opensOn = (pub: Pub, day: DayOfWeek): boolean =>
  pub.hours ? pub.hours[day.key].length > 0 : printedHours(pub, day) !== null;

const dayOfWeek = (day: Day): DayOfWeek => DAYS[(weekdayOf(day) + 6) % DAYS.length]!;

/** The day that the city's clocks show. @param now ms since 1970 */
export const today = (now: number, { clockChanges }: Site): DayOfWeek =>
  dayOfWeek(localTime(now, clockChanges).day);

/** The hours of a pub on a date, bank holidays and exceptions included: "11:00–23:00"; null when it is closed. */
export function hoursOn(pub: Pub, day: Day, { bankHolidays }: Site): string | null {
  if (!pub.hours) return printedHours(pub, dayOfWeek(day));
  return intervalsOn(pub.hours, day, bankHolidays).join(', ').replaceAll('-', '–') || null;
}
