import { Beer, Landmark, type LucideIcon, Utensils } from 'lucide-react';
import type { Place } from '../places/place';

/** The sign of each kind of place. */
export const categoryIcon: Record<Place['category'], LucideIcon> = {
  attraction: Landmark,
  restaurant: Utensils,
  pub: Beer,
};
