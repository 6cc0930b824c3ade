import { ApiError, type Insights, type InsightsQuery } from '@guide/contracts/api';
import { FILTER_PATTERNS, MAX_DAYS_OF_FILTERS } from '@guide/contracts/api/panels';
import { i18n } from '@guide/contracts/texts';

/** The filters with their labels. */
export const FILTERS = {
  get page() {
    return i18n.t('Page');
  },
  get area() {
    return i18n.t('Area');
  },
  get kind() {
    return i18n.t('Kind');
  },
  get device() {
    return i18n.t('Device');
  },
  get referrer() {
    return i18n.t('Referrer');
  },
  get country() {
    return i18n.t('Country');
  },
  get release() {
    return i18n.t('Release');
  },
  get browser() {
    return i18n.t('Browser');
  },
  get system() {
    return i18n.t('System');
  },
  get source() {
    return i18n.t('Campaign source');
  },
  get medium() {
    return i18n.t('Campaign medium');
  },
  get campaign() {
    return i18n.t('Campaign');
  },
  get language() {
    return i18n.t('Language');
  },
};
export type FilterName = keyof typeof FILTERS;
export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

/** The list of the response that contains the values of each filter. */
export const LIST_OF = {
  page: 'pages',
  area: 'areas',
  kind: 'kinds',
  device: 'devices',
  referrer: 'referrers',
  country: 'countries',
  release: 'releases',
  browser: 'browsers',
  system: 'systems',
  source: 'sources',
  medium: 'mediums',
  campaign: 'campaigns',
  language: 'languages',
} as const satisfies Record<FilterName, keyof Insights>;

/** Selected days (default: the last 28), comparison and filters. */
export type Choice = Partial<Pick<InsightsQuery, 'from' | 'to' | 'compare' | FilterName>>;

/** Id of the form "Which visits", which also sends the period. */
export const CHOICE_FORM = 'which-visits';

const DAY_MS = 86_400_000;
export const RANGES = [1, 7, 28, 90, 365] as const;
const DEFAULT_RANGE = 28;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Parses the URL and ignores invalid values. */
export function readChoice(search: URLSearchParams): Choice {
  const [from, to, compare] = ['from', 'to', 'compare'].map((name) => search.get(name) ?? '');
  const filters = FILTER_NAMES.flatMap((name) => {
    const value = search.get(name);
    return value && value.length <= 200 && new RegExp(FILTER_PATTERNS[name]).test(value)
      ? [[name, value]]
      : [];
  });
  const isRange = DAY.test(from!) && DAY.test(to!) && from! <= to!;
  return {
    ...(isRange && { from, to }),
    ...((compare === 'before' || compare === 'year') && { compare }),
    ...Object.fromEntries(filters),
  };
}

export function choicePath(choice: Choice): string {
  const params = Object.entries(choice).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `?${new URLSearchParams(params)}`;
}

/** The last `count` days in the city's time zone, including today. @param now - ms since 1970 */
export function lastDays(now: number, timeZone: string, count: number): { from: string; to: string } {
  const to = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
  const from = new Date(Date.parse(to) - (count - 1) * DAY_MS).toISOString().slice(0, 10);
  return { from, to };
}

export function insightsQueryOf(choice: Choice, now: number, timeZone: string): InsightsQuery {
  const initial = lastDays(now, timeZone, DEFAULT_RANGE);
  const { from = initial.from, to = initial.to, ...rest } = choice;
  return { from, to, ...rest };
}

/** The chosen filters that the guide has refused because their values do not exist. */
export function unknownFilters(error: Error | null, choice: Choice): FilterName[] {
  if (!(error instanceof ApiError) || error.status !== 400) return [];
  try {
    const { details } = JSON.parse(error.body).error as { details: { field: string }[] };
    return FILTER_NAMES.filter((name) => choice[name] && details.some(({ field }) => field === name));
  } catch {
    return [];
  }
}

/** Long ranges allow only one filter. */
export function hasTooManyFilters(params: InsightsQuery): boolean {
  const days = (Date.parse(params.to) - Date.parse(params.from)) / DAY_MS + 1;
  return days > MAX_DAYS_OF_FILTERS && FILTER_NAMES.filter((name) => params[name]).length > 1;
}

export const tooManyFiltersText = (): string =>
  i18n.t('More than {days} days allow one filter at a time. Choose fewer days, or remove filters.', {
    days: MAX_DAYS_OF_FILTERS,
  });
