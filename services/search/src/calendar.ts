import { type Calendar, cityClocks, type Site } from '@guide/contracts/site';

export const calendarOf = ({
  timeZone,
  bankHolidays,
}: Pick<Site, 'timeZone' | 'bankHolidays'>): Calendar => ({
  clockChanges: cityClocks(timeZone),
  bankHolidays,
});
