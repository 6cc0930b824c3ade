import type { Listing } from '@guide/contracts/api';
import { useHost, useNow } from '@guide/contracts/module';
import {
  addDays,
  type Day,
  hoursOnDay,
  localTime,
  longDate,
  timesText,
  usualOn,
  WEEKDAYS,
  weekdayOn,
  weekOn,
  weekUntil,
} from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import type { ReactNode } from 'react';
import styles from './OpeningHours.module.css';

type Week = ReturnType<typeof weekOn>;

/** "First Monday of the month" for "mon#1"; "-1" is the last. */
const nthWeekdayText = (weekday: string, nth: string) =>
  i18n.t(
    '{nth, select, n1 {First {weekday} of the month} n2 {Second {weekday} of the month} n3 {Third {weekday} of the month} n4 {Fourth {weekday} of the month} n5 {Fifth {weekday} of the month} other {Last {weekday} of the month}}',
    { nth: `n${nth}`, weekday },
  );

/** A fifth weekday of a month comes within this time. */
const MAX_DAYS = 100;

/** The weekdays, then n-th weekdays of a month that have other hours. */
const rowsOf = (week: Week) =>
  [...WEEKDAYS, ...Object.keys(week).filter((key) => key.includes('#'))].map((row) => {
    if (typeof row !== 'string') return row;
    const [weekday, nth] = row.split('#');
    const { name } = WEEKDAYS.find(({ key }) => key === weekday)!;
    return { key: row as keyof Week, name: nthWeekdayText(name, nth!) };
  });

/** The next day with these usual intervals, for its sunset. */
function nextDay(hours: NonNullable<Listing['hours']>, intervals: readonly string[], from: Day): Day {
  for (let ahead = 0; ahead < MAX_DAYS; ahead++) {
    const day = addDays(from, ahead);
    if (usualOn(hours, day) === intervals) return day;
  }
  return from;
}

/**
 * Weekly hours of the current season; today's row respects public holidays and exceptions (D-91).
 * @param note - hours as text, with seasons and closing days; the only hours on paper
 */
export function OpeningHours({ listing, note }: { listing: Listing; note: ReactNode }) {
  const { site } = useHost();
  const now = useNow();
  const { hours } = listing;
  if (!hours) return null;
  const date = localTime(now, site.clockChanges).day;
  const today = weekdayOn(date);
  const week = weekOn(hours, date);
  const until = weekUntil(hours, date);
  const hoursToday = hoursOnDay(hours, date, site);
  const rows = rowsOf(week);
  const hasTimes = rows.some(({ key }) => week[key]!.length > 0);
  return (
    <section className={styles.hours} aria-labelledby="opening-hours">
      <h3 id="opening-hours" className={styles.head}>
        {i18n.t('Opening hours')}
      </h3>
      {hours.byAppointment && <p>{i18n.t('By appointment only.')}</p>}
      {(hasTimes || !hours.byAppointment) && (
        <dl className={styles.days} data-print="hide">
          {rows.map(({ key, name }) => {
            const isToday = key === today.key;
            const intervals = isToday ? hoursToday.intervals : week[key]!;
            const day = isToday ? date : nextDay(hours, intervals, date);
            const times = timesText(intervals, day, site) || i18n.t('Closed');
            return (
              <div key={key} className={styles.day} aria-current={isToday ? 'date' : undefined}>
                <dt>{isToday ? `${name} · ${i18n.t('today')}` : name}</dt>
                <dd>
                  {isToday && !hoursToday.isConfirmed
                    ? i18n.t('{times}, holiday not confirmed', { times })
                    : times}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      <p className={styles.note}>
        {until && `${i18n.t('These hours apply until {date}.', { date: longDate(until) })} `}
        {note} {i18n.t('Times are {city} time.', { city: site.product })}
      </p>
    </section>
  );
}
