import { addDays, type Calendar, localTime } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';

/** City times at which a table is looked for, and until which "Open now" answers that. */
const MEALS = [
  { name: 'lunch', at: '13:00', until: '14:30' },
  { name: 'dinner', at: '19:00', until: '22:00' },
] as const;

export type MealName = (typeof MEALS)[number]['name'];

export interface Meal {
  name: MealName;
  /** "Lunch", "Lunch tomorrow". */
  label: string;
  /** The time as in `?when=`. */
  when: string;
}

const labels: Record<MealName, () => { today: string; tomorrow: string }> = {
  lunch: () => ({ today: i18n.t('Lunch'), tomorrow: i18n.t('Lunch tomorrow') }),
  dinner: () => ({ today: i18n.t('Dinner'), tomorrow: i18n.t('Dinner tomorrow') }),
};

/** The next lunch and dinner; none that is being served, because then "Open now" says it. @param now - ms since 1970 */
export function nextMeals(now: number, { clockChanges }: Pick<Calendar, 'clockChanges'>): Meal[] {
  const { day, time } = localTime(now, clockChanges);
  return MEALS.filter(({ at, until }) => time < at || time >= until).map(({ name, at }) =>
    time < at
      ? { name, label: labels[name]().today, when: `${day}T${at}` }
      : { name, label: labels[name]().tomorrow, when: `${addDays(day, 1)}T${at}` },
  );
}
