import type { PriceRange } from '@guide/contracts/api';
import { type Site, wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';

/** Where a place is: "Soho, London". @param area - English, as in the data */
export const whereText = (site: Site, area: string): string =>
  i18n.t('{area}, {city}', { area: wordIn(site, area), city: site.product });

/** "Free", "££" */
export const priceRangeText = (range: PriceRange): string => (range === 'Free' ? i18n.t('Free') : range);

/** Title of a document: "Home | London Tourist Guide". */
export const documentTitle = (page: string, { product }: Site): string =>
  i18n.t('{page} | {city} Tourist Guide', { page, city: product });
