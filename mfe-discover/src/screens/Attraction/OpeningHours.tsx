import type { Listing } from '@guide/contracts/api';
import { useHost, useNow } from '@guide/contracts/module';
import {
  intervalsOn,
  localTime,
  longDate,
  WEEKDAYS,
  weekdayOn,
  weekOn,
  weekUntil,
} from '@guide/contracts/site';
import styles from './OpeningHours.module.css';

const words = (intervals: readonly string[]) => intervals.join(', ').replaceAll('-', '–') || 'Closed';

/**
 * The hours of this week's season with today's row marked, as pubs have them; today's row follows bank holidays and other exceptions of
 * that date. Nothing for a place without a weekly table, whose hours Visitor Information has in words.
 * On paper they are in words.
 * @param note the hours in words, with seasons and closing days
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
            <dd>{words(day === today ? intervalsOn(hours, date, site.bankHolidays) : week[day.key])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {until && `These hours are until ${longDate(until)}, then others. `}
        {note} Times are {site.product} time.
      </p>
    </section>
  );
}
