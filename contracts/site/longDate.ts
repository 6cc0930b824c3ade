import { weekdayOn } from './weekdays';

// Not `Intl.DateTimeFormat`, whose first call takes phones 70 ms.
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "20 November" for "2026-11-20". */
export function dayAndMonth(day: string): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/** "20 November 2026" for "2026-11-20". */
export const longDate = (day: string): string => `${dayAndMonth(day)} ${day.slice(0, 4)}`;

/** "Friday 20 November" for "2026-11-20". */
export const weekdayDate = (day: string): string => `${weekdayOn(day).name} ${dayAndMonth(day)}`;
