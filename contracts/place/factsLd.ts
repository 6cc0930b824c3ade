import type { Facts, Listing } from '../api';
import {
  addDays,
  type Calendar,
  type Day,
  hoursOnDay,
  WEEKDAYS,
  type Weekday,
  weekdayOn,
  weekOn,
} from '../site';
import { ACCESS_FEATURES } from './accessFeatures';

/** Facts as schema.org's `amenityFeature` and `isAccessibleForFree`; "partly" and unknown facts are left out. */
export function factsLd(facts: Facts = {}) {
  const amenityFeature = ACCESS_FEATURES.flatMap(({ name: field, label: name }) => {
    const fact = facts[field];
    if (fact !== 'yes' && fact !== 'no') return [];
    return [{ '@type': 'LocationFeatureSpecification' as const, name, value: fact === 'yes' }];
  });
  return {
    ...(facts.admission && { isAccessibleForFree: 'free' in facts.admission }),
    ...(amenityFeature.length > 0 && { amenityFeature }),
  };
}

const weekLd = (week: Record<Weekday['key'], readonly string[]>) =>
  WEEKDAYS.flatMap(({ key, english }) =>
    week[key].map((interval) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: `https://schema.org/${english}` as const,
      opens: interval.slice(0, 5),
      closes: interval.slice(6),
    })),
  );

/** The current or next dates of a season, because schema.org needs a year. */
function nextDates({ from, to }: { from: string; to: string }, today: Day) {
  const year = Number(today.slice(0, 4));
  const dates = [year - 1, year, year + 1].map((startYear) => ({
    validFrom: `${startYear}-${from}`,
    validThrough: `${from <= to ? startYear : startYear + 1}-${to}`,
  }));
  return dates.find(({ validThrough }) => validThrough >= today)!;
}

/** Whether schema.org can say all hours: it has neither sunrise and sunset nor open ends nor appointments. */
const isExpressible = (hours: Listing['hours']): hours is NonNullable<Listing['hours']> =>
  hours !== undefined && !/sun[rs]|\+"|byApp/.test(JSON.stringify(hours));

/**
 * Weekly hours for schema.org, then each season with its next dates; none if it cannot say them.
 * @param today - in any time zone
 */
export const hoursLd = (hours: Listing['hours'], today: Day = new Date().toISOString().slice(0, 10)) =>
  isExpressible(hours)
    ? [
        ...weekLd(hours),
        ...(hours.seasons ?? []).flatMap((season) =>
          weekLd(season).map((spec) => ({ ...spec, ...nextDates(season, today) })),
        ),
      ]
    : [];

const YEAR_DAYS = 366;

/**
 * Days with other hours than the week's, for schema.org: exceptions, n-th weekdays and what is known of public holidays,
 * for a year from `today`. "00:00" to "00:00" is closed; consecutive closed days are one entry. Unconfirmed holidays are left out (D-91).
 * @param today - in any time zone
 */
export function specialHoursLd(
  hours: Listing['hours'],
  calendar: Pick<Calendar, 'bankHolidays' | 'holidays'>,
  today: Day = new Date().toISOString().slice(0, 10),
) {
  if (!isExpressible(hours)) return [];
  const specs: { validFrom: Day; validThrough: Day; opens: string; closes: string }[] = [];
  for (let ahead = 0; ahead < YEAR_DAYS; ahead++) {
    const day = addDays(today, ahead);
    const { intervals, isConfirmed } = hoursOnDay(hours, day, calendar);
    const isAsUsual = intervals === weekOn(hours, day)[weekdayOn(day).key];
    if (!isConfirmed || isAsUsual) continue;
    const last = specs.at(-1);
    const isClosed = intervals.length === 0;
    if (isClosed && last?.opens === last?.closes && last?.validThrough === addDays(day, -1))
      last.validThrough = day;
    else
      for (const interval of isClosed ? ['00:00-00:00'] : intervals)
        specs.push({
          validFrom: day,
          validThrough: day,
          opens: interval.slice(0, 5),
          closes: interval.slice(6),
        });
  }
  return specs.map((spec) => ({ '@type': 'OpeningHoursSpecification' as const, ...spec }));
}
