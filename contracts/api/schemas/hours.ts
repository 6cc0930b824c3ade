import { type Static, Type } from 'typebox';

/** One opening interval of local time, "HH:MM-HH:MM"; an end not after its start is past midnight. */
const Interval = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d-([01]\\d|2[0-4]):[0-5]\\d$' });
const Day = Type.Array(Interval, { maxItems: 4 });

/** Machine-readable opening hours in the city's time zone (D-44). A day with no interval is closed. */
export const Hours = Type.Object(
  {
    mon: Day,
    tue: Day,
    wed: Day,
    thu: Day,
    fri: Day,
    sat: Day,
    sun: Day,
    /** Hours on the city's bank holidays where they differ from the weekday's. */
    bankHoliday: Type.Optional(Day),
    /** Exceptions by date: "MM-DD" every year or "YYYY-MM-DD" once. */
    dates: Type.Optional(Type.Record(Type.String({ pattern: '^(\\d{4}-)?\\d{2}-\\d{2}$' }), Day)),
  },
  { additionalProperties: false },
);
export type Hours = Static<typeof Hours>;
