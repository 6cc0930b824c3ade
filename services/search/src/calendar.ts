import { type Calendar, cityClocks, type Site } from '@guide/contracts/site';

/** The city's calendar. */
export const calendarOf = ({
  timeZone,
  bankHolidays,
}: Pick<Site, 'timeZone' | 'bankHolidays'>): Calendar => ({
  clockChanges: cityClocks(timeZone),
  bankHolidays,
});
