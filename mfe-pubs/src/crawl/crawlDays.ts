import { addDays, type Day, localTime, type Site, weekdayDate, weekdayOn } from '@guide/contracts/site';

const DAY_COUNT = 7;

interface CrawlDay {
  value: string;
  date: Day;
  label: string;
}

/** The next seven days: "Today, Friday 20 November", "Saturday 21 November". @param now - ms since 1970 */
export function crawlDays(now: number, { clockChanges }: Site): CrawlDay[] {
  const today = localTime(now, clockChanges).day;
  return Array.from({ length: DAY_COUNT }, (_, index) => {
    const date = addDays(today, index);
    const name = weekdayDate(date);
    return { value: weekdayOn(date).key, date, label: index === 0 ? `Today, ${name}` : name };
  });
}
