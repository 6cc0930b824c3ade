import { type Chip, readChips, readWithin } from '@guide/contracts/place';
import { WEEKDAYS } from '@guide/contracts/site';

/** What the visitor chose, as the URL has it (D-9). */
export interface PubsFilters {
  /** The quick choices that are made. */
  chips: Chip[];
  /** Minutes on foot; null for any. */
  within: number | null;
  /** The number of the chosen evening, from 1, or "all"; null where nothing is chosen: all, folded. */
  crawl: string | null;
  /** The weekday of the crawl, "mon"; null for today. */
  day: string | null;
}

/** Reads the filters of a query string. An unknown day is today. */
export const readFilters = (search: URLSearchParams): PubsFilters => ({
  chips: readChips(search),
  within: readWithin(search),
  crawl: search.get('crawl'),
  day: WEEKDAYS.find(({ key }) => key === search.get('day'))?.key ?? null,
});

/** The address with these filters. @param path "" stays on the page's own */
export function pubsPath(path: string, { chips, within, crawl, day }: PubsFilters): string {
  const query = new URLSearchParams();
  if (chips.length > 0) query.set('chips', chips.join(','));
  if (within !== null) query.set('within', String(within));
  if (crawl) query.set('crawl', crawl);
  if (day) query.set('day', day);
  return query.size > 0 || path === '' ? `${path}?${query}` : path;
}
