import { addDays, type Day, localTime, type Site, weekdayDate, weekdayOn } from '@guide/contracts/site';

/** A crawl can be planned for today and the six days after. */
const DAY_COUNT = 7;

/** A day to choose: its weekday's key, and its date. */
interface CrawlDay {
  value: string;
  date: Day;
  label: string;
}

/**
 * The days to choose from, by the city's clocks: "Today, Friday 20 November", then "Saturday 21 November" and so on.
 * @param now ms since 1970
 */
export function crawlDays(now: number, { clockChanges }: Site): CrawlDay[] {
  const today = localTime(now, clockChanges).day;
  return Array.from({ length: DAY_COUNT }, (_, index) => {
    const date = addDays(today, index);
    const name = weekdayDate(date);
    return { value: weekdayOn(date).key, date, label: index === 0 ? `Today, ${name}` : name };
  });
}
