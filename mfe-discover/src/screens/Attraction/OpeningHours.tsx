import type { Listing } from '@guide/contracts/api';
import { useHost, useNow } from '@guide/contracts/module';
import {
  hoursOnDay,
  localTime,
  longDate,
  WEEKDAYS,
  weekdayOn,
  weekOn,
  weekUntil,
} from '@guide/contracts/site';
import styles from './OpeningHours.module.css';

const hoursText = (intervals: readonly string[]) => intervals.join(', ').replaceAll('-', '–') || 'Closed';

/**
 * Weekly hours of the current season; today's row respects public holidays and exceptions (D-91).
 * @param note - hours as text, with seasons and closing days; the only hours on paper
 */
export function OpeningHours({ listing, note }: { listing: Listing; note: string }) {
  const { site } = useHost();
  const now = useNow();
  const { hours } = listing;
  if (!hours) return null;
  const date = localTime(now, site.clockChanges).day;
  const today = weekdayOn(date);
  const week = weekOn(hours, date);
  const until = weekUntil(hours, date);
  const hoursToday = hoursOnDay(hours, date, site);
  return (
    <section className={styles.hours} aria-labelledby="opening-hours">
      <h3 id="opening-hours" className={styles.head}>
        Opening hours
      </h3>
      <dl className={styles.days} data-print="hide">
        {WEEKDAYS.map((day) => (
          <div key={day.key} className={styles.day} aria-current={day === today ? 'date' : undefined}>
            <dt>
              {day.name}
              {day === today && ' · today'}
            </dt>
            <dd>
              {hoursText(day === today ? hoursToday.intervals : week[day.key])}
              {day === today && !hoursToday.isConfirmed && ', holiday not confirmed'}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {until && `These hours apply until ${longDate(until)}. `}
        {note} Times are {site.product} time.
      </p>
    </section>
  );
}
