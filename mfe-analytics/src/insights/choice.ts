import type { Insights, InsightsQuery } from '@guide/contracts/api';
import { MAX_DAYS_OF_FILTERS } from '@guide/contracts/api/panels';

/** What may be filtered, with its name on the screen. */
export const FILTERS = {
  page: 'Page',
  area: 'Area',
  kind: 'Kind',
  device: 'Device',
  referrer: 'Referrer',
  country: 'Country',
  release: 'Release',
} as const;
export type FilterName = keyof typeof FILTERS;
export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

/** The list of the answer that names the values of each filter. */
export const LIST_OF = {
  page: 'pages',
  area: 'areas',
  kind: 'kinds',
  device: 'devices',
  referrer: 'referrers',
  country: 'countries',
  release: 'releases',
} as const satisfies Record<FilterName, keyof Insights>;

/** What an analyst chooses: days (none: the last 28), what they are compared with, and filters. */
export type Choice = Partial<Pick<InsightsQuery, 'from' | 'to' | 'compare' | FilterName>>;

const DAY_MS = 86_400_000;
/** How many days up to today are chosen by one name. */
export const RANGES = [1, 7, 28, 90, 365] as const;
const DEFAULT_RANGE = 28;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Reads it from an address; what makes no sense is left out. */
export function readChoice(search: URLSearchParams): Choice {
  const [from, to, compare] = ['from', 'to', 'compare'].map((name) => search.get(name) ?? '');
  const filters = FILTER_NAMES.flatMap((name) => {
    const value = search.get(name);
    return value && value.length <= 200 ? [[name, value]] : [];
  });
  const isRange = DAY.test(from!) && DAY.test(to!) && from! <= to!;
  return {
    ...(isRange && { from, to }),
    ...((compare === 'before' || compare === 'year') && { compare }),
    ...Object.fromEntries(filters),
  };
}

/** The address of a choice, as a query string. */
export function choicePath(choice: Choice): string {
  const given = Object.entries(choice).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `?${new URLSearchParams(given)}`;
}

/**
 * The last days, today included: the city's day, whenever its clocks were changed.
 * @param now ms since 1970
 * @param count how many days
 */
export function lastDays(now: number, timeZone: string, count: number): { from: string; to: string } {
  const to = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
  const from = new Date(Date.parse(to) - (count - 1) * DAY_MS).toISOString().slice(0, 10);
  return { from, to };
}

/**
 * The question of a choice.
 * @param now ms since 1970; the last day is the city's day then
 */
export function questionOf(choice: Choice, now: number, timeZone: string): InsightsQuery {
  const usual = lastDays(now, timeZone, DEFAULT_RANGE);
  const { from = usual.from, to = usual.to, ...rest } = choice;
  return { from, to, ...rest };
}

/** Whether a question has more filters than its days allow. */
export function hasTooManyFilters(question: InsightsQuery): boolean {
  const days = (Date.parse(question.to) - Date.parse(question.from)) / DAY_MS + 1;
  return days > MAX_DAYS_OF_FILTERS && FILTER_NAMES.filter((name) => question[name]).length > 1;
}

export const TOO_MANY_FILTERS = `More than ${MAX_DAYS_OF_FILTERS} days can be filtered by one thing at a time. Choose fewer days, or remove filters.`;
