import type { Place } from './place';

/** The kinds of places, in the order of their toggles (CONST-07). */
export const CATEGORIES: { category: Place['category']; label: string }[] = [
  { category: 'attraction', label: 'Attractions' },
  { category: 'restaurant', label: 'Restaurants' },
  { category: 'pub', label: 'Pubs & Bars' },
];
