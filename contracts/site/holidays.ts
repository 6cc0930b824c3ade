import type { ClockChange } from './clocks';
import type { Day } from './zonedTime';

/** What a public holiday means for every place of the city. */
export interface HolidayRule {
  /** Kinds of places that are closed, by law or because nothing runs: "largeShop", "railway". */
  closed?: readonly string[];
  /** A sentence above lists, such as that no public transport runs. */
  notice?: string;
}

export interface Calendar {
  clockChanges: readonly ClockChange[];
  /** Days on which the `bankHoliday` of opening hours applies. */
  bankHolidays: readonly Day[];
  /** Longitude and latitude of the city; only hours with sunrise or sunset need it. */
  center?: readonly [lng: number, lat: number];
  /** Public holidays by date, "MM-DD" every year or "YYYY-MM-DD" once; bank holidays without a rule need no entry. */
  holidays?: Readonly<Record<string, HolidayRule>>;
}

const NO_RULE: HolidayRule = {};

/** The rule of a public holiday; null on other days (D-91). */
export const holidayOn = (
  day: Day,
  { bankHolidays, holidays }: Pick<Calendar, 'bankHolidays' | 'holidays'>,
): HolidayRule | null =>
  holidays?.[day] ?? holidays?.[day.slice(5)] ?? (bankHolidays.includes(day) ? NO_RULE : null);
