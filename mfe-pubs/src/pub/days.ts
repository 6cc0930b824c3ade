import type { Pub } from '@guide/contracts/api';
import { type Day, intervalsOn, localTime, type Site, type Weekday, weekdayOn } from '@guide/contracts/site';

/** The hours of a weekday as they are printed. */
export const printedOn = ({ openingHours }: Pub, { name }: Weekday): string =>
  openingHours[name.toLowerCase() as Lowercase<typeof name>];

/** The same; null when they say that the pub is closed, or nothing. */
function printedHours(pub: Pub, day: Weekday): string | null {
  const printed = printedOn(pub, day).trim();
  return printed === '' || /^closed/i.test(printed) ? null : printed;
}

/** Whether a pub has hours on a weekday: by the machine form, or by the printed hours where there is none (D-44). */
export const opensOn = (pub: Pub, day: Weekday): boolean =>
  pub.hours ? pub.hours[day.key].length > 0 : printedHours(pub, day) !== null;

/** The day that the city's clocks show. @param now ms since 1970 */
export const today = (now: number, { clockChanges }: Site): Weekday =>
  weekdayOn(localTime(now, clockChanges).day);

/** The hours of a pub on a date, bank holidays and exceptions included: "11:00–23:00"; null when it is closed. */
export function hoursOn(pub: Pub, day: Day, { bankHolidays }: Site): string | null {
  if (!pub.hours) return printedHours(pub, weekdayOn(day));
  return intervalsOn(pub.hours, day, bankHolidays).join(', ').replaceAll('-', '–') || null;
}
