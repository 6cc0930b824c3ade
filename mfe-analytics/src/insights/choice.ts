import type { InsightsQuery } from '@guide/contracts/api';

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

/** What an analyst asks: days (none: the last 28), what they are compared with, and filters. */
export type Choice = Partial<Pick<InsightsQuery, 'from' | 'to' | 'compare' | FilterName>>;

const DAY_MS = 86_400_000;
const LAST_DAYS = 28;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Reads it from an address; what makes no sense is left out. */
export function readChoice(search: URLSearchParams): Choice {
  const [from, to, compare] = ['from', 'to', 'compare'].map((name) => search.get(name) ?? '');
  const filters = Object.keys(FILTERS).flatMap((name) => {
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
 * The question of a choice.
 * @param now ms since 1970; the last day is the city's day then
 */
export function questionOf(choice: Choice, now: number, timeZone: string): InsightsQuery {
  const day = (at: number) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);
  const { from = day(now - (LAST_DAYS - 1) * DAY_MS), to = day(now), ...rest } = choice;
  return { from, to, ...rest };
}
