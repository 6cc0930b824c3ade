// Not `Intl.DateTimeFormat`, whose first call takes phones 70 ms.
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
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

/** "20 November" for the UTC date. */
const dayAndMonth = (date: Date): string => `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;

/** "20 November 2026" for "2026-11-20". */
export const longDate = (day: string): string => `${dayAndMonth(new Date(day))} ${day.slice(0, 4)}`;

/** "Friday 20 November" for "2026-11-20". */
export function weekdayDate(day: string): string {
  const date = new Date(day);
  return `${WEEKDAYS[date.getUTCDay()]} ${dayAndMonth(date)}`;
}
