import { addDays, type Day, localTime, type Site, weekdayDate, weekdayOn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';

const DAY_COUNT = 7;

interface CrawlDay {
  value: string;
  date: Day;
  /** "Friday 20 November" */
  name: string;
  label: string;
}

/** The next seven days: "Today, Friday 20 November", "Saturday 21 November". @param now - ms since 1970 */
export function crawlDays(now: number, { clockChanges }: Site): CrawlDay[] {
  const today = localTime(now, clockChanges).day;
  return Array.from({ length: DAY_COUNT }, (_, index) => {
    const date = addDays(today, index);
    const name = weekdayDate(date);
    const label = index === 0 ? i18n.t('Today, {date}', { date: name }) : name;
    return { value: weekdayOn(date).key, date, name, label };
  });
}
