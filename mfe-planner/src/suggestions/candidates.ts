import type { FixedChip } from '@guide/contracts/place';
import { type Calendar, type Day, openSpans } from '@guide/contracts/site';
import type { Minute, OpenSpan, Visit } from '../day/visit';
import { clocksOf } from '../day/visitsOf';
import type { Place } from '../places/place';

/** A place that may be part of a suggested day. */
export interface Candidate {
  place: Place;
  visit: Visit;
  /** Worth of a visit, in minutes of walking that it justifies. */
  worth: number;
  /** Whether its hours on the day are certain (D-91). */
  isConfirmed: boolean;
}

const MINUTE_MS = 60_000;
/** Places rated 3 or less are not worth a walk; the best are worth many. */
const LOWEST_RATING = 3;
const MINUTES_PER_SQUARED_RATING = 16;
/** Children above this age have the sights of adults. */
const YOUNG_CHILD_YEARS = 6;
const MINUTES_PER_YEAR = 4;

const worthOf = ({ rating }: Place): number =>
  Math.max(0, rating - LOWEST_RATING) ** 2 * MINUTES_PER_SQUARED_RATING;

/** For families, places that also suit younger children are worth more. */
export const worthWithChildren = (place: Place): number =>
  worthOf(place) + (place.ages ? (YOUNG_CHILD_YEARS - place.ages[0]) * MINUTES_PER_YEAR : 0);

/** Whether young children enjoy a place, as far as the guide knows. */
export const suitsYoungChildren = ({ ages, suits }: Place): boolean =>
  ages ? ages[0] <= YOUNG_CHILD_YEARS : suits.includes('children');

export const hasTraits = ({ suits }: Place, traits: readonly FixedChip[]): boolean =>
  traits.every((trait) => suits.includes(trait));

/**
 * Places that admit visitors on a day. Without weekly hours a place is unconfirmed; with hours only as a text, such as
 * "Selected dates", or by appointment it is left out.
 */
export function candidatesOf(places: readonly Place[], date: Day, calendar: Calendar): Candidate[] {
  const midnight = clocksOf(date, calendar).toInstant(0);
  const minuteOf = (instant: number): Minute => (instant - midnight) / MINUTE_MS;
  return places.flatMap((place): Candidate[] => {
    const { at, hours, hoursSummary, stay: minutes } = place;
    if (!at || (!hours && hoursSummary)) return [];
    const spans = hours && openSpans(hours, date, 1, calendar);
    if (spans?.length === 0) return [];
    const open = spans?.map(
      ({ from, until, lastEntry }): OpenSpan => [minuteOf(from), minuteOf(until), minuteOf(lastEntry)],
    );
    return [
      {
        place,
        visit: { at, minutes, open: open ?? null, fixedAt: null },
        worth: worthOf(place),
        isConfirmed: spans?.every((span) => span.isConfirmed) ?? false,
      },
    ];
  });
}
