import { DateTime } from 'luxon';

/** Reports are sent from this hour of Monday on: the days of the week are closed, and somebody reads mail. */
const HOUR = 7;

export interface Week {
  /** Monday and Sunday, "YYYY-MM-DD". */
  from: string;
  to: string;
}

/** The week from Monday to Sunday whose report is due: the latest that ended before seven on a Monday in the city. */
export function dueWeek(now: Date, timeZone: string): Week {
  const monday = DateTime.fromJSDate(now, { zone: timeZone }).minus({ hours: HOUR }).startOf('week');
  const day = (days: number) => monday.minus({ days }).toFormat('yyyy-MM-dd');
  return { from: day(7), to: day(1) };
}
