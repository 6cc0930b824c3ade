import { addDays, type Day } from '@guide/contracts/site';
import { isSaved } from './favorites';
import { DAY_MINUTES, MAX_DAYS, MAX_ITEMS_OF_DAY, MAX_SAVED } from './limits';
import { type Break, type Item, newKey, type PlaceRef, type Plan, type PlanDay, type Stop } from './plan';

/** Returns the changed plan, or the same plan if a limit is reached. */
export type Change = (plan: Plan) => Plan;

const STARTS_AT = 9 * 60 + 30;
const LUNCH: Pick<Break, 'minutes' | 'from' | 'until'> = { minutes: 60, from: 12 * 60, until: 14 * 60 };

/** Creates a day with lunch only, after the last day of a plan and after `today` in the city. */
export function newDay(today: Day, { days }: Plan): PlanDay {
  const last = days.reduce((latest, { date }) => (date > latest ? date : latest), today);
  return { key: newKey(), date: addDays(last, 1), title: '', startsAt: STARTS_AT, items: [newLunch()] };
}

export const addDay =
  (day: PlanDay): Change =>
  (plan) =>
    plan.days.length < MAX_DAYS ? { ...plan, days: [...plan.days, day].sort(byDate) } : plan;

const byDate = (a: PlanDay, b: PlanDay) => a.date.localeCompare(b.date);

export const newLunch = (): Break => ({ kind: 'break', key: newKey(), ...LUNCH });

export const newStop = (place: PlaceRef): Stop => ({ kind: 'stop', key: newKey(), place });

const changeDay = (plan: Plan, key: string, change: (day: PlanDay) => PlanDay): Plan => ({
  ...plan,
  days: plan.days.map((day) => (day.key === key ? change(day) : day)).sort(byDate),
});

export const removeDay =
  (key: string): Change =>
  (plan) => ({ ...plan, days: plan.days.filter((day) => day.key !== key) });

export const setDay =
  (key: string, fields: Partial<Pick<PlanDay, 'date' | 'title' | 'startsAt' | 'start'>>): Change =>
  (plan) =>
    changeDay(plan, key, (day) => ({ ...day, ...fields }));

export const addItem =
  (key: string, item: Item): Change =>
  (plan) =>
    changeDay(plan, key, (day) =>
      day.items.length < MAX_ITEMS_OF_DAY ? { ...day, items: [...day.items, item] } : day,
    );

export const removeItem =
  (itemKey: string): Change =>
  (plan) => ({
    ...plan,
    days: plan.days.map((day) => ({ ...day, items: day.items.filter(({ key }) => key !== itemKey) })),
  });

export const setItem =
  (itemKey: string, fields: Partial<Stop> | Partial<Break>): Change =>
  (plan) => ({
    ...plan,
    days: plan.days.map((day) => ({
      ...day,
      items: day.items.map((item) => (item.key === itemKey ? ({ ...item, ...fields } as Item) : item)),
    })),
  });

/** Moves a line within its day. @param to - new index, without the line itself */
export const moveItem =
  (key: string, itemKey: string, to: number): Change =>
  (plan) =>
    changeDay(plan, key, (day) => {
      const item = day.items.find(({ key }) => key === itemKey);
      if (!item) return day;
      const others = day.items.filter((entry) => entry !== item);
      return { ...day, items: others.toSpliced(Math.max(0, to), 0, item) };
    });

export const moveToDay =
  (itemKey: string, dayKey: string): Change =>
  (plan) => {
    const from = plan.days.find(({ items }) => items.some(({ key }) => key === itemKey));
    const to = plan.days.find(({ key }) => key === dayKey);
    if (!from || !to || from === to || to.items.length >= MAX_ITEMS_OF_DAY) return plan;
    const item = from.items.find(({ key }) => key === itemKey)!;
    return addItem(dayKey, item)(removeItem(itemKey)(plan));
  };

/** Reorders a day. Lines that another tab has added meanwhile come last. */
export const orderDay =
  (key: string, itemKeys: readonly string[]): Change =>
  (plan) =>
    changeDay(plan, key, (day) => {
      const ordered = itemKeys.flatMap((itemKey) => day.items.find((item) => item.key === itemKey) ?? []);
      return { ...day, items: [...ordered, ...day.items.filter((item) => !ordered.includes(item))] };
    });

/** Replaces the days by those of another plan, or adds them. */
export const importDays =
  (days: readonly PlanDay[], mode: 'replace' | 'append'): Change =>
  (plan) => {
    const existing = mode === 'replace' ? [] : plan.days;
    return { ...plan, days: [...existing, ...days].slice(0, MAX_DAYS).sort(byDate) };
  };

/** Adds a plan that was put aside; nothing if it exceeds a limit. */
export const addPlan =
  (added: Plan): Change =>
  (plan) => {
    const newDays = added.days.filter(({ key }) => plan.days.every((day) => day.key !== key));
    const saved = [...added.saved.filter((place) => !isSaved(plan, place)), ...plan.saved];
    const days = [...plan.days, ...newDays].sort(byDate);
    return days.length <= MAX_DAYS && saved.length <= MAX_SAVED ? { ...plan, saved, days } : plan;
  };

/** Minutes after midnight as the value of a time input, "09:30". */
export const clockOf = (minutes: number): string => {
  const within = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
};

/** Parses a time of day. @returns null if it is invalid */
export function minutesOfClock(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
