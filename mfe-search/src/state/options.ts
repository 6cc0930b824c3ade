import { priceMeaning } from '@guide/contracts/place';
import { pubKind, type Site } from '@guide/contracts/site';

/** Value for "no filter" (ENT-20). */
export const ALL = 'all';

/** CONST-07; badges use these labels, too. */
export const CATEGORIES = [
  { value: ALL, label: 'All Categories' },
  { value: 'attraction', label: 'Attractions' },
  { value: 'restaurant', label: 'Restaurants' },
  { value: 'pub', label: 'Pubs & Bars' },
] as const;

/** The categories that the city has, with its names. */
export const categoriesOf = (
  site: Pick<Site, 'kinds' | 'offers'>,
): { value: CategoryChoice; label: string }[] =>
  CATEGORIES.filter(({ value }) => value === ALL || site.offers.categories.includes(value)).map(
    ({ value, label }) => ({ value, label: value === 'pub' ? pubKind(site).title : label }),
  );

/** Price levels to filter by (CONST-08). */
export const pricesOf = ({ offers }: Pick<Site, 'offers'>): PriceOption[] => [
  { value: ALL, label: 'All' },
  ...offers.prices.map((value) => ({
    value,
    label: value,
    ...(value !== 'Free' && { meaning: priceMeaning(value) }),
  })),
];

interface PriceOption {
  value: string;
  label: string;
  /** "Budget" */
  meaning?: string;
}

/** Lowest ratings to filter by (CONST-09). */
export const RATINGS = [
  { value: ALL, label: 'All', rest: 'ratings' },
  { value: '4.5', label: '4.5', rest: 'and up' },
  { value: '4.0', label: '4.0', rest: 'and up' },
  { value: '3.5', label: '3.5', rest: 'and up' },
] as const;

/** Orders of the results (CONST-10). */
export const SORTS = [
  { value: 'relevance', label: 'Best Match' },
  { value: 'rating', label: 'Highest Rated' },
  { value: 'reviews', label: 'Most Reviews' },
  { value: 'name', label: 'Alphabetical' },
] as const;

/** The orders that the city's places can have. */
export const sortsOf = ({ offers }: Pick<Site, 'offers'>) =>
  SORTS.filter(
    ({ value }) => (value !== 'rating' || offers.ratings) && (value !== 'reviews' || offers.reviews),
  );

/** Added to the sorts while "Near me" is on. */
export const NEAREST = { value: 'nearest', label: 'Nearest' } as const;

export type CategoryChoice = (typeof CATEGORIES)[number]['value'];
export type RatingChoice = (typeof RATINGS)[number]['value'];
export type SortChoice = (typeof SORTS)[number]['value'];
export type View = 'grid' | 'list';
