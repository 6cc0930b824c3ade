import type { Listing } from '../api';
import { type Calendar, holidayOn, localTime } from '../site';
import { i18n } from '../texts';
import { openIn } from './openIn';
import { isNow, type When } from './opening';

/** The time by which lists are sorted: the one that a visitor chose, or the day if it is a public holiday. */
function orderingTime(when: When, calendar: Calendar): When | null {
  if (!isNow(when)) return when;
  const { day } = localTime(when.at, calendar.clockChanges);
  return holidayOn(day, calendar) ? { at: when.at, day, name: i18n.t('today') } : null;
}

function rankOf({ hours }: { hours?: Listing['hours'] }, when: When, calendar: Calendar): number {
  if (!hours || hours.byAppointment) return 2;
  const { openNow, unconfirmed } = openIn(hours, when, calendar);
  if (openNow) return 0;
  return unconfirmed ? 1 : 3;
}

/**
 * Sorts places that are open at the chosen time first, then those with unconfirmed or unknown hours, then closed ones;
 * within these, their order stays (D-86). Without a chosen time, only on public holidays (D-91).
 */
export function openFirst<Place extends { hours?: Listing['hours'] }>(
  places: readonly Place[],
  when: When,
  calendar: Calendar,
): Place[] {
  const time = orderingTime(when, calendar);
  if (!time) return [...places];
  return places
    .map((place) => ({ place, rank: rankOf(place, time, calendar) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ place }) => place);
}
