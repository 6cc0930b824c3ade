import { useHost, useUrlState } from '@guide/contracts/module';
import { type Chip, readChips, readWalk, readWhen, type Walk, writeWalk } from '@guide/contracts/place';
import type { Site } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';

/** The orders that a city's places can have, of all that a list knows. */
export function sortsIn<Sort extends { value: string }>({ offers }: Site, all: readonly Sort[]): Sort[] {
  const lacks: Record<string, boolean> = {
    rating: !offers.ratings,
    reviews: !offers.reviews,
    price: offers.prices.length < 2,
  };
  return all.filter(({ value }) => !lacks[value]);
}

/** Added to the sorts while walks have a start. */
export const NEAREST = {
  value: 'nearest',
  get label() {
    return i18n.t('Nearest');
  },
};

export const ALL = 'all';

/** Filters in the URL that every list has (D-9, D-15). */
export interface PlaceFilters extends Walk {
  /** Name of an area, or "all"; unknown names match nothing. */
  area: string;
  chips: Chip[];
  /** The time that chips and cards are about, as from `readWhen`; null: now. */
  when: string | null;
  page: number;
}

/** Parses the URL; unknown chips and pages become the default. */
export function readPlaceFilters(search: URLSearchParams): PlaceFilters {
  const page = search.get('page') ?? '';
  return {
    area: search.get('area') || ALL,
    chips: readChips(search),
    when: readWhen(search),
    ...readWalk(search),
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** Adds all but the area, without default values. */
export function writePlaceFilters(search: URLSearchParams, filters: PlaceFilters): void {
  const { chips, when, page } = filters;
  if (chips.length > 0) search.set('chips', chips.join(','));
  if (when) search.set('when', when);
  writeWalk(search, filters);
  if (page > 1) search.set('page', String(page));
}

export const pathWith = (list: string, query: URLSearchParams): string =>
  query.size > 0 ? `${list}?${query}` : list;

/** Filters in the URL (D-9), with tracking. A change leads to the first page. @param category - for analytics */
export function useListFilters<Filters extends PlaceFilters>(
  read: (search: URLSearchParams) => Filters,
  write: (filters: Filters) => URLSearchParams,
  category: string,
) {
  const { track } = useHost();
  const [filters, go] = useUrlState(read, (next: Filters) => `?${write(next)}`);
  const setFilters = (change: Partial<Filters>) => {
    go({ ...filters, page: 1, ...change });
    const [name, value] = Object.entries(change)[0] ?? [];
    track({ name: 'filter_change', category, label: `${name}: ${value}` });
  };
  return { filters, setFilters };
}

const MAX_LABEL_LENGTH = 40;

/** Shortens a text from the URL and removes control characters. */
export function sanitizeLabel(text: string): string {
  const clean = text.replace(/\p{Cc}/gu, '').trim();
  if (clean === '') return i18n.t('Unknown');
  return clean.length > MAX_LABEL_LENGTH ? `${clean.slice(0, MAX_LABEL_LENGTH)}…` : clean;
}
