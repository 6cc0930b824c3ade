import { type Static, type TProperties, Type } from 'typebox';

const TIME = '(?:[01]\\d|2[0-4]):[0-5]\\d|sun(?:rise|set)(?:[+-]0\\d:[0-5]\\d)?';

export const INTERVAL_PATTERN = `^(?!24)(${TIME})(\\+|-(${TIME}))$`;

/**
 * Opening interval in local time: "10:00-17:30", "sunrise-sunset", "18:00+" without a fixed end. An end at or before the
 * start is on the next day; an interval that the sun leaves empty ("18:00-sunset" in winter) is closed.
 */
const Interval = Type.String({ pattern: INTERVAL_PATTERN });
const Day = Type.Array(Interval, { maxItems: 4 });

const MonthDay = Type.String({ pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });
const week = { mon: Day, tue: Day, wed: Day, thu: Day, fri: Day, sat: Day, sun: Day };

/** A weekday of a month instead of every week: "mon#1" is the first Monday, "sun#-1" the last Sunday. */
export type NthWeekday = `${keyof typeof week}#${1 | 2 | 3 | 4 | 5 | -1}`;
type NthDays = { [Nth in NthWeekday]?: string[] };
const patternProperties = { '^(mon|tue|wed|thu|fri|sat|sun)#([1-5]|-1)$': Day };

/** An object with weekdays, n-th weekdays and further fields. */
const WeekObject = <Fields extends TProperties>(fields: Fields) => {
  const schema = Type.Object({ ...week, ...fields }, { additionalProperties: false, patternProperties });
  return Type.Unsafe<Static<typeof schema> & NthDays>(schema);
};

/** Weekly hours of a season, both days included; if `to` is before `from`, it spans New Year. */
const Season = WeekObject({ from: MonthDay, to: MonthDay });

/** Structured opening hours in the city's time zone (D-44); a day without intervals is closed. */
export const Hours = WeekObject({
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
  /** Visits need an appointment: the place is never "open"; intervals are the times of appointments, if any are known. */
  byAppointment: Type.Optional(Type.Literal(true)),
  /** Exceptions by date: "MM-DD" every year or "YYYY-MM-DD" once. */
  dates: Type.Optional(Type.Record(Type.String({ pattern: '^(\\d{4}-)?\\d{2}-\\d{2}$' }), Day)),
});
export type Hours = Static<typeof Hours>;
