import { pubKind, type Site } from '@guide/contracts/site';
import { Beer, Landmark, type LucideIcon, Utensils } from 'lucide-react';
import type { Place } from './place';

/** Labels and icons, in the order of the chips (CONST-07). */
export const CATEGORIES: Record<Place['category'], { label: string; Icon: LucideIcon }> = {
  attraction: { label: 'Attractions', Icon: Landmark },
  restaurant: { label: 'Restaurants', Icon: Utensils },
  pub: { label: 'Pubs & Bars', Icon: Beer },
};
export const CATEGORY_NAMES = Object.keys(CATEGORIES) as Place['category'][];

/** The city's name for a category. */
export const categoryLabel = (site: Pick<Site, 'kinds'>, category: Place['category']): string =>
  category === 'pub' ? pubKind(site).title : CATEGORIES[category].label;
