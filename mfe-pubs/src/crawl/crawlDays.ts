import { addDays, type Day, localTime, type Site, weekdayDate } from '@guide/contracts/site';

/** A crawl can be planned for today and the six days after. */
const DAY_COUNT = 7;

/**
 * The days to choose from, by the city's clocks: "Today, Friday 20 November", then "Saturday 21 November" and so on.
 * @param now ms since 1970
 */
export function crawlDays(now: number, { clockChanges }: Site): { value: Day; label: string }[] {
  const today = localTime(now, clockChanges).day;
  return Array.from({ length: DAY_COUNT }, (_, index) => {
    const day = addDays(today, index);
    const name = weekdayDate(day);
    return { value: day, label: index === 0 ? `Today, ${name}` : name };
  });
}
