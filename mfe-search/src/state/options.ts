import { priceMeaning } from '@guide/contracts/place';
import { pubKind, type Site, wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';

/** Value for "no filter" (ENT-20). */
export const ALL = 'all';

/** CONST-07 */
export const CATEGORIES = [ALL, 'attraction', 'restaurant', 'pub'] as const;
/** Lowest ratings to filter by (CONST-09). */
export const RATINGS = [ALL, '4.5', '4.0', '3.5'] as const;
/** Orders of the results (CONST-10). */
export const SORTS = ['relevance', 'rating', 'reviews', 'name'] as const;

export type CategoryChoice = (typeof CATEGORIES)[number];
export type RatingChoice = (typeof RATINGS)[number];
export type SortChoice = (typeof SORTS)[number];
export type View = 'grid' | 'list';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

/** The city's name for a category; badges use it, too. */
export function categoryLabel(site: Pick<Site, 'kinds'>, category: CategoryChoice): string {
  switch (category) {
    case ALL:
      return i18n.t('All Categories');
    case 'attraction':
      return i18n.t('Attractions');
    case 'restaurant':
      return i18n.t('Restaurants');
    case 'pub':
      return pubKind(site).title;
  }
}

/** The categories that the city has. */
export const categoriesOf = (site: Pick<Site, 'kinds' | 'offers'>): Option<CategoryChoice>[] =>
  CATEGORIES.filter((value) => value === ALL || site.offers.categories.includes(value)).map((value) => ({
    value,
    label: categoryLabel(site, value),
  }));

interface PriceOption extends Option {
  /** What the signs mean: "££ Moderate". */
  note?: string;
}

/** "££", or the word for free admission. */
export const priceLabel = (range: string): string => (range === 'Free' ? i18n.t('Free') : range);

function priceOption(value: string): PriceOption {
  if (value === 'Free') return { value, label: priceLabel(value) };
  const meaning = priceMeaning(value);
  return {
    value,
    label: i18n.t('{price}<1> ({meaning})</1>', { price: value, meaning }),
    note: `${value}\u00a0${meaning}`,
  };
}

/** Price levels to filter by (CONST-08); labels for a `ChoiceGroup`. */
export const pricesOf = ({ offers }: Pick<Site, 'offers'>): PriceOption[] => [
  { value: ALL, label: i18n.t('All') },
  ...offers.prices.map(priceOption),
];

/** The ratings with labels for a `ChoiceGroup`. */
export function ratingsOf({ locale }: Pick<Site, 'locale'>): Option<RatingChoice>[] {
  const { format } = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  return RATINGS.map((value) => ({
    value,
    label:
      value === ALL
        ? i18n.t('All<0> ratings</0>')
        : i18n.t('{rating}<0> and up</0>', { rating: format(Number(value)) }),
  }));
}

/** The orders that the city's places can have. */
export function sortsOf({ offers }: Pick<Site, 'offers'>): Option<SortChoice>[] {
  const sorts: Option<SortChoice>[] = [{ value: 'relevance', label: i18n.t('Best Match') }];
  if (offers.ratings) sorts.push({ value: 'rating', label: i18n.t('Highest Rated') });
  if (offers.reviews) sorts.push({ value: 'reviews', label: i18n.t('Most Reviews') });
  sorts.push({ value: 'name', label: i18n.t('Alphabetical') });
  return sorts;
}

/** Added to the sorts while "Near me" is on. */
export const NEAREST = 'nearest';

/** Areas by the name that visitors see. The service sorts the English names. */
export function areaOptions(names: readonly string[], site: Pick<Site, 'words' | 'locale'>): Option[] {
  const areas = names.map((name) => ({ value: name, label: wordIn(site, name) }));
  if (site.words) {
    const { compare } = new Intl.Collator(site.locale);
    areas.sort((a, b) => compare(a.label, b.label));
  }
  return [{ value: ALL, label: i18n.t('All Areas') }, ...areas];
}
