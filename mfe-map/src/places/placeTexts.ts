import { type Site, wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import type { Place } from './place';
import { rankOf } from './rank';

/** Name of a ranked marker: "1. Tower of London, Tower Hill". */
export const markerName = (site: Pick<Site, 'words'>, place: Place): string =>
  i18n.t('{rank}. {name}, {area}', {
    rank: rankOf(place)!,
    name: place.name,
    area: wordIn(site, place.area),
  });

/** "££", or the word for free admission. */
export const priceText = (range: NonNullable<Place['priceRange']>): string =>
  range === 'Free' ? i18n.t('Free') : range;

const formats = new Map<string, Intl.NumberFormat>();

/** "4.5", in German "4,5". The formats are kept, because creating one takes longer than a row of the list. */
export function ratingText(rating: number, { locale }: Pick<Site, 'locale'>): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    formats.set(locale, format);
  }
  return format.format(rating);
}
