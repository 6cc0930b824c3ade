import type { Listing } from '../api';

/** CONST-05. */
const DEFAULT_RATING = 4.0;

/** A rating, number or decimal string, as a number (ENT-04, D-13); 4.0 when missing or invalid. */
export function ratingValue(rating: Listing['rating'] | null): number {
  const value = typeof rating === 'string' && rating.trim() !== '' ? Number(rating) : rating;
  return typeof value === 'number' && Number.isFinite(value) ? value : DEFAULT_RATING;
}
