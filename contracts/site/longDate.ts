import { i18n } from '../texts';
import { weekdayOn } from './weekdays';

/**
 * Days of each month in words. Messages, not `Intl.DateTimeFormat`: its first call takes phones 70 ms, and browsers and
 * servers punctuate differently.
 */
const DAYS: readonly ((day: number) => string)[] = [
  (day) => i18n.t('{day} January', { day }),
  (day) => i18n.t('{day} February', { day }),
  (day) => i18n.t('{day} March', { day }),
  (day) => i18n.t('{day} April', { day }),
  (day) => i18n.t('{day} May', { day }),
  (day) => i18n.t('{day} June', { day }),
  (day) => i18n.t('{day} July', { day }),
  (day) => i18n.t('{day} August', { day }),
  (day) => i18n.t('{day} September', { day }),
  (day) => i18n.t('{day} October', { day }),
  (day) => i18n.t('{day} November', { day }),
  (day) => i18n.t('{day} December', { day }),
];

/** "20 November" for "2026-11-20". */
export function dayAndMonth(day: string): string {
  const date = new Date(day);
  return DAYS[date.getUTCMonth()]!(date.getUTCDate());
}

/** "20 November 2026" for "2026-11-20". */
export const longDate = (day: string): string =>
  i18n.t('{date} {year}', { date: dayAndMonth(day), year: day.slice(0, 4) });

/** "Friday 20 November" for "2026-11-20". */
export const weekdayDate = (day: string): string =>
  i18n.t('{weekday} {date}', { weekday: weekdayOn(day).name, date: dayAndMonth(day) });
