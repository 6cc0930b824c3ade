import type { Facts, Listing } from '../api';
import { type Day, WEEKDAYS, type Weekday } from '../site';
import { ACCESS_FEATURES } from './accessFeatures';

/**
 * Facts in the words of schema.org: `amenityFeature` for what is there or is not, `isAccessibleForFree` where admission
 * is known. What is known in part, or not at all, is left out.
 */
export function factsLd(facts: Facts = {}) {
  const amenityFeature = ACCESS_FEATURES.flatMap(([field, name]) => {
    const answer = facts[field];
    if (answer !== 'yes' && answer !== 'no') return [];
    return [{ '@type': 'LocationFeatureSpecification' as const, name, value: answer === 'yes' }];
  });
  return {
    ...(facts.admission && { isAccessibleForFree: 'free' in facts.admission }),
    ...(amenityFeature.length > 0 && { amenityFeature }),
  };
}

const weekLd = (week: Record<Weekday['key'], readonly string[]>) =>
  WEEKDAYS.flatMap(({ key, name }) =>
    week[key].map((interval) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: `https://schema.org/${name}` as const,
      opens: interval.slice(0, 5),
      closes: interval.slice(6),
    })),
  );

/** When a season is next, or is now: schema.org has no dates without a year. */
function nextDates({ from, to }: { from: string; to: string }, today: Day) {
  const year = Number(today.slice(0, 4));
  const dates = [year - 1, year, year + 1].map((begins) => ({
    validFrom: `${begins}-${from}`,
    validThrough: `${from <= to ? begins : begins + 1}-${to}`,
  }));
  return dates.find(({ validThrough }) => validThrough >= today)!;
}

/**
 * The weekly table as schema.org's opening hours, then those of each season with its next dates; empty without a table.
 * @param today a day more or less, as clocks of the world differ, only decides whether a season that ends is named once more
 */
export const hoursLd = (hours: Listing['hours'], today: Day = new Date().toISOString().slice(0, 10)) =>
  hours
    ? [
        ...weekLd(hours),
        ...(hours.seasons ?? []).flatMap((season) =>
          weekLd(season).map((spec) => ({ ...spec, ...nextDates(season, today) })),
        ),
      ]
    : [];
