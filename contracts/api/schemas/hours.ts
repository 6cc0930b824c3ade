import { type Static, Type } from 'typebox';
import { StrictObject } from './helpers';

/** One opening interval of local time, "HH:MM-HH:MM"; an end not after its start is past midnight. */
const Interval = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d-([01]\\d|2[0-4]):[0-5]\\d$' });
const Day = Type.Array(Interval, { maxItems: 4 });

/** A day of any year, "MM-DD". */
const MonthDay = Type.String({ pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });
const week = { mon: Day, tue: Day, wed: Day, thu: Day, fri: Day, sat: Day, sun: Day };

/** A week's hours from one day of the year to another, both included; over New Year where `to` is before `from`. */
const Season = StrictObject({ from: MonthDay, to: MonthDay, ...week });

/** Machine-readable opening hours in the city's time zone (D-44). A day with no interval is closed. */
export const Hours = StrictObject({
  ...week,
  /** They replace the weekdays' hours; the first that has the date counts. */
  seasons: Type.Optional(Type.Array(Season, { maxItems: 12 })),
  /** Hours on the city's bank holidays where they differ from the weekday's. */
  bankHoliday: Type.Optional(Day),
  /** Exceptions by date: "MM-DD" every year or "YYYY-MM-DD" once. */
  dates: Type.Optional(Type.Record(Type.String({ pattern: '^(\\d{4}-)?\\d{2}-\\d{2}$' }), Day)),
});
export type Hours = Static<typeof Hours>;
