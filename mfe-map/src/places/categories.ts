import { pubKind, type Site } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Beer, Landmark, type LucideIcon, Utensils } from 'lucide-react';
import type { Place } from './place';

/** In the order of the chips (CONST-07). */
export const CATEGORY_ICONS: Record<Place['category'], LucideIcon> = {
  attraction: Landmark,
  restaurant: Utensils,
  pub: Beer,
};
export const CATEGORY_NAMES = Object.keys(CATEGORY_ICONS) as Place['category'][];

/** The city's name for a category. */
export function categoryLabel(site: Pick<Site, 'kinds'>, category: Place['category']): string {
  if (category === 'pub') return pubKind(site).title;
  return category === 'attraction' ? i18n.t('Attractions') : i18n.t('Restaurants');
}
