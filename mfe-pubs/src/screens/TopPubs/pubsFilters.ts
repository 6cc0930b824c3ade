import { type Chip, readChips, readWalk, readWhen, type Walk, writeWalk } from '@guide/contracts/place';
import { WEEKDAYS } from '@guide/contracts/site';

export interface PubsFilters extends Walk {
  chips: Chip[];
  /** The time that chips and cards are about, as from `readWhen`; null: now. */
  when: string | null;
  /** Number of an evening from 1, or "all"; null: all pubs, collapsed. */
  crawl: string | null;
  /** Weekday of the crawl: "mon"; null: today. */
  day: string | null;
}

/** Reads the filters from the URL (D-9). An unknown day means today. */
export const readFilters = (search: URLSearchParams): PubsFilters => ({
  chips: readChips(search),
  when: readWhen(search),
  ...readWalk(search),
  crawl: search.get('crawl'),
  day: WEEKDAYS.find(({ key }) => key === search.get('day'))?.key ?? null,
});

/** URL parameters without default values. */
export function filtersQuery(filters: PubsFilters): URLSearchParams {
  const { chips, when, crawl, day } = filters;
  const query = new URLSearchParams();
  if (chips.length > 0) query.set('chips', chips.join(','));
  if (when) query.set('when', when);
  writeWalk(query, filters);
  if (crawl) query.set('crawl', crawl);
  if (day) query.set('day', day);
  return query;
}

/** URL with the filters. @param path - "" for the current page */
export function pubsPath(path: string, filters: PubsFilters): string {
  const query = filtersQuery(filters);
  return query.size > 0 || path === '' ? `${path}?${query}` : path;
}
