import { addDays, type Calendar, localTime } from '@guide/contracts/site';

/** City times at which a table is looked for, and until which "Open now" answers that. */
const MEALS = [
  { name: 'lunch', label: 'Lunch', at: '13:00', until: '14:30' },
  { name: 'dinner', label: 'Dinner', at: '19:00', until: '22:00' },
] as const;

export type MealName = (typeof MEALS)[number]['name'];

export interface Meal {
  name: MealName;
  /** "Lunch", "Lunch tomorrow". */
  label: string;
  /** The time as in `?when=`. */
  when: string;
}

/** The next lunch and dinner; none that is being served, because then "Open now" says it. @param now - ms since 1970 */
export function nextMeals(now: number, { clockChanges }: Pick<Calendar, 'clockChanges'>): Meal[] {
  const { day, time } = localTime(now, clockChanges);
  return MEALS.filter(({ at, until }) => time < at || time >= until).map(({ name, label, at }) =>
    time < at
      ? { name, label, when: `${day}T${at}` }
      : { name, label: `${label} tomorrow`, when: `${addDays(day, 1)}T${at}` },
  );
}
