import { type Static, Type } from 'typebox';
import { StrictObject } from './helpers';

/** Opening interval in local time, "HH:MM-HH:MM"; an end at or before the start is on the next day. */
const Interval = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d-([01]\\d|2[0-4]):[0-5]\\d$' });
const Day = Type.Array(Interval, { maxItems: 4 });

const MonthDay = Type.String({ pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });
const week = { mon: Day, tue: Day, wed: Day, thu: Day, fri: Day, sat: Day, sun: Day };

/** Weekly hours of a season, both days included; if `to` is before `from`, it spans New Year. */
const Season = StrictObject({ from: MonthDay, to: MonthDay, ...week });

/** Structured opening hours in the city's time zone (D-44); a day without intervals is closed. */
export const Hours = StrictObject({
  ...week,
  /** Replace the weekly hours; the first season that includes the date applies. */
  seasons: Type.Optional(Type.Array(Season, { maxItems: 12 })),
  /** Hours on the bank holidays of `site.json`. */
  bankHoliday: Type.Optional(Day),
  /** The weekly hours also apply on public holidays, as in parks and streets; otherwise they are not confirmed (D-91). */
  holidaysAsUsual: Type.Optional(Type.Literal(true)),
  /** What `closed` of a holiday in `site.json` names: "largeShop". */
  kind: Type.Optional(Type.String({ pattern: '^[a-z][A-Za-z]*$', maxLength: 40 })),
  /** Last entry, minutes before each closing (D-83); absent if unknown. */
  lastEntryMinutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 240 })),
  /** Exceptions by date: "MM-DD" every year or "YYYY-MM-DD" once. */
  dates: Type.Optional(Type.Record(Type.String({ pattern: '^(\\d{4}-)?\\d{2}-\\d{2}$' }), Day)),
});
export type Hours = Static<typeof Hours>;
