import type { Listing } from '../api';

/** What is shown when a listing has no rating (CONST-05). */
const DEFAULT_RATING = 4.0;

/**
 * A listing's rating as a number of 0 to 5; it comes as a number or a decimal string (ENT-04, D-13).
 * @returns 4.0 when it is missing or no number
 */
export function ratingValue(rating: Listing['rating'] | null): number {
  const value = typeof rating === 'string' && rating.trim() !== '' ? Number(rating) : rating;
  return typeof value === 'number' && Number.isFinite(value) ? value : DEFAULT_RATING;
}
