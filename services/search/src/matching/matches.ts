import type { SearchQuery } from '@guide/contracts/api/schemas';
import type { Entry } from './entry';
import { fold } from './fold';

/** "all" and nothing mean the same: no filter. */
const chosen = <T>(value: T | undefined): value is Exclude<T, 'all' | ''> =>
  value !== undefined && value !== 'all' && value !== '';

/**
 * Whether a listing matches text and filters together (SEARCH-22, SEARCH-23, SEARCH-27). The text is a substring,
 * never a pattern; space around it does not count. `query` wins over `q`.
 */
export function matcher(query: SearchQuery): (entry: Entry) => boolean {
  const text = fold((query.query ?? query.q ?? '').trim());
  const { category, area, priceRange, rating } = query;
  return (entry) =>
    (!chosen(category) || entry.listing.category === category) &&
    (!chosen(area) || entry.listing.area === area) &&
    (!chosen(priceRange) || entry.listing.priceRange === priceRange) &&
    (!chosen(rating) || entry.rating >= rating) &&
    (text === '' || entry.texts.some((one) => one.includes(text)));
}
