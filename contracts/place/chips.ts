import type { ChipCounts, ChipName, Facts, Listing } from '../api';
import { addDays, type Calendar, instantOf, localTime, openSpans } from '../site';
import { nearestFirst, type WalkLimit } from './around';
import type { Point } from './walk';

/** What a place is suitable for, by which the quick choices filter. */
export const TRAITS = ['free', 'stepFree', 'children', 'rain'] as const;
export type Trait = (typeof TRAITS)[number];

/** The quick choices, in their order (decision 0077). "Near me" is none of them: the position is never in an address. */
export const CHIPS = [
  { name: 'openNow', label: 'Open now' },
  { name: 'openLate', label: 'Open late' },
  { name: 'free', label: 'Free' },
  { name: 'stepFree', label: 'Step-free' },
  { name: 'children', label: 'With children' },
  { name: 'rain', label: 'When it rains' },
] as const satisfies { name: ChipName; label: string }[];
export type Chip = ChipName;

/** What a quick choice looks at. */
export interface Filterable {
  hours?: Listing['hours'];
  suits: readonly Trait[];
}

const MINUTE_MS = 60_000;
/** A place is open late when it closes at this hour of the day or after it. */
const LATE_FROM_MINUTE = 20 * 60;
/** Older than this, visitors bring nobody to a place for children. */
const MAX_CHILD_AGE_YEARS = 14;

/**
 * What a place is known to suit; what is not known is not in it.
 * - free: entry is free for everybody; without facts, an attraction whose price is "Free"
 * - stepFree: the entrance has no step. "Partly" is not enough: a wheelchair cannot take a step
 * - children: there is something for them at some age below 15; without ages, known to be family friendly
 * - rain: known to be good then, or wholly indoors
 */
export function traitsOf(
  place: { facts?: Facts } & Partial<Pick<Listing, 'category' | 'priceRange' | 'familyFriendly'>>,
): Trait[] {
  const { facts = {}, category, priceRange, familyFriendly } = place;
  const { admission, ages, goodInRain, setting } = facts;
  const suits: Record<Trait, boolean> = {
    free: admission
      ? 'free' in admission || (admission.adult === 0 && !admission.concession)
      : category === 'attraction' && priceRange === 'Free',
    stepFree: facts.stepFreeEntrance === 'yes',
    children: ages ? ages[0] <= MAX_CHILD_AGE_YEARS : familyFriendly === true,
    rain: goodInRain ?? setting === 'indoor',
  };
  return TRAITS.filter((suit) => suits[suit]);
}

/** Whether a place is open at an instant, by its weekly table; one without a table is not known to be. */
export function isOpenAt(hours: Listing['hours'], instant: number, calendar: Calendar): boolean {
  if (!hours) return false;
  const yesterday = addDays(localTime(instant, calendar.clockChanges).day, -1);
  return openSpans(hours, yesterday, 2, calendar).some(
    ({ from, until }) => from <= instant && instant < until,
  );
}

/**
 * When a place that is open late today closes, ms since 1970: it opens today and closes at 20:00 or after, and that is
 * still to come. Between midnight and closing yesterday's opening counts.
 * @returns null where it is not open late, or not known to be; the day after tomorrow for what does not close before
 */
export function closesLate(hours: Listing['hours'], now: number, calendar: Calendar): number | null {
  if (!hours) return null;
  const { clockChanges } = calendar;
  const today = localTime(now, clockChanges).day;
  const span = openSpans(hours, addDays(today, -1), 3, calendar).find(({ from, until }) => {
    const opened = localTime(from, clockChanges).day;
    return (
      until > now &&
      until >= instantOf(opened, LATE_FROM_MINUTE, clockChanges) &&
      (opened === today || from <= now)
    );
  });
  return span ? span.until : null;
}

/** Whether a place passes one quick choice at an instant. */
function passes({ hours, suits }: Filterable, chip: Chip, now: number, calendar: Calendar): boolean {
  if (chip !== 'openNow' && chip !== 'openLate') return suits.includes(chip);
  return hours !== undefined && openIn(hours, now, calendar)[chip];
}

interface OpenInMinute {
  minute: number;
  calendar: Calendar;
  openNow: boolean;
  openLate: boolean;
}
/** To read a weekly table takes longer than all else of a choice, and its answer holds for a minute. */
const openInMinute = new WeakMap<object, OpenInMinute>();

function openIn(hours: NonNullable<Listing['hours']>, now: number, calendar: Calendar): OpenInMinute {
  const minute = Math.floor(now / MINUTE_MS);
  const known = openInMinute.get(hours);
  if (known?.minute === minute && known.calendar === calendar) return known;
  const openNow = isOpenAt(hours, now, calendar);
  const openLate = closesLate(hours, now, calendar) !== null;
  const open = { minute, calendar, openNow, openLate };
  openInMinute.set(hours, open);
  return open;
}

/**
 * Filters by every quick choice, in the order of the list, and counts what each further one would leave; for one that is
 * made, that is what is there.
 * @param near where the visitor is: then the nearest come first, none is farther on foot than `within`, minutes, and
 *   only these count
 * @returns `limit` null where no distance is one
 */
export function applyFilters<Place extends Filterable & Partial<Point>>(
  places: readonly Place[],
  chips: readonly Chip[],
  now: number,
  calendar: Calendar,
  near?: { from: Point | null; within: number | null },
): { chosen: Place[]; counts: ChipCounts; limit: WalkLimit | null } {
  const suitable = places.filter((place) => chips.every((chip) => passes(place, chip, now, calendar)));
  const { chosen, limit } = near?.from
    ? nearestFirst(suitable, near.from, near.within)
    : { chosen: suitable, limit: null };
  const counts = Object.fromEntries(
    CHIPS.map(({ name }) => [name, chosen.filter((place) => passes(place, name, now, calendar)).length]),
  ) as ChipCounts;
  return { chosen, counts, limit };
}

const isChip = (name: string): name is Chip => CHIPS.some((chip) => chip.name === name);

/** The quick choices of an address, `?chips=free,rain`, each once and in their own order; unknown names do not count. */
export function readChips(search: URLSearchParams): Chip[] {
  const named = (search.get('chips') ?? '').split(',').filter(isChip);
  return CHIPS.map(({ name }) => name).filter((name) => named.includes(name));
}

/** With one quick choice more, or without it where it is made. */
export const toggled = (chips: readonly Chip[], chip: Chip): Chip[] =>
  CHIPS.map(({ name }) => name).filter((name) => (name === chip) !== chips.includes(name));

/** An address with these quick choices and nothing else. @param path "" stays on the page's own */
export const chipsPath = (path: string, chips: readonly Chip[]): string =>
  chips.length > 0 || path === '' ? `${path}?${chips.length > 0 ? `chips=${chips.join(',')}` : ''}` : path;
