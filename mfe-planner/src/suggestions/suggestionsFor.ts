import { type FixedChip, whenChoices, whenOf } from '@guide/contracts/place';
import { addDays, type Calendar, type Day, localTime, type Site } from '@guide/contracts/site';
import type { Place } from '../places/place';
import { minutesOfClock } from '../plan/changes';
import type { Start } from '../plan/plan';
import { type Shown, shownOf } from './shownDay';
import { suggestDays } from './suggestDays';
import type { SuggestionFilters } from './suggestionFilters';

/** From this hour on, days are suggested for tomorrow. */
const LATE_MINUTE = 13 * 60;
/** A day of today begins at a half hour. */
const START_STEP = 30;

interface Suggestions {
  date: Day;
  days: Shown[];
}

/** Day and earliest start of a chosen time; by default today, or tomorrow if it is late. */
export function dayAndStart(
  when: string | null,
  now: number,
  calendar: Calendar,
): { date: Day; earliest: number } {
  const { at, day } = whenOf(when, now, calendar);
  const isNow = whenChoices(when, now, calendar).value === null;
  const local = localTime(at, calendar.clockChanges);
  const minute = minutesOfClock(local.time)!;
  if (isNow && minute >= LATE_MINUTE) return { date: addDays(local.day, 1), earliest: 0 };
  const today = localTime(now, calendar.clockChanges).day;
  const isFromNow = isNow || day === today;
  return {
    date: local.day,
    earliest: isFromNow ? Math.ceil((minute + 1) / START_STEP) * START_STEP : day ? 0 : minute,
  };
}

/** Computes each suggestion in a task of its own, so that the browser can respond to touches in between. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** @param start - where the days should start @param now - ms since 1970 */
export async function suggestionsFor(
  places: readonly Place[],
  filters: SuggestionFilters,
  start: Start | null,
  site: Site,
  now: number,
): Promise<Suggestions> {
  const traits: FixedChip[] = filters.chips;
  const request = { ...dayAndStart(filters.when, now, site), start, traits };
  const days: Shown[] = [];
  for (const suggestion of suggestDays(places, request, site)) {
    days.push(shownOf(suggestion, places, start, site));
    await nextTask();
  }
  // The cards of days come first.
  days.sort((a, b) => Number(!('stops' in a)) - Number(!('stops' in b)));
  return { date: request.date, days };
}
