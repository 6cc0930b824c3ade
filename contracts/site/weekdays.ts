import { type Day, weekdayOf } from './zonedTime';

/** The days of a week, Monday first: key in opening hours, and English name. */
export const WEEKDAYS = [
  { key: 'mon', name: 'Monday' },
  { key: 'tue', name: 'Tuesday' },
  { key: 'wed', name: 'Wednesday' },
  { key: 'thu', name: 'Thursday' },
  { key: 'fri', name: 'Friday' },
  { key: 'sat', name: 'Saturday' },
  { key: 'sun', name: 'Sunday' },
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const weekdayOn = (day: Day): Weekday => WEEKDAYS[(weekdayOf(day) + 6) % WEEKDAYS.length]!;
