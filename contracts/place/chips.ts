import type { ChipCounts, ChipName, Facts, Listing } from '../api';
import type { Calendar, Point, WhenChoices } from '../site';
import { i18n } from '../texts';
import { nearestFirst, type WalkLimit } from './nearbyPlaces';
import { openFirst } from './openFirst';
import { openIn } from './openIn';
import type { When } from './opening';

export const FIXED_CHIPS = ['free', 'stepFree', 'children', 'rain'] as const;
export type FixedChip = (typeof FIXED_CHIPS)[number];

/** The chips in display order (decision 0077). "Near me" is not one, because addresses never contain the position. */
export const CHIPS = [
  {
    name: 'openNow',
    get label() {
      return i18n.t('Open now');
    },
  },
  {
    name: 'openLate',
    get label() {
      return i18n.t('Open late');
    },
  },
  {
    name: 'free',
    get label() {
      return i18n.t('Free');
    },
  },
  {
    name: 'stepFree',
    get label() {
      return i18n.t('Step-free');
    },
  },
  {
    name: 'children',
    get label() {
      return i18n.t('With children');
    },
  },
  {
    name: 'rain',
    get label() {
      return i18n.t('When it rains');
    },
  },
] as const satisfies { name: ChipName; label: string }[];
export type Chip = ChipName;

/** The chips with labels for a time: "Open Friday 18:00". @param when.value - null: now */
export const chipsAt = ({
  name: time,
  value,
}: Pick<When, 'name'> & Partial<Pick<WhenChoices, 'value'>>): { name: Chip; label: string }[] =>
  CHIPS.map(({ name, label }) => ({
    name,
    label: name === 'openNow' && value !== null ? i18n.t('Open {time}', { time }) : label,
  }));

export interface Filterable {
  hours?: Listing['hours'];
  suits: readonly FixedChip[];
}

const MAX_CHILD_AGE_YEARS = 14;

/** Traits of a place. Without facts, `free` and `children` follow from its price and family friendliness. */
export function fixedChipsOf(
  place: { facts?: Facts } & Partial<Pick<Listing, 'category' | 'priceRange' | 'familyFriendly'>>,
): FixedChip[] {
  const { facts = {}, category, priceRange, familyFriendly } = place;
  const { admission, ages, goodInRain, setting } = facts;
  const suits: Record<FixedChip, boolean> = {
    free: admission
      ? 'free' in admission || (admission.adult === 0 && !admission.concession)
      : category === 'attraction' && priceRange === 'Free',
    stepFree: facts.stepFreeEntrance === 'yes',
    children: ages ? ages[0] <= MAX_CHILD_AGE_YEARS : familyFriendly === true,
    rain: goodInRain ?? setting === 'indoor',
  };
  return FIXED_CHIPS.filter((suit) => suits[suit]);
}

function passes({ hours, suits }: Filterable, chip: Chip, when: When, calendar: Calendar): boolean {
  if (chip !== 'openNow' && chip !== 'openLate') return suits.includes(chip);
  return hours !== undefined && openIn(hours, when, calendar)[chip];
}

/**
 * Filters by all chips and counts the places that each further chip would leave. Places keep their order, except that
 * open ones come first as in `openFirst`.
 * @param near - sorts by distance from the visitor and limits it to `within`, minutes on foot
 */
export function applyFilters<Place extends Filterable & Partial<Point>>(
  places: readonly Place[],
  chips: readonly Chip[],
  when: When,
  calendar: Calendar,
  near?: { from: Point | null; within: number | null },
): { chosen: Place[]; counts: ChipCounts; limit: WalkLimit | null } {
  const suitable = places.filter((place) => chips.every((chip) => passes(place, chip, when, calendar)));
  const { chosen, limit } = near?.from
    ? nearestFirst(suitable, near.from, near.within)
    : { chosen: suitable, limit: null };
  const counts = Object.fromEntries(
    CHIPS.map(({ name }) => [name, chosen.filter((place) => passes(place, name, when, calendar)).length]),
  ) as ChipCounts;
  return { chosen: openFirst(chosen, when, calendar), counts, limit };
}

const isChip = (name: string): name is Chip => CHIPS.some((chip) => chip.name === name);

/** Reads `?chips=free,rain` or `?chips=free&chips=rain`: each known chip once, in display order. */
export function readChips(search: URLSearchParams): Chip[] {
  const requested = search.getAll('chips').join().split(',').filter(isChip);
  return CHIPS.map(({ name }) => name).filter((name) => requested.includes(name));
}

/** Adds or removes a chip. */
export const toggleChip = (chips: readonly Chip[], chip: Chip): Chip[] =>
  CHIPS.map(({ name }) => name).filter((name) => (name === chip) !== chips.includes(name));

/** A path with these chips as its only query. @param path - "" stays on the page */
export const chipsPath = (path: string, chips: readonly Chip[]): string =>
  chips.length > 0 || path === '' ? `${path}?${chips.length > 0 ? `chips=${chips.join(',')}` : ''}` : path;
